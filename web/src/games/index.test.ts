import { expect, test } from 'vitest';
import plain from '../plain';
import { drawingsOf } from '../art/emblems';
import { entryOf, isDrawn } from '.';

const folders = Object.keys(import.meta.glob('./*/index.ts')).map((path) => path.split('/')[1] ?? '');

test('every folder is found, and every other game gets the plain table', () => {
  expect(folders.length).toBeGreaterThan(1);
  for (const game of folders) {
    expect(isDrawn(game)).toBe(true);
    expect(entryOf(game)).not.toBe(plain);
  }
  expect(isDrawn('ludo')).toBe(false);
  expect(entryOf('ludo')).toBe(plain);
});

test.each(folders)('what stands for %s is drawn', async (game) => {
  const { sign, back } = entryOf(game);
  const drawn = Object.keys(await drawingsOf(game));
  const references = [sign, back.seal].filter((reference) => reference.startsWith(`${game}/`));
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) expect(drawn).toContain(`./emblems/${reference.slice(game.length + 1)}.svg`);
});

const RULES = /^<svg [^>]*viewBox="0 0 64 64"[^>]*>/;
const FORBIDDEN = /\bid=|style=|<style|<text|url\(/;
const MOST_BYTES = 1600;

test.each(folders)('the emblems of %s keep the drawing rules', async (game) => {
  const drawings = Object.entries(await drawingsOf(game));
  expect(drawings.length).toBeGreaterThan(20);
  const odd = drawings.filter(([, svg]) => !RULES.test(svg) || FORBIDDEN.test(svg) || svg.length > MOST_BYTES);
  expect(odd.map(([path]) => path)).toEqual([]);
});
