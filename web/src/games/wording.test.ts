/** The golden files of sentences (tests/words/golden), said by the browser. Python says the same in tests/words. */

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { knows, useLanguage, wordsFor, wordsOfGames } from '../base/words.svelte';
import { givePage } from '../testing/page';
import type { Seat } from '../wire/view';
import { entryOf } from '.';

interface Sentence {
  /** The method of a wording that says it. */
  say: string;
  of: unknown[];
  reader: Seat | null;
  en: string;
  de: string;
}

interface Golden {
  names: string[];
  edition: unknown;
  sentences: Sentence[];
}

type Speaker = Record<string, (...of: unknown[]) => string>;

const FOLDER = new URL('../../../tests/words/golden/', import.meta.url);
const GAMES = Object.keys(import.meta.glob('./*/data/kinds.ts')).map((path) => path.split('/')[1] ?? '');

beforeAll(() => void givePage());

test('a game has a line on the first page, and the rest of its words come with it', async () => {
  const [first = '', ...others] = GAMES;
  const spoken = (): string[] => GAMES.filter((game) => knows(`${game}-wait-over`));
  await useLanguage('de');
  expect(GAMES.filter((game) => knows(`ui-game-${game}-line`))).toEqual(GAMES);
  expect(spoken()).toEqual([]);
  // A second request for something on its way waits for it, too.
  await Promise.all([wordsFor(first), wordsFor(first).then(() => expect(spoken()).toEqual([first]))]);
  await useLanguage('en');
  expect(spoken()).toEqual([first]);
  await wordsOfGames();
  expect(spoken()).toEqual([first, ...others]);
});

describe.each(GAMES)('%s', (game) => {
  const { names, edition, sentences } = JSON.parse(readFileSync(new URL(`${game}.json`, FOLDER), 'utf8')) as Golden;

  test.each(['en', 'de'] as const)('is told as the golden file tells it: %s', async (language) => {
    await useLanguage(language);
    await wordsFor(game, 'refusals', 'hints');
    const [Wording, read] = await Promise.all([entryOf(game).wording(), entryOf(game).readEdition(edition, game)]);
    const told = sentences.map(({ say, of, reader }) => {
      const wording = new Wording(
        read,
        (seat) => names[seat] ?? '',
        () => reader,
      ) as unknown as Speaker;
      return wording[say]?.(...of);
    });
    expect(sentences.length).toBeGreaterThan(100);
    expect(told).toEqual(sentences.map((sentence) => sentence[language]));
  });
});
