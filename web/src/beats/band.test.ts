import { expect, test } from 'vitest';
import { formFor, freeBand } from './band';

const region = { left: 0, right: 100, top: 50, bottom: 450 };
const across = (top: number, bottom: number) => ({ left: 20, right: 60, top, bottom });
const reach = (...inTheWay: ReturnType<typeof across>[]): number[] => {
  const { top, bottom } = freeBand(region, inTheWay);
  return [top, bottom];
};

test('without anything in the way it is the whole region', () => expect(reach()).toEqual([50, 450]));

test('it lies above or below what can be chosen, wherever there is more room', () => {
  expect(reach(across(350, 420))).toEqual([50, 342]);
  expect(reach(across(60, 120))).toEqual([128, 450]);
});

test('it may lie between', () => expect(reach(across(400, 500), across(60, 120))).toEqual([128, 392]));

test('what lies elsewhere is not in the way', () => {
  expect(reach(across(460, 600))).toEqual([50, 450]);
  expect(reach({ left: 120, right: 160, top: 100, bottom: 200 })).toEqual([50, 450]);
});

test('where everything can be chosen, nothing is left', () => {
  const [top = 0, bottom = 0] = reach(across(40, 460));
  expect(bottom - top).toBe(0);
});

test('a beat that has no room for its pictures is a line, and one without room for a line is not shown over the prompt', () => {
  expect([400, 120, 8].map(formFor)).toEqual(['stage', 'line', null]);
});
