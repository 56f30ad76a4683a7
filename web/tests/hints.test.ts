/** Asking for a hint: a sentence that says what to do and why, for eyes and ears, until the game goes on. */

import { expect, test } from 'vitest';
import { useLanguage } from '../src/base/words.svelte';
import type { ServerMessage } from '../src/wire/wire';
import { faults } from './support/axe';
import { isInSight, span } from './support/boxes';
import { DESK, PHONE } from './support/devices';
import { isShown } from './support/faults';
import { all, button, click, one, textOf } from './support/hand';
import { sit, type Size, type Table } from './support/table';
import { settle } from './support/time';

const COMPARED = {
  type: 'hint',
  win: 0.412,
  other_win: 0.354,
  why: null,
  rows: [{ row: 'total', mean: 58.2, other: 56.1, error: 0.2 }],
  worlds: 1125,
};
const REASONS = {
  'amul-3': { reason: 'scores', arguments: { card: 150, points: 3 }, share: 0.6 },
  'amulett-3-experienced': { reason: 'colours', arguments: { gems: ['white'] }, share: 0.6 },
};
const WORDS = {
  'amul-3': /^Offer .+: .+ brings you 3 points\.$/,
  'amulett-3-experienced': /^Keep .+: you still lack 1 white gem\.$/,
};
type Name = keyof typeof WORDS;

/** The last move, rather than the first. */
async function advise(table: Table, name?: Name): Promise<void> {
  const { legal, version } = table.view;
  table.server.tell({
    ...COMPARED,
    version,
    move: legal.at(-1),
    other: legal[0],
    why: name ? REASONS[name] : null,
  } as unknown as ServerMessage);
  await settle();
}

/** What is asked while the page waits for an answer; it is not at rest then. */
async function ask(): Promise<void> {
  (button('Hint').element() as HTMLElement).click();
  await expect.element(button('Thinking …')).toHaveAttribute('aria-busy', 'true');
}

/** Of the board and what asks below it, from above. */
const places = (): number[] => ['.centre, .map', '.prompt'].flatMap(span).map(Math.round);

const TABLES: [Name, Size][] = [
  ['amul-3', PHONE],
  ['amulett-3-experienced', DESK],
];
const MORE: typeof TABLES = [
  ['amul-3', DESK],
  ['amulett-3-experienced', PHONE],
];

test.each(import.meta.env.VITE_ALL ? [...TABLES, ...MORE] : TABLES)(
  'a hint says what to do and why (%s, %s)',
  async (name, size) => {
    const table = await sit(name, { size, at: (view) => view.legal.length > 1 });
    await ask();
    await advise(table, name);
    const hint = textOf(one('.prompt .hint p'));
    expect(hint).toMatch(WORDS[name]);
    expect(textOf(one('[role=log] p:last-of-type'))).toBe(hint);
    expect(await faults()).toEqual([]);
    if (name === 'amul-3') expect(textOf(one('.prompt .button.primary'))).toBe(hint.split(':')[0]);
    await click(one('.prompt .hint summary'));
    expect(textOf(one('.prompt .hint details p'))).toMatch(
      /^.+: you win 41 of 100 games from here\. .+: 35\. Bots have played each 1,125 times to the end\.$/,
    );
    await click(button('Hint'));
    expect(all('.prompt .hint')).toEqual([]);
    await ask();
    await advise(table, name);
    expect(all('.prompt .hint')).toHaveLength(1);
    await click(one('.prompt .button.primary'));
    table.nextUntil(({ version, awaited, legal }) => version > 1 && awaited.length > 0 && !legal.length);
    await settle();
    expect(all('.prompt .hint')).toEqual([]);
  },
);

test('who plays need not wait for it', async () => {
  const table = await sit('amul-3');
  await ask();
  one('.hand .card.playable').click();
  await expect.poll(() => all('.prompt .button.primary:enabled').length).toBe(1);
  one('.prompt .button.primary').click();
  await expect.poll(() => table.moves.length).toBe(1);
  await advise(table, 'amul-3'); // too late
  table.nextUntil((view) => view.step === 'pick');
  await settle();
  expect(all('.prompt .hint, .prompt .refusal')).toEqual([]);
});

test('a table may be without hints', async () => {
  await sit('amul-3', { table: { hints: false } });
  expect(all('.prompt.mine')).toHaveLength(1);
  expect(button('Hint').elements()).toEqual([]);
});

test.each(['pay', 'income'])('what a hint advises is what the controls hold (%s)', async (step) => {
  const table = await sit('amulett-4', { at: (view) => view.step === step && view.legal.length > 3 });
  const bundleOf = (move: object): Record<string, number> =>
    ((move as { cards?: object }).cards ?? (move as { take?: object }).take) as Record<string, number>;
  const held = (): number[] => all('.prompt .picker output').map((count) => Number(textOf(count)));
  const before = held();
  const counts = (move: object): number[] => Object.values(bundleOf(move)).toSorted();
  const other = table.view.legal.find((move) => counts(move).join() !== before.filter(Boolean).toSorted().join())!;
  await ask();
  const { version, legal } = table.view;
  table.server.tell({ ...COMPARED, version, move: other, other: legal[0] } as unknown as ServerMessage);
  await settle();
  expect(held().filter(Boolean).toSorted()).toEqual(counts(other));
  await click(one('.prompt .button.primary'));
  expect(table.moves).toEqual([other]);
});

test('a hint lays out the spells that it would keep', async () => {
  const table = await sit('amulett-3-experienced', { at: (view) => view.legal.length > 1 });
  await ask();
  await advise(table, 'amulett-3-experienced');
  expect(all('.dealt .chosen')).toHaveLength(2);
  await click(one('.prompt .button.primary'));
  expect(table.moves).toEqual([table.view.legal.at(-1)]);
});

test.each<[string, Size]>([
  ['amul-8', DESK],
  ['amul-8', [1024, 768]],
  ['amulett-4', [1366, 768]],
  ['amulett-4', [1024, 768]],
])('a hint and its numbers move nothing on the board of %s at %s', async (name, size) => {
  const table = await sit(name, {
    size,
    at: ({ step, legal }) => /^(offer|bid_spell)$/.test(step) && legal.length > 1,
  });
  const before = places();
  await ask();
  await advise(table);
  expect(places()).toEqual(before);
  await click(one('.prompt .hint summary'));
  expect(places()).toEqual(before);
  const signs = ['.prompt .sign', '.prompt .help'].flatMap((sign) => all(sign).filter(isShown));
  expect(signs.filter((sign) => !isInSight(sign) || isUnder(sign))).toEqual([]);
});

test('on a phone’s side a hint can be read beside its buttons', async () => {
  const table = await sit('amulett-3', {
    size: [844, 390],
    at: ({ step, legal }) => step === 'bid_spell' && legal.length > 2,
  });
  await ask();
  await useLanguage('de');
  await advise(table);
  expect(all('.prompt .hint > .told > p, .prompt .button.primary').filter(isUnder)).toEqual([]);
});

/** Whether something else is seen where the middle of this is. */
function isUnder(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return !element.contains(seen);
}
