/** The same deals as in Python, which made tests/daily/vectors.json. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Draws } from './draws';
import { dailyId, dailyIn, isLocal } from '../local/messages';
import { hoursLeft, today } from '../daily/day';
import { secretOf } from './daily';

interface Vector {
  game: string;
  day: string;
  table: string;
  secret: string;
  decisions: [number, number][];
  seeds: [number, number][];
}
const FILE = new URL('../../../tests/daily/vectors.json', import.meta.url);
const vectors = JSON.parse(readFileSync(FILE, 'utf-8')) as Vector[];

test.each(vectors)('$game of $day', ({ game, day, table, secret, decisions, seeds }) => {
  expect(secretOf(game, day)).toBe(secret);
  expect(dailyId(game, day)).toBe(table);
  expect(isLocal(table)).toBe(true);
  expect(dailyIn(table)).toEqual({ game, day });
  const draws = new Draws(secret, [null, null, null, null], {});
  expect(decisions.map(([seat, number]) => draws.seed(seat, number))).toEqual(seeds);
});

test('other tables are of no day', () => {
  expect(dailyIn('local-0123456789abcdef')).toBeNull();
  expect(dailyIn('local-daily-game-tomorrow')).toBeNull();
});

test('a day ends at midnight by universal time', () => {
  const late = Date.UTC(2026, 10, 17, 23, 59, 59);
  expect(today(late)).toBe('2026-11-17');
  expect(hoursLeft(late)).toBe(1);
  expect(today(late + 1000)).toBe('2026-11-18');
  expect(hoursLeft(late + 1000)).toBe(24);
});
