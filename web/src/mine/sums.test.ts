import { expect, test } from 'vitest';
import type { Decision, Table } from '../wire/wire';
import type { FinishedGame } from './finished';
import { favourites, habits, places, rowsOf, strength } from './sums';

const game = (players: number, place: number, sheets: Record<string, number>[] = []): FinishedGame => ({
  table: { players, seats: sheets.map(() => ({})), result: { sheets } } as unknown as Table,
  seat: 0,
  place,
  points: 0,
});

test('places are counted up to the last that anybody could have', () => {
  expect(places([game(3, 1), game(4, 1), game(3, 3)])).toEqual([2, 0, 1, 0]);
  expect(places([])).toEqual([]);
});

test('a row is mine on average, beside that of each other seat', () => {
  const games = [game(3, 1, [{ red: 4 }, { red: 1 }, { red: 3 }]), game(3, 1, [{ red: 2, blue: 6 }, {}, { red: 2 }])];
  const rows = (result: Readonly<Record<string, unknown>>, seat: number): Record<string, number> =>
    (result.sheets as Record<string, number>[])[seat] ?? {};
  expect(rowsOf(games, rows, (row) => row.toUpperCase())).toEqual([
    { name: 'RED', value: 3, other: 1.5 },
    { name: 'BLUE', value: 3, other: 0 },
  ]);
});

test('what comes most often is a favourite, as often as it comes in a game', () => {
  expect(
    favourites([
      ['silk', 'gold', 'silk'],
      ['gold', 'silk'],
    ]),
  ).toEqual([
    { name: 'silk', value: 1.5 },
    { name: 'gold', value: 1 },
  ]);
});

const decision = (verb: string, verdict: Decision['verdict'], cost = 0): Decision =>
  ({ move: { do: verb }, verdict, cost }) as unknown as Decision;

test('a habit costs what its decisions have cost for sure', () => {
  const first = [decision('bid', 'cost', 0.25), decision('pay', 'equal', 0.5), decision('gem', 'cost', 0.25)];
  const found = habits([first, [decision('gem', 'cost', 0.5)]], (verb) => verb);
  expect(found).toEqual([
    { name: 'gem', value: 0.375 },
    { name: 'bid', value: 0.25 },
  ]);
});

test('a strength is the kind in which the best choice was found most often, and not the habit that costs most', () => {
  const games = [
    [decision('bid', 'best'), decision('bid', 'best'), decision('gem', 'best')],
    [decision('gem', 'equal'), decision('pay', 'cost')],
  ];
  const same = (verb: string): string => verb;
  expect(strength(games, same)).toEqual({ name: 'bid', best: 2, count: 2 });
  expect(strength(games, same, 'bid')).toEqual({ name: 'gem', best: 1, count: 2 });
  expect(strength([[decision('pay', 'equal')]], same)).toBeNull();
});
