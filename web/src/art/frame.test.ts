import { expect, test } from 'vitest';
import { leastText, nameLines } from './frame';

const linesAt = (name: string, width: number): string[] =>
  nameLines(name, leastText(width)).lines.map(({ text }) => text);

test('a name of several words is broken between them, or left out', () => {
  expect(linesAt('Magic of the Emeralds', 72)).toEqual(['Magic of the', 'Emeralds']);
  for (let width = 30; width < 130; width += 2)
    for (const name of ['Magic of the Emeralds', 'Influence of the Builders', 'Des Krösus übler Fluch'])
      expect(['', name]).toContain(linesAt(name, width).join(' '));
});

test('a long word is broken where a syllable begins', () => {
  expect(linesAt('Edelsteinschleiferin', 60).join('')).toMatch(/^\w+-\w+$/);
});

test('narrow letters are not drawn out', () => {
  expect(nameLines('Influence of the Builders', leastText(72)).lines.every(({ length }) => length === undefined)).toBe(
    true,
  );
});
