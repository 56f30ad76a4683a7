/** Waiting, in real and in fake time. */

import { vi } from 'vitest';

const FRAME_MS = 16;
const PATIENCE_MS = 30_000; // a machine may be busy; a page that never comes to rest is still found
const frameReally = globalThis.requestAnimationFrame.bind(globalThis);
const elapsedReally = performance.now.bind(performance);

/** One frame is painted. */
export const frame = (): Promise<void> => new Promise((done) => frameReally(() => done()));

/** Waits until the page says that it is at rest. In fake time, time goes on as far as that takes. */
export async function settle(): Promise<void> {
  const end = elapsedReally() + PATIENCE_MS;
  while (elapsedReally() < end) {
    await frame();
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(FRAME_MS);
    if ('settled' in document.documentElement.dataset) return;
  }
  throw new Error('the page did not come to rest');
}

/** From here on time stands still until a test moves it. */
export function stopTime(): void {
  vi.useFakeTimers();
}

/** This number of milliseconds passes. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await frame();
}
