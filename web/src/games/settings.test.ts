import { expect, test } from 'vitest';
import { sharedOut, signsOf } from './settings';

test('settings are shared out by weight, the heaviest first', () => {
  expect(sharedOut({ yellow: 8, blue: 5, purple: 1, red: 0, orange: 4 }, 8)).toEqual([
    ...Array<string>(4).fill('yellow'),
    ...['blue', 'blue', 'orange', 'orange'],
  ]);
  expect(sharedOut({ a: 1, b: 1, c: 1 }, 8)).toHaveLength(8);
  expect(sharedOut({ a: -2, b: 0 }, 0)).toEqual([]);
});

test('what is missing of eight is empty, and more than eight are shown', () => {
  const red = { emblem: 'red', sign: 'R' };
  expect(signsOf([red, red])).toBe('RR······');
  expect(signsOf(Array(9).fill(red))).toBe('RRRRRRRRR');
  expect(signsOf([])).toBe('');
});
