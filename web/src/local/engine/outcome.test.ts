import { expect, test } from 'vitest';
import { numbersIn } from './outcome';

const areas = { oasis: 0, well: 1 };
const colours = { red: 0, blue: 1 };

test('numbers and words are listed in the order they are written', () => {
  expect(numbersIn(3, [])).toEqual([3]);
  expect(numbersIn([5, 1, 4], [])).toEqual([5, 1, 4]);
  expect(numbersIn(['blue', 'red'], [colours])).toEqual([1, 0]);
  expect(numbersIn({ oasis: ['red', 'red'], well: ['blue'] }, [areas, colours])).toEqual([0, 0, 0, 1, 1]);
});

test('a word that stands for nothing is no number of anything', () => {
  expect(numbersIn(['green'], [colours])).toEqual([-1]);
  expect(numbersIn({ desert: ['red'] }, [areas, colours])).toEqual([-1, 0]);
  expect(numbersIn(null, [colours])).toEqual([-1]);
});

test('the order of keys makes no difference', () => {
  expect(numbersIn({ well: ['blue'], oasis: ['red', 'red'] }, [areas, colours])).toEqual([0, 0, 0, 1, 1]);
});
