/** Chance outcomes, as numbers and for comparison. */

import type { Move } from '../../wire/view';
import type { Names } from './description';

/** All numbers in a part of a chance outcome: those of lists in their order, those of keys by their numbers. */
export function numbersIn(part: unknown, [names, ...inner]: readonly Names[]): number[] {
  if (typeof part === 'number') return [part];
  if (typeof part === 'string') return [names?.[part] ?? NO_NAME];
  if (Array.isArray(part)) return part.flatMap((entry) => numbersIn(entry, names ? [names, ...inner] : []));
  if (part === null || typeof part !== 'object') return [NO_NAME];
  return Object.entries(part)
    .map(([key, value]) => [names?.[key] ?? NO_NAME, ...numbersIn(value, inner)])
    .sort(([one = 0], [other = 0]) => one - other)
    .flat();
}

/** The number of the word that means none. */
const NO_NAME = -1;

/** Where a chance outcome lays things at places, their order at one place says nothing. */
export function withoutOrder(move: Move): Record<string, unknown> {
  const inOrder = (value: unknown): unknown => (Array.isArray(value) ? [...(value as unknown[])].sort() : value);
  const places = (value: unknown): unknown =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([place, lot]) => [place, inOrder(lot)]))
      : value;
  return Object.fromEntries(Object.entries(move).map(([key, value]) => [key, places(value)]));
}
