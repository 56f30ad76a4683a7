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
  expect(placesOf(asking)).toEqual(['./base/clock.ts']);
});

test('a page that waits for a part of itself is not settled before', () => {
  const awaited = Object.entries(sources).flatMap(([path, text]) =>
    [...text.matchAll(/\{#await ([^ (}]+)/g)].flatMap(([, what = '']) => {
      const isHeld =
        ['busy', 'wordsFor'].includes(what) || new RegExp(`const ${what} =[^;]*\\b(busy|attempt\\.run)\\(`).test(text);
      return isHeld ? [] : [`${path}: ${what}`];
    }),
  );
  // A review takes long; meanwhile its page shows how far it is, and is at rest.
  expect(awaited).toEqual(['./review/ReviewOf.svelte: loaded']);
});
