/** What happens at a table is told in beats: they can be followed, skipped and seen again, and never block a choice. */

import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../src/beats/BeatLayer.svelte';
import type { Tempo } from '../src/state/tempo.svelte';
import { DEVICES, DESK, PHONE } from './support/devices';
import { film, stage, type Seen } from './support/film';
import { all, button, click, one, press, textOf } from './support/hand';
import { prefer } from './support/media';
import { close, sit, type Moment, type Size, type Table } from './support/table';
import { pass, settle, stopTime } from './support/time';

const FASTER: Record<Exclude<Tempo, 'at-once'>, number> = { calm: 1.7, normal: 1, fast: 0.55 };
/** An update more, so long nobody looks: beats are told to somebody who is always asked next. */
const isSettled = (): boolean => 'settled' in document.documentElement.dataset;
const revealed: Moment = (view) => view.history.some(({ event }) => event === 'revealed');
const beforeReveal: Moment = (view) => view.step === 'play' && view.awaited.length === 1;

beforeEach(() => prefer({ motion: 'no-preference' }));

/** At a table at which time stands still. */
async function follow(name: string, at: Moment, wishes: { size?: Size; tempo?: Tempo; language?: 'en' | 'de' } = {}): Promise<Table> {
  const table = await sit(name, { at, ...wishes });
  stopTime();
  return table;
}

/** Everybody reveals. */
async function reveal(wishes: Parameters<typeof follow>[2] = {}): Promise<Table> {
  const table = await follow('amul-3', beforeReveal, { tempo: 'calm', ...wishes });
  table.nextUntil(revealed);
  await pass(300);
  return table;
}

const told = (): string | null => stage()?.getAttribute('aria-label') ?? null;

test.each(DEVICES)('a reveal names everybody and leaves the prompt free (%s)', async (_, size) => {
  const table = await reveal({ size });
  expect(told()).toBe('All reveal');
  const shown = stage() as HTMLElement;
  expect(shown.querySelectorAll('.figure')).toHaveLength(3);
  const others = all('.seat').map((seat) => seat.getAttribute('aria-label'));
  expect([...shown.querySelectorAll('.owner')].map(textOf)).toEqual(['Anna', ...others]);
  const [above, prompt] = [shown.getBoundingClientRect(), one('.prompt').getBoundingClientRect()];
  expect(above.bottom).toBeLessThanOrEqual(prompt.top);

  // What can be decided now is decided while the stage stands, and the newest state is there at once.
  expect(table.view.legal.length).toBeGreaterThan(1);
  await userEvent.click(all('.hand .card.playable').at(-1) as HTMLElement);
  await pass(50);
  expect(told()).toBe('All reveal');
  await userEvent.click(one('.prompt .button.primary'));
  await pass(50);
  expect(table.moves).toHaveLength(1);
  expect(told()).toBeNull();
});

test('a phone on its side tells it beside the prompt', async () => {
  await reveal({ size: [844, 390] });
  expect(told()).toBe('All reveal');
  const shown = (stage() as HTMLElement).getBoundingClientRect();
  expect(shown.height).toBeGreaterThan(36);
  expect(shown.right).toBeLessThanOrEqual(one('.prompt').getBoundingClientRect().left);
});

test.each([
  ['en', 'All reveal', 'See how it ends.'],
  ['de', 'Alle decken auf', 'Schau, wie es ausgeht.'],
] as const)('what has been answered is not asked again while it is told (%s)', async (language, title, prompt) => {
  const last: Moment = (view) => view.step === 'play' && view.round === view.rounds && view.awaited.length === 1;
  const table = await follow('amul-8', last, { tempo: 'calm', language });
  table.nextUntil((view) => view.step === 'over');
  await pass(300);
  expect(told()).toBe(title);
  expect(textOf(one('.sentence'))).toBe(prompt);
  expect(all('.prompt.mine, .hand .playable, dialog[open]')).toEqual([]);
});

test('beats are skipped one by one, or all at once', async () => {
  const table = await reveal();
  (stage()?.querySelector('button') as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await pass(100);
  expect(told()).not.toBe('All reveal');

  table.nextUntil((view) => view.step === 'pick');
  await pass(300);
  expect(told()).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await pass(300);
  expect(told()).toBeNull();
  await film(isSettled);
  expect(told()).toBeNull();
});

/** A round of a game from the offer on: what is told of it, update by update. */
async function filmRound(name: string, tempo: Tempo): Promise<Seen[]> {
  const round: Moment = (view) => view.round === 2 && view.legal.length > 1;
  const table = await follow(name, round, { tempo });
  const seen: Seen[] = [];
  while (table.view.round === 2 && table.next()) seen.push(...(await film(isSettled)));
  await close();
  return seen;
}

test.each(['amul-3', 'amulett-3'])('beats stand as long as the tempo says (%s)', async (name) => {
  const normal = await filmRound(name, 'normal');
  expect(normal.length).toBeGreaterThan(5);
  for (const tempo of ['calm', 'fast'] as const) {
    const other = await filmRound(name, tempo);
    expect(other.map(({ label }) => label)).toEqual(normal.map(({ label }) => label));
    const share = other.map(({ ms }, at) => ms / (normal[at] as Seen).ms);
    for (const one of share) expect(one).toBeCloseTo(FASTER[tempo], 0.7);
  }
});
