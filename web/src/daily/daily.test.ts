import { beforeEach, expect, test, vi } from 'vitest';
import type { MyTable } from '../wire/wire';
import { dailyOf } from './daily';

const GAME = 'some-game';
const DAY = '2026-11-17';

const kept = vi.hoisted(() => new Map<string, string>());
vi.mock('../base/memory', () => ({
  remembered: (name: string) => kept.get(name) ?? null,
  remember: (name: string, value: string) => kept.set(name, value),
}));
beforeEach(() => kept.clear());

function a(status: 'running' | 'over'): MyTable {
  const result = status === 'over' ? { winners: [2], scores: [30, 20, 60, 30] } : null;
  return { table: { id: `local-daily-${GAME}-${DAY}`, game: GAME, players: 4, status, result } } as unknown as MyTable;
}

test('a deal is new, running, over; and its ending is known when the table was put away', () => {
  expect(dailyOf(GAME, DAY, []).state).toBe('new');
  expect(dailyOf(GAME, DAY, [a('running')]).state).toBe('running');
  const { state, ending } = dailyOf(GAME, DAY, [a('over')]);
  expect(state).toBe('over');
  expect(ending).toEqual({ place: 2, points: 30, players: 4, most: 60 });
  expect(dailyOf(GAME, DAY, [])).toEqual({ state: 'over', table: null, ending });
  expect(dailyOf(GAME, '2026-11-18', [a('over')]).state).toBe('new');
});

test('what was begun and put away is not begun again', () => {
  kept.set('daily', JSON.stringify({ [`${GAME}/${DAY}`]: { ending: null } }));
  expect(dailyOf(GAME, DAY, []).state).toBe('away');
});

test('marks that cannot be read are none', () => {
  kept.set('daily', '{');
  expect(dailyOf(GAME, DAY, []).state).toBe('new');
});
