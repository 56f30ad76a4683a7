import { beforeEach, expect, test, vi } from 'vitest';
import { Evening } from './evening.svelte';

/** What a browser keeps. */
let kept: Record<string, string>;

beforeEach(() => {
  kept = {};
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => (kept[name] = value),
  });
});

test('what is missing leads round the table', () => {
  const evening = new Evening();
  expect(evening.missing(0)).toHaveLength(10);
  expect(evening.nextAfter(3)).toBe(0);
  for (const field of evening.missing(0)) evening.enter(0, field, 0);
  expect(evening.missing(0)).toEqual([]);
  expect(evening.nextAfter(3)).toBe(1);
  expect(evening.isComplete).toBe(false);
});

test('changes of one field that follow each other are taken back together', () => {
  const evening = new Evening();
  evening.enter(0, 'yellow', 7);
  evening.enter(1, 'yellow', 1);
  evening.enter(1, 'yellow', 12);
  evening.undo();
  expect(evening.players[1]?.counts.yellow).toBeUndefined();
  expect(evening.last).toMatchObject({ seat: 0, field: 'yellow' });
  evening.enter(0, 'blue', 3);
  evening.enter(0, 'yellow', 8);
  evening.undo();
  expect(evening.players[0]?.counts).toEqual({ yellow: 7, blue: 3 });
});

test('who has left the table is not asked and not taken back', () => {
  const evening = new Evening();
  evening.enter(0, 'red', 2);
  evening.enter(3, 'red', 5);
  evening.seats = 3;
  expect(evening.players).toHaveLength(3);
  evening.undo();
  expect(evening.players[0]?.counts.red).toBeUndefined();
  evening.seats = 4;
  expect(evening.players[3]?.counts.red).toBe(5);
});

test('a new evening keeps the names and nothing else', () => {
  const evening = new Evening();
  const [anna] = evening.players;
  if (anna) anna.name = 'Anna';
  evening.enter(0, 'red', 2);
  evening.renew();
  expect(evening.players[0]).toEqual({ name: 'Anna', counts: {} });
  expect(evening.last).toBeUndefined();
});

test('it is there again after a reload', () => {
  const evening = new Evening();
  evening.enter(2, 'bazaar', 9);
  evening.keep();
  expect(new Evening().players[2]?.counts).toEqual({ bazaar: 9 });
});
