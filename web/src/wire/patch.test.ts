import { expect, test } from 'vitest';
import { applyPatch, type Patch } from './patch';

const view = { round: 1, seats: [{ hand: [3, 5], points: 0 }, { hand: [7] }], history: [{ event: 'began' }] };

test('a field is set, wherever it lies', () => {
  const patch: Patch = [
    ['set', ['round'], 2],
    ['set', ['seats', 0, 'points'], 4],
  ];
  expect(applyPatch(view, patch)).toEqual({
    ...view,
    round: 2,
    seats: [{ hand: [3, 5], points: 4 }, { hand: [7] }],
  });
});

test('a field that was not there is set as well', () => {
  expect(applyPatch({ seats: [{}] }, [['set', ['seats', 0, 'choice'], 3]])).toEqual({ seats: [{ choice: 3 }] });
});

test('a field is cut away', () => {
  const next = applyPatch(view, [['cut', ['seats', 0, 'points']]]);
  expect(next.seats[0]).toEqual({ hand: [3, 5] });
  expect('points' in (next.seats[0] ?? {})).toBe(false);
});

test('more comes to a list', () => {
  const next = applyPatch(view, [['more', ['history'], [{ event: 'dealt' }, { event: 'picked' }]]]);
  expect(next.history.map(({ event }) => event)).toEqual(['began', 'dealt', 'picked']);
});

test('a whole view is set in place of another', () => {
  expect(applyPatch<unknown>(null, [['set', [], view]])).toBe(view);
});

test('changes are made in their order', () => {
  const patch: Patch = [
    ['set', ['list'], []],
    ['more', ['list'], [1]],
    ['more', ['list'], [2, 3]],
    ['set', ['list', 0], 9],
  ];
  expect(applyPatch({}, patch)).toEqual({ list: [9, 2, 3] });
});

test('the old view stays as it was, and what did not change is shared', () => {
  const before = structuredClone(view);
  const next = applyPatch(view, [['set', ['seats', 1, 'hand'], []]]);
  expect(view).toEqual(before);
  expect(next).not.toBe(view);
  expect(next.seats[0]).toBe(view.seats[0]);
  expect(next.history).toBe(view.history);
});
