import { expect, test } from 'vitest';
import { around, placeOf, shared } from './place';

const words = { width: 300, height: 200 };
const screen = { width: 1200, height: 800 };
const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

test('what lies in both of two boxes', () => {
  expect(shared(box(0, 0, 10, 10), box(5, 8, 10, 10))).toBe(10);
  expect(shared(box(0, 0, 10, 10), box(10, 0, 10, 10))).toBe(0);
  expect(around([box(0, 5, 10, 10), box(20, 0, 5, 5)])).toEqual(box(0, 0, 25, 15));
  expect(around([])).toBeUndefined();
});

test('words about nothing in particular stand in the middle', () => {
  expect(placeOf(words, screen, [], [])).toEqual({ x: 450, y: 300 });
});

test.each([
  ['in the middle', [box(550, 350, 80, 120)]],
  ['in a corner', [box(0, 0, 200, 150)]],
  ['along the lower edge', [box(0, 600, 1200, 200)]],
  ['on both sides', [box(0, 50, 200, 500), box(1000, 50, 200, 500)]],
])('words cover nothing that is meant %s, and stay on the screen', (_, meant) => {
  const place = placeOf(words, screen, meant, []);
  const covered = meant.map((each) => shared({ ...place, ...words }, each));
  expect(covered).toEqual(meant.map(() => 0));
  expect(place.x).toBeGreaterThanOrEqual(0);
  expect(place.y).toBeGreaterThanOrEqual(0);
  expect(place.x + words.width).toBeLessThanOrEqual(screen.width);
  expect(place.y + words.height).toBeLessThanOrEqual(screen.height);
});

test('where there is a choice, words leave free what is needed', () => {
  const needed = box(648, 250, 400, 320);
  const place = placeOf(words, screen, [box(550, 350, 80, 120)], [needed]);
  expect(shared({ ...place, ...words }, needed)).toBe(0);
});
