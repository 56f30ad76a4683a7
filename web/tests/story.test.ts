/** What happens at a table is told in beats: they can be followed, skipped and seen again, and never block a choice. */

import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../src/games/amul/BookThing.svelte';
import '../src/games/amulett/BookThing.svelte';
import type { Tempo } from '../src/state/tempo.svelte';
import { DEVICES } from './support/devices';
import { beginFilm, film, stage, wordsOf, type Seen } from './support/film';
import { all, button, click, one, press, textOf } from './support/hand';
import { prefer } from './support/media';
import { close, sit, type Moment, type Size, type Table } from './support/table';
import { pass } from './support/time';

const FASTER: Record<Exclude<Tempo, 'at-once'>, number> = { calm: 1.7, normal: 1, fast: 0.55 };
const revealed: Moment = (view) => view.history.some(({ event }) => event === 'revealed');
const beforeReveal: Moment = (view) => view.step === 'play' && view.awaited.length === 1;

beforeEach(() => prefer({ motion: 'no-preference' }));

/** At a table at which time stands still. */
async function follow(name: string, at: Moment, wishes: { size?: Size; tempo?: Tempo; language?: 'en' | 'de' } = {}): Promise<Table> {
  const table = await sit(name, { at, ...wishes });
  await beginFilm();
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
  ['amul-3', 'I reveal last', 'en', 'All reveal', 'See how it ends.'],
  ['amul-3', 'I reveal last', 'de', 'Alle decken auf', 'Sieh, wie es ausgeht.'],
  ['amul-5', 'I have revealed', 'en', 'All reveal', 'See how it ends.'],
] as const)('what has been answered is not asked again while it is told (%s: %s, %s)', async (name, _, language, title, prompt) => {
  const last: Moment = (view) => view.step === 'play' && view.round === view.rounds && view.awaited.length === 1;
  const table = await follow(name, last, { tempo: 'calm', language });
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
  await film();
  expect(told()).toBeNull();
});

/** What is told from round two on, update by update. */
async function filmRound(name: string, tempo: Tempo, most = 12): Promise<Seen[]> {
  const table = await follow(name, (view) => view.round === 2 && view.legal.length > 1, { tempo });
  const seen: Seen[] = [];
  while (seen.length < most && table.next()) seen.push(...(await film()));
  await close();
  return seen;
}

test.each(['amul-3', 'amulett-3'])('beats stand as long as the tempo says (%s)', async (name) => {
  const normal = await filmRound(name, 'normal', 5);
  expect(normal.length).toBeGreaterThan(4);
  for (const tempo of ['calm', 'fast'] as const) {
    const other = await filmRound(name, tempo, 5);
    expect(other.map(({ label }) => label)).toEqual(normal.map(({ label }) => label));
    other.forEach(({ ms, label }, at) => {
      const { ms: usual } = normal[at] as Seen;
      expect(Math.abs(ms - FASTER[tempo] * usual), `${label}: ${ms} ms, ${usual} ms usually`).toBeLessThanOrEqual(150);
    });
  }
});

test.each([
  ['amul-3', 'at-once', 'no-preference'],
  ['amul-3', 'normal', 'reduce'],
  ['amulett-3', 'at-once', 'no-preference'],
  ['amulett-3', 'normal', 'reduce'],
] as const)('nothing is staged for those who do not want it (%s, %s, %s)', async (name, tempo, motion) => {
  await prefer({ motion });
  const table = await follow(name, (view) => view.round === 2 && view.legal.length > 1, { tempo });
  for (let updates = 0; updates < 10 && table.next(); updates += 1) {
    await pass(20);
    expect(told()).toBeNull();
    // The newest state lies there.
    expect(all('.history li').length).toBeGreaterThan(0);
  }
  // It can still be looked at, as words and pictures.
  await userEvent.click(button('See again what happened'));
  await pass(100);
  const again = page.getByRole('region', { name: 'See again what happened' });
  expect(again.element().querySelector('.still .figure, .still p')).not.toBeNull();
  // Over a filter inside something that scrolls Chromium has stood still for ever.
  expect(all('.still *').filter((part) => getComputedStyle(part).filter !== 'none')).toEqual([]);
  const back = (): HTMLButtonElement => again.getByRole('button', { name: 'One step back' }).element() as HTMLButtonElement;
  while (!back().disabled) {
    back().click();
    await pass(20);
  }
  expect(textOf(again.element())).toContain('1 of ');
});

/** Everything that is told again of the last round, beat by beat. */
async function lookBack(): Promise<string[]> {
  await userEvent.click(button('See again what happened'));
  await pass(100);
  const beats: string[] = [];
  const [back, on] = ['One step back', 'One step on'].map((name) => () => button(name).element() as HTMLButtonElement) as [() => HTMLButtonElement, () => HTMLButtonElement];
  while (!back().disabled) {
    back().click();
    await pass(20);
  }
  for (;;) {
    beats.push(wordsOf(one('.still')));
    if (on().disabled) break;
    on().click();
    await pass(20);
  }
  await userEvent.keyboard('{Escape}');
  await pass(20);
  expect(all('.story')).toEqual([]);
  return beats;
}

/** What came in two updates under one title is one thing for those who look back. */
function together(seen: readonly Seen[]): string[] {
  const found: string[] = [];
  seen.forEach(({ label, text }, at) => {
    const goesOn = seen[at - 1]?.label === label && text.startsWith(label);
    found.push(goesOn ? found.pop() + text.slice(label.length) : text);
  });
  return found;
}

test.each(['amul-3', 'amulett-3'])('what is told is told once, in order, and can all be seen again (%s)', async (name) => {
  const table = await follow(name, (view) => view.round === 1 && view.legal.length > 1, { tempo: 'fast' });
  const seen: Seen[] = [];
  for (let updates = 0; updates < 14 && table.next(); updates += 1) seen.push(...(await film()));
  expect(seen.length).toBeGreaterThan(4);
  const [once, again] = [together(seen), await lookBack()];
  // Of the round from its beginning on: what happened before this reader came is there too.
  expect(again.slice(-once.length)).toEqual(once);
});

test('whoever acts has caught up', async () => {
  const table = await reveal();
  expect(told()).not.toBeNull();
  await userEvent.click(all('.hand .card.playable').at(-1) as HTMLElement);
  await userEvent.click(one('.prompt .button.primary'));
  await pass(50);
  expect(told()).toBeNull();
  expect(table.moves).toHaveLength(1);
  expect((await film()).map(({ label }) => label)).toEqual([]);
});

test.each([
  ['en', /^Since you left: \d+ things happened/, 'One step on', 'One step back'],
  ['de', /^Seit du weg warst, ist einiges geschehen: \d+ Ereignisse/, 'Ein Schritt weiter', 'Ein Schritt zurück'],
] as const)('whoever was away is told since when, once (%s)', async (language, since, on, back) => {
  await sit('amul-3', { language });
  await close();
  const moment: Moment = (view) => view.round === 2 && view.legal.length > 1;
  await sit('amul-3', { language, at: moment });
  expect(told()).toBeNull();
  await click(button(since));
  const first = textOf(one('.still'));
  await click(button(on));
  expect(textOf(one('.still'))).not.toBe(first);
  await click(button(back));
  expect(textOf(one('.still'))).toBe(first);
  await press('{Escape}');
  expect(all('.story')).toEqual([]);
  await close();

  await sit('amul-3', { language, at: moment });
  expect(all('.story')).toEqual([]);
});
