import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToWorker } from '../local/messages';

/** A worker that can be made to fail. */
class FakeWorker {
  static made: FakeWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  heard: ToWorker[] = [];
  terminate = vi.fn();

  constructor() {
    FakeWorker.made.push(this);
  }

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }
}

const found = (page: string) => vi.fn(() => Promise.resolve(new Response(page)));

beforeEach(() => {
  vi.resetModules();
  FakeWorker.made = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/index-old.js' }) });
  vi.stubGlobal('fetch', found('<script type="module" src="/assets/index-old.js">'));
});
afterEach(() => vi.unstubAllGlobals());

test('everybody who waits for a worker that fails is told, and the next one gets another', async () => {
  const { local } = await import('./local');
  const [one, other] = [local.record('local-1'), local.place('local-1')];
  FakeWorker.made[0]?.onerror?.();
  for (const waiting of [one, other])
    await expect(waiting).rejects.toMatchObject({ body: { message: 'ui-local-failed' } });
  expect(FakeWorker.made[0]?.terminate).toHaveBeenCalled();

  const again = local.record('local-1');
  const [, second] = FakeWorker.made;
  const asked = second?.heard[0];
  second?.onmessage?.({ data: { kind: 'answer', number: asked?.kind === 'ask' ? asked.number : 0, answer: [] } });
  expect(await again).toEqual([]);
});

test('where nothing is kept, no worker comes to look for it', async () => {
  const { local } = await import('./local');
  expect(await local.mine()).toEqual([]);
  expect(FakeWorker.made).toEqual([]);
});

test('a table whose worker fails is closed with a sentence', async () => {
  const { LocalSocket } = await import('./local');
  const socket = new LocalSocket('local-1');
  const heard: unknown[] = [];
  socket.onmessage = ({ data }) => heard.push(JSON.parse(data));
  socket.onclose = ({ code }) => heard.push(code);
  FakeWorker.made[0]?.onerror?.();
  expect(heard).toEqual([{ type: 'closing', message: 'ui-local-failed', reason: 'the worker has failed' }, 4404]);
});

test.each([
  ['/assets/index-old.js', false],
  ['/assets/index-new.js', true],
])('whether the program was renewed is seen in the page: %s', async (script, renewed) => {
  vi.stubGlobal('fetch', found(`<script type="module" src="${script}">`));
  const { local } = await import('./local');
  const { isRenewed } = await import('../base/renewal.svelte');
  const asked = local.record('local-1');
  FakeWorker.made[0]?.onerror?.();
  await expect(asked).rejects.toThrow();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(isRenewed()).toBe(renewed);
});

test('a worker that finds a newer engine asks for the page to be loaded anew', async () => {
  const { local } = await import('./local');
  const { isRenewed } = await import('../base/renewal.svelte');
  const asked = local.record('local-1');
  const refusal = { rule: null, reason: '', message: 'ui-renewed', arguments: {} };
  FakeWorker.made[0]?.onmessage?.({ data: { kind: 'refusal', number: 1, refusal } });
  await expect(asked).rejects.toMatchObject({ body: refusal });
  expect(isRenewed()).toBe(true);
});
