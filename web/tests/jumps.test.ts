/** What is seen stays where it is when a move changes something else; what is pushed aside glides. */

import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DESK, PHONE } from './support/devices';
import { prefer } from './support/media';
import { sit, type Moment, type Size, type Table } from './support/table';
import { settle } from './support/time';

/** As a share of the window; 0.1 counts as good elsewhere. */
const MOST_JUMP_OF_A_MOVE = 0.02;
const CHANGES = 8;
/** Less than the height of a line, by more than a first step of a glide. */
const HALF_A_LINE = 12;
const LINES = '.history li li';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Counts what jumps from now on. */
class Jumps {
  readonly found: [by: number, ...what: string[]][] = [];
  readonly #observer = new PerformanceObserver((list) => this.#note(list.getEntries()));

  constructor() {
    this.#observer.observe({ type: 'layout-shift' });
  }

  get sum(): number {
    this.#note(this.#observer.takeRecords());
    return this.found.reduce((sum, [by]) => sum + by, 0);
  }

  stop(): void {
    this.#observer.disconnect();
  }

  #note(entries: PerformanceEntryList): void {
    for (const { value, sources } of entries as Shift[])
      this.found.push([
        value,
        ...sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '')),
      ]);
  }
}

let jumps: Jumps | null = null;
afterEach(() => jumps?.stop());

const TABLES: [string, Size][] = [
  ['amul-4', PHONE],
  ['amulett-4', DESK],
];
const MORE: [string, Size][] = [
  ['amul-8', DESK],
  ['amulett-6', PHONE],
];

test.for(import.meta.env.VITE_ALL ? [...TABLES, ...MORE] : TABLES)(
  'whatever the moves of %s change at %s, nothing else jumps',
  async ([name, size]) => {
    await prefer({ motion: 'no-preference' });
    const table = await sit(name, { size, tempo: 'fast' });
    // It has its own test.
    document.querySelector<HTMLElement>('.history')?.style.setProperty('visibility', 'hidden');
    jumps = new Jumps();
    for (let change = 0; change < CHANGES; change += 1) {
      // A step that waits for nobody is followed by the next one at once.
      do expect(table.next()).toBe(true); while (!table.view.awaited.length); // prettier-ignore
      await settle();
    }
    expect(jumps.sum / CHANGES, JSON.stringify(jumps.found, null, 1)).toBeLessThan(MOST_JUMP_OF_A_MOVE);
  },
);

const BARS: [string, Size][] = [
  ['amul-4', [1280, 800]],
  ['amulett-4', [1280, 800]],
  ['amulett-4', [1024, 768]],
];
const MORE_BARS: [string, Size][] = [
  ['amul-4', [1440, 900]],
  ['amulett-4', [1440, 900]],
  ['amulett-4', [820, 1180]],
];

test.for(import.meta.env.VITE_ALL ? [...BARS, ...MORE_BARS] : BARS)(
  'the action bar of %s has one height at %s, whatever is asked',
  { timeout: 240_000 },
  async ([name, size]) => {
    const table = await sit(name, { size, tempo: 'at-once', language: 'de' });
    const heights = new Map<number, string>();
    const seen = new Set<string>();
    const isNew: Moment = ({ step, legal }) =>
      step === 'over' || !!import.meta.env.VITE_ALL || !seen.has(`${step} ${legal.length}`);
    do {
      const { height } = document.querySelector('.prompt')!.getBoundingClientRect();
      const now = `${table.view.step} ${table.view.legal.length}`;
      heights.set(Math.round(height), now);
      seen.add(now);
      do table.next(); while (!isNew(table.view)); // prettier-ignore
      await painted();
    } while (table.view.step !== 'over');
    expect([...heights], [...heights].join(' | ')).toHaveLength(1);
  },
);

test('a jump is noticed', async () => {
  await sit('amul-4', { size: PHONE });
  jumps = new Jumps();
  document.body.style.paddingTop = '90px';
  await settle();
  document.body.style.paddingTop = '';
  expect(jumps.sum).toBeGreaterThan(MOST_JUMP_OF_A_MOVE);
});

test('what a decision changes pushes nothing away', async () => {
  await prefer({ motion: 'no-preference' });
  const table = await sit('amul-4', { size: PHONE });
  jumps = new Jumps();
  await userEvent.click(document.querySelector('.hand .playable')!, { position: { x: 12, y: 40 } });
  await settle();
  await userEvent.click(document.querySelector('.prompt .button.primary')!);
  await settle();
  expect(table.moves).toHaveLength(1);
  expect(jumps.sum, JSON.stringify(jumps.found)).toBeLessThan(MOST_JUMP_OF_A_MOVE);
});

test('lines of the history make room for new ones, and glide', async () => {
  await prefer({ motion: 'no-preference' });
  const table = await sit('amulett-4', { tempo: 'at-once' });
  await tellMore(table);
  const line = document.querySelector(LINES)!;
  const before = line.getBoundingClientRect().top;
  const lines = document.querySelectorAll(LINES).length;
  while (document.querySelectorAll(LINES).length === lines) {
    table.next();
    await painted();
  }
  expect(document.querySelector('.history')!.getAnimations({ subtree: true }).length).toBeGreaterThan(0);
  await settle();
  expect(line.getBoundingClientRect().top - before).toBeGreaterThan(HALF_A_LINE);
});

test('the history shows the newest line, unless somebody reads an older one', async () => {
  await prefer({ motion: 'no-preference' });
  const table = await sit('amulett-4', { size: [1120, 640], tempo: 'at-once' });
  const box = document.querySelector('.history .scroll')!;
  while (box.scrollHeight <= box.clientHeight + 40) await tellMore(table);
  box.scrollTop = 9; // a glide that has not ended is nobody who reads
  await tellMore(table);
  expect(box.scrollTop).toBe(0);
  await userEvent.wheel(page.elementLocator(box), { delta: { y: 60 } });
  await settle();
  const read = box.scrollTop;
  expect(read).toBeGreaterThan(0);
  await tellMore(table);
  expect(box.scrollTop).toBeGreaterThan(read);
});

/** The game goes on until there is another line. */
async function tellMore(table: Table): Promise<void> {
  const lines = document.querySelectorAll(LINES).length;
  while (document.querySelectorAll(LINES).length <= lines) {
    expect(table.next()).toBe(true);
    await settle();
  }
}

/** One frame has been painted, with all that observers of sizes have done before it. */
const painted = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(null);
  })); // prettier-ignore
