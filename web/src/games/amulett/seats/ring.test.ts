import { expect, test } from 'vitest';
import { ringOf } from './ring';

test.each([8, 9, 12])('%i gems lie side by side, none on another', (count) => {
  const { size, places } = ringOf(count);
  expect(places).toHaveLength(count);
  const distances = places.flatMap((a, i) => places.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  expect(Math.min(...distances)).toBeGreaterThan(size * 0.95);
});
