/** Tables: at every moment there is room for everything, on every width and height, in both languages. */

import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useLanguage } from '../src/state/words.svelte';
import { momentsOf, walk } from './support/moments';
import { SIZES, faultsAt } from './support/sizes';
import { sit } from './support/table';
import { settle } from './support/time';

const LANGUAGES = ['de', 'en'] as const;
const COUNTED = ['3', '4', '5', '6', '7', '8', 'tea'].map((players) => `amul-${players}`);
const JOURNEYS = ['3', '4', '5', '6'].flatMap((players) => [`amulett-${players}`, `amulett-${players}-experienced`]);

type Language = (typeof LANGUAGES)[number];

/** Faults that are known and not mended yet, by place; one that is no longer found has to go from here. */
const KNOWN: Record<string, readonly string[]> = {};

test.for<[string, Language]>([
  ['amul-8', 'de'],
  ['amul-3', 'en'],
  ['amulett-6', 'de'],
  ['amulett-3-experienced', 'en'],
])('at no moment of %s anything is in the way, in %s', { timeout: 300_000 }, ([name, language]) => lookThrough(name, [language]));

test.runIf(import.meta.env.VITE_ALL).for([...COUNTED, ...JOURNEYS])('at no moment of %s anything is in the way', { timeout: 1_200_000 }, (name) =>
  lookThrough(name, LANGUAGES),
);

/** Nothing lies over what matters, is cut short, too small to be hit or read, or out of reach. */
async function lookThrough(name: string, languages: readonly Language[]): Promise<void> {
  const table = await sit(name);
  const found: Record<string, string[]> = {};
  const look = async (moment: string): Promise<void> => {
    for (const language of languages) {
      await useLanguage(language);
      for (const size of SIZES) {
        const here = await faultsAt(size);
        if (here.length) found[`${name}, ${moment}, ${size.join('x')}, ${language}`] = here;
      }
    }
  };
  for await (const moment of walk(table, momentsOf(name))) await look(moment);
  await userEvent.keyboard('{Escape}');
  await settle();
  expect(document.querySelector('dialog[open]')).toBeNull();
  await look('after the end');
  const known = Object.entries(KNOWN).filter(([place]) => place.startsWith(`${name},`));
  expect(found).toEqual(Object.fromEntries(known));
}
