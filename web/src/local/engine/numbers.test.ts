import { expect, test } from 'vitest';
import { fromNumbers, toNumbers, type RecordLayout } from './numbers';

const LAYOUT: RecordLayout = [
  { name: 'players', shape: [] },
  { name: 'grid', shape: [2, 3] },
  {
    name: 'seats',
    shape: [2],
    fields: [
      { name: 'supply', shape: [] },
      { name: 'hand', shape: [2] },
    ],
  },
  { name: 'entry', shape: [], fields: [{ name: 'value', shape: [] }] },
];
const RECORD = {
  players: 4,
  grid: [
    [1, 2, 3],
    [4, 5, 6],
  ],
  seats: [
    { supply: 7, hand: [8, 9] },
    { supply: 10, hand: [11, 12] },
  ],
  entry: { value: 13 },
};

test('a record goes to numbers and comes back', () => {
  const numbers = toNumbers(RECORD, LAYOUT);
  expect(numbers).toEqual([4, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(fromNumbers(numbers, LAYOUT)).toEqual(RECORD);
});

test('numbers that are missing are nothing', () => {
  expect(fromNumbers([], LAYOUT)).toMatchObject({ players: 0, entry: { value: 0 } });
});
