import { expect, test } from 'vitest';
import { letterOf } from './view';

test('ranks are letters, and after Z come pairs of them', () => {
  expect([0, 1, 25, 26, 27, 52].map(letterOf)).toEqual(['A', 'B', 'Z', 'AA', 'AB', 'BA']);
});
