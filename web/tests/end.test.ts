/** The end of a game: the sheet unfolds once, the winner last, to the eye and to the ear; then it tells how the game went. */

import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../src/games/amul/End.svelte';
import '../src/games/amulett/End.svelte';
import { faults } from './support/axe';
import { PHONE } from './support/devices';
import { beginFilm } from './support/film';
import { all, button, click, one, press, textOf } from './support/hand';
import { prefer } from './support/media';
import { close, resize, sit, type Moment } from './support/table';
import { pass, settle } from './support/time';

const over: Moment = (view) => view.step === 'over';
const sheet = (): HTMLElement => one('dialog[open]');

/** What can be seen of an end: how many of its parts are there, and what is said of the winner. */
interface Glance {
  parts: number;
  told: string;
}
const PARTS: Record<string, string> = { amul: '.written', amulett: 'li:not(.folded) .amulet' };
const ALL: Record<string, number> = { 'amul-3': 29, 'amulett-3': 3 };

function glance(game: string): Glance | null {
  const open = document.querySelector('dialog[open]');
  const outcome = open?.querySelector('.outcome');
  if (!open || !outcome) return null;
  return { parts: open.querySelectorAll(PARTS[game] as string).length, told: textOf(outcome) };
}

/** What comes shortly before the end. */
const LAST: Record<string, Moment> = {
  'amul-3': (view) => view.step === 'play' && view.round === 9 && view.awaited.length === 1,
  'amulett-3': (view) => view.step === 'pay' && view.round === 5 && view.legal.length > 0,
};

beforeEach(() => prefer({ motion: 'no-preference' }));

const GAMES = ['amul-3', 'amulett-3'].flatMap((name) => [
  [name, 'en', /wins?\b/] as const,
  [name, 'de', /gewinn/] as const,
]);

test.each(GAMES)('the end of %s unfolds once, and the winner last (%s)', async (name, language, wins) => {
  const game = name.split('-')[0] as string;
  const table = await sit(name, { language, at: LAST[name] as Moment });
  await beginFilm();
  table.nextUntil(over);
  await pass(300);
  const meanwhile = textOf(document.body);
  const outcomes: Glance[] = [];
  await userEvent.keyboard('{Escape}');
  for (let looks = 0; looks < 120; looks += 1) {
    await pass(100);
    const seen = glance(game);
    if (seen && seen.parts !== outcomes.at(-1)?.parts) outcomes.push(seen);
    else if (seen?.told) break;
  }
  const last = outcomes.at(-1) as Glance;
  expect(outcomes.length, JSON.stringify(outcomes)).toBeGreaterThan(2);
  expect(outcomes.map(({ parts }) => parts)).toEqual(outcomes.map(({ parts }) => parts).toSorted((a, b) => a - b));
  expect(outcomes.slice(0, -1).map(({ told }) => told).filter(Boolean)).toEqual([]);
  expect(last.parts).toBe(ALL[name]);
  const outcome = textOf(one('dialog[open] .outcome'));
  expect(outcome).toMatch(wins);
  expect(meanwhile, 'nothing gives the winner away while the last moves are told').not.toContain(outcome);
  expect(one('dialog[open] .outcome').getAttribute('role'), 'people who listen hear it too').toBe('status');
  expect(table.moves).toEqual([]);

  // Whoever comes back finds it as it is: nothing is folded at any time.
  await close();
  const watched: Glance[] = [];
  const watcher = new MutationObserver(() => {
    const seen = glance(game);
    if (seen?.parts) watched.push(seen);
  });
  watcher.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  await sit(name, { language, at: over });
  watcher.disconnect();
  expect(watched.length).toBeGreaterThan(0);
  expect(watched.filter(({ parts, told }) => parts !== last.parts || !wins.test(told))).toEqual([]);
});

test.each(['amul-3', 'amulett-3'])('the end of %s is there at once for those who want it so', async (name) => {
  const table = await sit(name, { at: LAST[name] as Moment, tempo: 'at-once' });
  table.nextUntil(over);
  await settle();
  expect(glance(name.split('-')[0] as string)).toEqual({ parts: ALL[name], told: expect.stringMatching(/win/) as string });
});

test('the totals are those of the score, and Enter does not close them', async () => {
  await prefer();
  const table = await sit('amul-3', { at: over });
  const totals = (): string[] => all('dialog[open] tfoot tr:first-child td').map(textOf);
  const scores = (table.view['result'] as unknown as { scores: number[] }).scores.map(String);
  expect(totals()).toEqual(scores);
  await press('{Enter}'); // it opens under a hand that may still be on it
  expect(totals()).toEqual(scores);
  await expect.element(button('Play again')).toBeVisible();
  expect(await faults()).toEqual([]);
});

test('every number of the pad tells where it comes from, with its rule', async () => {
  await prefer();
  await sit('amul-3', { at: over });
  const explained: string[] = [];
  for (let row = 0; row < 9; row += 1) {
    await click(all('dialog[open] tbody button')[row * 3] as HTMLElement);
    explained.push(textOf(one('dialog[open] .why')));
  }
  expect(explained.filter((text) => text.includes('A16'))).not.toEqual([]);
  expect(explained.at(-1)).toContain('A11.3');
});

test('the end of Das Amulett tells how the game went, to the eye and to the ear', async () => {
  await prefer();
  const table = await sit('amulett-3', { at: over, size: PHONE });
  const told = page.elementLocator(sheet());
  const story = told.getByRole('table', { name: 'Gems, round by round' }).element();
  const rows = [...story.querySelectorAll('tr')];
  expect(rows).toHaveLength(4); // a heading, and a player each
  expect(all('dialog[open] section > svg path[d^="M"]').length).toBeGreaterThan(0);
  const result = table.view['result'] as { gems: Record<string, number>[]; winners: number[] };
  const gems = result.gems.map((owned) => Object.values(owned).reduce((sum, count) => sum + count, 0));
  const inOrder = (counts: number[]): number[] => counts.toSorted((a, b) => a - b);
  expect(inOrder(all('dialog[open] li .quiet').map((line) => parseInt(textOf(line), 10)))).toEqual(inOrder(gems));
  expect(inOrder(rows.slice(1).map((row) => Number(textOf(row.lastElementChild as Element))))).toEqual(inOrder(gems));
  expect(textOf(one('dialog[open] li.winner'))).toContain(`${gems[result.winners[0] as number]} gems`);
  expect(all('dialog[open] th').map(textOf)).toContain('stones for spells');
  await click(told.getByText('Every purchase'));
  await expect.element(told.getByText(/^Round 1:/).first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE[0]);
  await expect.element(button('Play again')).toBeVisible();
});

test('the amulets of six stand in even rows', async () => {
  await prefer();
  await sit('amulett-6', { at: over });
  const amulets = (): HTMLElement[] => all('dialog[open] ol > li');
  expect(amulets()).toHaveLength(6);
  for (const [width, height, rows] of [[1024, 768, 1], [820, 1180, 1], [390, 844, 3]] as const) {
    await resize(width, height);
    expect(new Set(amulets().map((one) => one.offsetTop)).size, `${width}`).toBe(rows);
    expect(amulets().filter((one) => one.scrollWidth > one.clientWidth), `${width}`).toEqual([]);
  }
});
