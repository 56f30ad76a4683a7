import { expect, test } from 'vitest';
import type { MyTable, Seat } from '../wire/wire';
import { inOrder, waitsForMe } from './my-tables.svelte';

const person: Seat = { kind: 'person', name: 'Anna', level: null, here: false, stand_in: false, host: false };
const bot: Seat = { ...person, kind: 'bot', name: null, level: 'easy' };

function mine(id: string, status: string, awaited: number[], more: Partial<MyTable> = {}): MyTable {
  const table = { id, status, seats: [person, person, bot] };
  return {
    table,
    you: { seat: 0, host: false, invite: null },
    round: 1,
    awaited,
    left: null,
    changed: 1,
    ...more,
  } as MyTable;
}

test('a table waits for me when my seat owes a decision', () => {
  expect(waitsForMe(mine('t', 'running', [0, 1]))).toBe(true);
  expect(waitsForMe(mine('t', 'running', [1, 2]))).toBe(false);
  expect(waitsForMe(mine('t', 'open', []))).toBe(false);
  expect(waitsForMe(mine('t', 'over', [0]))).toBe(false);
});

test('a seat that a bot plays for me owes nothing', () => {
  const left = mine('t', 'running', [0]);
  left.table.seats = [{ ...person, stand_in: true }, person, bot];
  expect(waitsForMe(left)).toBe(false);
});

test('on this device I am the person who sits here', () => {
  expect(waitsForMe(mine('local-1', 'running', [1]))).toBe(true);
  expect(waitsForMe(mine('local-1', 'running', [2]))).toBe(false);
});

test('what waits for me comes first, what is over last, the latest before older ones', () => {
  const tables = [
    mine('over', 'over', [], { changed: 9 }),
    mine('theirs', 'running', [1], { changed: 5 }),
    mine('open', 'open', [], { changed: 7 }),
    mine('mine', 'running', [0], { changed: 2 }),
    mine('mine-too', 'running', [0], { changed: 3 }),
  ];
  expect(inOrder(tables).map(({ table }) => table.id)).toEqual(['mine-too', 'mine', 'open', 'theirs', 'over']);
});
