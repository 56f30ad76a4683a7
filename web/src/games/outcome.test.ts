import { expect, test } from 'vitest';
import type { Table } from '../wire/wire';
import { outcomeOf } from './outcome';

const over = (game: string, result: object): Table => ({ game, result }) as unknown as Table;
const places = (table: Table, players: number): (number | undefined)[] =>
  Array.from({ length: players }, (_, seat) => outcomeOf(table, seat)?.place);

test('the winner comes first even where somebody has as many points', () => {
  expect(places(over('another', { winners: [2], scores: [60, 40, 60, 40] }), 4)).toEqual([2, 3, 1, 3]);
});

test('winners share the first place', () => {
  expect(places(over('another', { winners: [0, 1], scores: [60, 60, 61] }), 3)).toEqual([1, 1, 3]);
});

test('a game that is not over has none', () => {
  expect(outcomeOf(over('another', null as never), 0)).toBeNull();
});
