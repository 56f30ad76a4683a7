import { beforeEach, expect, test, vi } from 'vitest';
import { chooseTempo } from '../state/tempo.svelte';
import type { Move, View } from '../wire/view';
import { Learning } from './learning.svelte';
import type { Course, Stop } from './lesson';

const stop = (id: string, at: number, more: Partial<Stop> = {}): Stop => ({
  id,
  at,
  played: at,
  spots: [],
  move: null,
  later: false,
  play_on: false,
  ...more,
});
const offer: Move = { seat: 0, do: 'offer', card: 7, with: { gold: 1, iron: 2 } };

/** Look, make a move that two others follow, leap, end. At the second moment nobody is told anything. */
const course = {
  view: { version: 0, history: [], seat: 0, awaited: [1, 2] } as unknown as View,
  patches: [1, 2, 3, 4, 5].map((version) => [
    ['set', ['version'], version],
    ...(version === 2 ? [] : [['more', ['history'], [{ event: 'played' }]]]),
  ]),
  stops: [stop('look', 0), stop('offer', 0, { move: offer }), stop('leap', 3, { later: true }), stop('end', 5)],
} as unknown as Course;

const begin = (from: string | null = null, looks = new Set<() => void>()): Learning =>
  new Learning(course, from, looks);

beforeEach(() => void vi.useFakeTimers());

test('a learner who has looked goes on; one who is asked for a move does not', () => {
  const learning = begin();
  expect([learning.stop.id, learning.asks]).toEqual(['look', false]);
  learning.next();
  expect([learning.stop.id, learning.asks]).toEqual(['offer', true]);
  learning.next();
  expect(learning.stop.id).toBe('offer');
});

test('any other move is answered, as often as it is made, and changes nothing', () => {
  const learning = begin('offer');
  learning.act({ ...offer, card: 8 });
  learning.act({ ...offer, with: { gold: 2, iron: 1 } });
  expect([learning.tries, learning.stop.id, learning.view.version]).toEqual([2, 'offer', 0]);
});

test('the expected move leads on through what the others do, one view after the other', () => {
  const look = vi.fn();
  const learning = begin('offer', new Set([look]));
  learning.act({ card: 7, do: 'offer', seat: 0, with: { iron: 2, gold: 1 } });
  const seen = [learning.view.version];
  expect([learning.watching, learning.asks]).toEqual([true, false]);
  while (learning.watching) {
    vi.advanceTimersToNextTimer();
    seen.push(learning.view.version);
  }
  expect(seen).toEqual([1, 2, 3, 3]);
  expect(look).toHaveBeenCalledTimes(3);
  expect([learning.stop.id, learning.tries, learning.leaps]).toEqual(['leap', 0, 0]);
});

test('a player who wants nothing staged does not wait for the others', () => {
  chooseTempo('at-once');
  const began = Date.now();
  const learning = begin('offer');
  learning.act(offer);
  vi.runAllTimers();
  expect([learning.stop.id, learning.view.version]).toEqual(['leap', 3]);
  expect(Date.now() - began).toBeLessThan(10);
  chooseTempo('normal');
});

test('nothing can be played while the others play', () => {
  const learning = begin('offer');
  learning.act(offer);
  learning.act({ ...offer, card: 8 });
  learning.next();
  expect([learning.tries, learning.stop.id]).toEqual([0, 'offer']);
});

test('the others are waited for as long as they are awaited: after a win they are not', () => {
  const learning = begin('offer');
  expect(learning.othersPlay).toBe(false);
  learning.act(offer);
  expect(learning.othersPlay).toBe(true);
  const won = new Learning({ ...course, view: { ...course.view, awaited: [] } }, 'offer', new Set());
  won.act(offer);
  expect([won.watching, won.othersPlay]).toEqual([true, false]);
});

test('a leap shows what comes later at once', () => {
  const learning = begin('leap');
  learning.next();
  expect([learning.stop.id, learning.view.version, learning.leaps, learning.atEnd]).toEqual(['end', 5, 1, true]);
  learning.next();
  expect(learning.stop.id).toBe('end');
});

test('back leads to the stop before, as it was; in the middle of the others too', () => {
  const learning = begin('leap');
  learning.back();
  expect([learning.stop.id, learning.view.version, learning.asks]).toEqual(['offer', 0, true]);
  learning.act(offer);
  learning.back();
  vi.runAllTimers();
  expect([learning.stop.id, learning.view.version, learning.watching]).toEqual(['look', 0, false]);
  learning.back();
  expect(learning.stop.id).toBe('look');
});

test('a lesson is resumed where it was left; a stop that is no more begins it anew', () => {
  expect(begin('leap').view.version).toBe(3);
  expect(begin('gone').stop.id).toBe('look');
});
