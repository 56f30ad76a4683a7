import { expect, test } from 'vitest';
import { storyOf } from './story';

const HISTORY = [
  { event: 'round', round: 1, seat: 0, pile: 3 },
  { event: 'spell_sold', seat: 1, spell: 'gift', stones: 3 },
  { event: 'income', seat: 0, take: { iron: 2, gold: 1 }, spells: { wild: 1, gift: 2 } },
  { event: 'won', seat: 0, amount: 4, area: 'c2' },
  { event: 'bought', seat: 0, gems: ['red', 'green'], area: 'c2' },
  { event: 'drained', seat: 0, spell: 'gift', owner: 1, emptied: false },
  { event: 'drained', seat: 1, spell: 'gift', owner: 1, emptied: false },
  { event: 'round', round: 2, seat: 1, pile: 3 },
  { event: 'income', seat: 0, take: { iron: 5 }, spells: { wild: 5 } },
  { event: 'withdrawn', seat: 0, events: 1 },
  { event: 'income', seat: 0, take: { iron: 1 }, spells: { wild: 1 } },
  { event: 'income', seat: 0, take: { gold: 2 }, spells: { wild: 2 } },
  { event: 'won', seat: 1, amount: 2, area: 'd3' },
  { event: 'bought', seat: 1, gems: ['red'], area: 'd3' },
];

test('gems are counted at the end of each round, and every price is told', () => {
  const [first, second] = storyOf(HISTORY, [{ spells: {} }, { spells: { gift: 1, wild: 2 } }]);
  expect(first?.gems).toEqual([2, 2]);
  expect(second?.gems).toEqual([0, 1]);
  expect(first?.lots).toEqual([{ round: 1, what: ['red', 'green'], price: 4 }]);
  expect(second?.lots).toEqual([{ round: 2, what: ['red'], price: 2 }]);
  expect(second?.spells).toEqual([{ round: 1, what: 'gift', price: 3 }]);
  expect(first?.income).toBe(6);
});

test('stones are lost to others or left over', () => {
  const [first, second] = storyOf(HISTORY, [{ spells: {} }, { spells: { gift: 1, wild: 2 } }]);
  expect([first?.drained, first?.unused]).toEqual([0, 0]);
  expect([second?.drained, second?.unused]).toEqual([1, 3]);
});

test('income is told by the spells that brought it, the best one first; what was taken back does not count', () => {
  const [first, second] = storyOf(HISTORY, [{ spells: {} }, { spells: {} }]);
  expect(first?.sources).toEqual([
    { spell: 'wild', cards: 4 },
    { spell: 'gift', cards: 2 },
  ]);
  expect(second?.sources).toEqual([]);
});
