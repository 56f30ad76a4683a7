import { expect, test } from 'vitest';
import { difference } from './difference';
import type { CardReason, Majority, SeatReasons } from '../state/reasons';

const card = (number: number, points: number): CardReason => ({
  card: number,
  kind: 'gold',
  row: 'blue',
  points,
  why: [{ rule: 'A16.6', message: 'amul-why-set', points }],
});
const majority = (trait: string, points: number): Majority => ({
  rule: 'A11.3',
  message: 'amul-why-majority',
  points,
  count: 1,
  first: 1,
  last: 1,
  trait,
});
const sheet = (cards: CardReason[], arab: number, mongol: number): SeatReasons => ({
  cards,
  arab: majority('arab', arab),
  mongol: majority('mongol', mongol),
});
const total = ({ cards, arab, mongol }: SeatReasons): number =>
  cards.reduce((sum, { points }) => sum + points, arab.points + mongol.points);

test('all that changes is listed, the moved card first, and the parts add up', () => {
  const before = sheet([card(3, 2), card(4, 5)], 4, 2);
  const after = sheet([card(3, 3), card(4, 5), card(9, 1)], 8, 2);
  const found = difference(before, after, 9);
  expect(found.cards.map((part) => [part.card.card, part.change, part.before, part.after])).toEqual([
    [9, 'comes', 0, 1],
    [3, 'stays', 2, 3],
  ]);
  expect(found.majorities.map(({ row, before, after }) => [row, before, after])).toEqual([['arab', 4, 8]]);
  expect(found.sum).toBe(total(after) - total(before));
});

test('a card that goes keeps the reasons it had, and one that gives nothing is explained all the same', () => {
  const [having, lacking] = [sheet([card(3, 2), card(9, 0)], 0, 0), sheet([card(3, 2)], 0, 0)];
  for (const found of [difference(having, lacking, 9), difference(lacking, having, 9)]) {
    expect(found.cards.map((part) => part.card.why.length)).toEqual([1]);
    expect(found.sum).toBe(0);
  }
});

test('where nothing changes there is nothing to list', () => {
  const same = sheet([card(3, 2), card(9, 4)], 8, 0);
  expect(difference(same, same, 9)).toEqual({ cards: [], majorities: [], sum: 0 });
});
