/** What every source of the client keeps to. */

import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.{ts,svelte,js}', '!./**/*.test.ts', '!./testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Where this stands, apart from some files. */
const placesOf = (pattern: RegExp, ...except: string[]): string[] =>
  Object.keys(sources).filter((path) => !except.includes(path) && pattern.test(sources[path] ?? ''));

test('only the clock asks the browser for the time, a timer or a frame', () => {
  const asking =
    /\b(setTimeout|setInterval|clearTimeout|clearInterval|requestAnimationFrame|cancelAnimationFrame|requestIdleCallback|Date\.now|performance\.now)\b|new Date\(\)/;
  expect(placesOf(asking)).toEqual(['./clock.ts']);
});

test('a page that waits for a part of itself is not settled before', () => {
  expect(placesOf(/\{#await (?!busy\()[^}]*import\(/)).toEqual([]);
});
