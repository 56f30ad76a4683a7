import { expect, test } from 'vitest';
import type { Beat } from '../state/beats';
import { fit } from './fitting';

const reveal = (players: number): Beat => ({
  from: 0,
  title: 'All reveal',
  lines: [],
  figures: Array.from({ length: players }, (_, seat) => ({ seat, things: [{ id: seat, name: 'Gold' }] })),
  form: 'stage',
  holds: 3000,
});

test('where there is room, cards are large', () => expect(fit(reveal(4), 900, 400)).toMatchObject({ size: 124 }));

test('what does not fit in one row stands in even ones', () => {
  const found = fit(reveal(8), 740, 600);
  expect(found?.size).toBe(124);
  expect(found?.width).toBeLessThan(5 * 124); // four in a row, not five and three
});

test('one row is better than larger cards in two', () => expect(fit(reveal(3), 340, 500)?.width).toBeGreaterThan(3 * 88));

test('less height makes them smaller', () => {
  const [high, low] = [fit(reveal(4), 900, 400), fit(reveal(4), 900, 220)];
  expect(low?.size).toBeLessThan(high?.size ?? 0);
});

test('too little room is said so', () => expect(fit(reveal(8), 340, 240)).toBeNull());

test('a name is wider than a stone: what two people pay stands side by side', () => {
  const stone = { id: 'symbols/stone', name: 'stones', count: 3, isToken: true };
  const paid: Beat = { ...reveal(0), figures: [0, 1].map((seat) => ({ seat, things: [stone] })) };
  expect(fit(paid, 900, 400)?.width).toBeGreaterThanOrEqual(2 * 74 + 14);
});
