import { expect, test } from 'vitest';
import type { View } from '../wire/view';
import type { Seat, Table, You } from '../wire/wire';
import { nextHolder } from './holder';

const seat = (kind: Seat['kind']): Seat => ({
  kind,
  name: null,
  level: null,
  here: true,
  stand_in: false,
  host: false,
});
const table = (...kinds: Seat['kind'][]): Table => ({ seats: kinds.map(seat) }) as Table;
const at = (number: number | null): You => ({ seat: number, host: true, invite: null });
const asked = (...awaited: number[]): View => ({ awaited }) as unknown as View;

test('one person alone never hands the device over', () => {
  expect(nextHolder(table('person', 'bot', 'bot'), at(0), asked(1, 2))).toBeUndefined();
});

test('the holder keeps it while they are asked', () => {
  expect(nextHolder(table('person', 'person', 'bot'), at(0), asked(0, 1))).toBeUndefined();
});

test('the next person who is asked gets it, and bots do not', () => {
  expect(nextHolder(table('person', 'bot', 'person'), at(0), asked(1, 2))).toBe(2);
  expect(nextHolder(table('person', 'bot', 'person'), at(0), asked(1))).toBeUndefined();
});

test('in the beginning nobody has it', () => {
  expect(nextHolder(table('person', 'person', 'bot'), at(null), asked(0, 1, 2))).toBe(0);
});
