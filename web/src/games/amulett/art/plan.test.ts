import { expect, test } from 'vitest';
import { gemPlaces, HALF_HEIGHT, RADIUS, type Point } from './map';
import { Plan, type Place } from './plan';

const TOUCHING = Math.sqrt(3) * RADIUS;
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function pairs(plan: Plan, areas: readonly Place[]): number[] {
  return areas.flatMap(({ id }, i) => areas.slice(0, i).map((other) => apart(plan.centre(id), plan.centre(other.id))));
}

const COLUMN: Place[] = [
  { id: 'A1', x: 0, y: 0, neighbours: ['A2'] },
  { id: 'A2', x: 0, y: 10, neighbours: ['A1', 'A3'] },
  { id: 'A3', x: 0, y: 20, neighbours: ['A2'] },
];

test('hexagons that are neighbours touch, whatever the edition measures in', () => {
  const plan = new Plan(COLUMN, 'hexagons');
  expect(apart(plan.centre('A1'), plan.centre('A2'))).toBeCloseTo(TOUCHING);
  expect(plan.roads).toEqual([]);
  expect(plan.spaced).toBe(false);
});

test('areas that are given the same place are pushed apart', () => {
  const heap = ['a', 'b', 'c', 'd'].map((id, i, all): Place => ({ id, x: 1, y: 1, neighbours: all.toSpliced(i, 1) }));
  for (const layout of ['hexagons', 'points'] as const)
    expect(Math.min(...pairs(new Plan(heap, layout), heap))).toBeGreaterThan(0.9 * TOUCHING);
});

test('points are joined by roads, one for each way', () => {
  const plan = new Plan(COLUMN, 'points');
  expect(plan.roads).toHaveLength(2);
  expect(Math.min(...pairs(plan, COLUMN))).toBeGreaterThan(TOUCHING);
  expect(plan.spaced).toBe(true);
});

test('a road goes around an area that it does not lead to', () => {
  const through: Place[] = [
    { id: 'a', x: 0, y: 0, neighbours: ['c', 'b'] },
    { id: 'b', x: 10, y: 0, neighbours: ['a', 'c'] },
    { id: 'c', x: 20, y: 0, neighbours: ['b', 'a'] },
  ];
  const plan = new Plan(through, 'points');
  const road = plan.roads.find(({ from, to }) => apart(from, to) > 4 * RADIUS);
  expect(Math.abs(road?.bend.y ?? 0)).toBeGreaterThan(RADIUS);
});

test('everything lies inside the frame', () => {
  for (const layout of ['hexagons', 'points'] as const) {
    const plan = new Plan(COLUMN, layout);
    const { left, top, width, height } = plan.frame;
    for (const { id } of COLUMN) {
      const { x, y } = plan.centre(id);
      expect(x - RADIUS).toBeGreaterThanOrEqual(left);
      expect(x + RADIUS).toBeLessThanOrEqual(left + width);
      expect(y - HALF_HEIGHT).toBeGreaterThanOrEqual(top);
      expect(y + HALF_HEIGHT).toBeLessThanOrEqual(top + height);
    }
  }
});

test('an area that is not there is named', () => {
  expect(() => new Plan(COLUMN, 'hexagons').centre('Z9')).toThrow('no area Z9');
});

test.each([1, 2, 3, 4, 5, 8, 11, 14])('%i gems lie inside their hexagon', (count) => {
  const { places, size } = gemPlaces(count);
  expect(places).toHaveLength(count);
  for (const { x, y } of places) {
    const slack = 1.5;
    expect(y + size / 2).toBeLessThanOrEqual(HALF_HEIGHT + slack);
    expect(Math.abs(x) + size / 2).toBeLessThanOrEqual(RADIUS - Math.abs(y) / Math.sqrt(3) + size / 2 + slack);
  }
});
