/** Whether this browser can be called while it is closed, and its subscription. */

import { remember, remembered } from '../base/memory';
import { language } from '../base/words.svelte';
import { api } from '../transport/api';
import type { Notifications } from '../wire/wire';

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** Under which name the server knows this device. */
const CHANNEL = 'push-channel';

export async function pushState(): Promise<PushState> {
  const worker = await registration();
  if (!worker) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off';
}

async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

/** Ask the browser, then tell the server. A subscription to another key is of no use to this server. */
export async function subscribe(key: string): Promise<Notifications | null> {
  const worker = await registration();
  if (!worker || (await Notification.requestPermission()) !== 'granted') return null;
  const known = await worker.pushManager.getSubscription();
  if (known && keyOf(known) !== key) await known.unsubscribe();
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return tell(subscription);
}

/** Sends an existing subscription again: the server may have forgotten it, or the language may have changed. */
export async function renew(): Promise<Notifications | null> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  return subscription ? tell(subscription) : null;
}

export async function unsubscribe(): Promise<void> {
  await (await (await registration())?.pushManager.getSubscription())?.unsubscribe();
  const channel = remembered(CHANNEL);
  if (channel) await api.dropChannel(channel).catch(() => undefined);
}

async function tell(subscription: PushSubscription): Promise<Notifications> {
  const { endpoint, keys } = subscription.toJSON();
  const mine = await api.addPush({
    endpoint: endpoint ?? '',
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
    language: language(),
  });
  if (mine.added) remember(CHANNEL, mine.added);
  return mine;
}

function keyOf(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
