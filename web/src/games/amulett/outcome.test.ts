import { expect, test } from 'vitest';
import { outcomeOf } from '../outcome';
import type { Table } from '../../wire/wire';

test('gems are points', () => {
  const result = { winners: [1], gems: [{ red: 2 }, { red: 4, green: 3 }, {}] };
  const table = { game: 'amulett', result } as unknown as Table;
  expect(outcomeOf(table, 1)).toEqual({ place: 1, points: 7 });
  expect(outcomeOf(table, 2)).toEqual({ place: 3, points: 0 });
});
