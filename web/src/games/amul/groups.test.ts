import { expect, test } from 'vitest';
import { steps } from './groups';
import { letterOf } from './view';

test.each([1, 4, 8, 12, 16])('%i cards lie in rows that grow towards the base, and none is lost', (count) => {
  const cards = Array.from({ length: count }, (_, i) => i);
  const rows = steps(cards, 3);
  expect(rows.flat()).toEqual(cards);
  const lengths = rows.map((row) => row.length);
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
});

test('ranks are letters, and after Z come pairs of them', () => {
  expect([0, 1, 25, 26, 27, 52].map(letterOf)).toEqual(['A', 'B', 'Z', 'AA', 'AB', 'BA']);
});
