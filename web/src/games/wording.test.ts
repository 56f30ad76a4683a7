/** The golden files of sentences (tests/words/golden), said by the browser. Python says the same in tests/words. */

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { useLanguage } from '../state/words.svelte';
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
const GAMES = Object.keys(import.meta.glob('./*/kinds.ts')).map((path) => path.split('/')[1] ?? '');

beforeAll(() => void givePage());

describe.each(GAMES)('%s', (game) => {
  const { names, edition, sentences } = JSON.parse(readFileSync(new URL(`${game}.json`, FOLDER), 'utf8')) as Golden;

  test.each(['en', 'de'] as const)('is told as the golden file tells it: %s', async (language) => {
    await useLanguage(language);
    const [Wording, read] = await Promise.all([entryOf(game).wording(), entryOf(game).readEdition(edition, game)]);
    const told = sentences.map(({ say, of, reader }) => {
      const wording = new Wording(read, (seat) => names[seat] ?? '', () => reader) as unknown as Speaker;
      return wording[say]?.(...of);
    });
    expect(sentences.length).toBeGreaterThan(100);
    expect(told).toEqual(sentences.map((sentence) => sentence[language]));
  });
});
