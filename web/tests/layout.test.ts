/** Tables: at every moment there is room for everything, on every width and height, in both languages. */

import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useLanguage } from '../src/base/words.svelte';
import { momentsOf, walk } from './support/moments';
import { faultsAt, windowsInTurn } from './support/sizes';
import { sit } from './support/table';
import { settle } from './support/time';

const LANGUAGES = ['de', 'en'] as const;
const COUNTED = ['3', '4', '5', '6', '7', '8', 'tea'].map((players) => `amul-${players}`);
const JOURNEYS = ['3', '4', '5', '6'].flatMap((players) => [`amulett-${players}`, `amulett-${players}-experienced`]);

type Language = (typeof LANGUAGES)[number];

/** Faults that are known and not fixed yet, by place; one that is no longer found has to go from here. */
const KNOWN: Record<string, readonly string[]> = {};

/** The fullest tables, in the longer words, and every moment that only experienced players meet. */
test.for<[string, Language]>([
  ['amul-8', 'de'],
  ['amulett-6', 'de'],
  ['amulett-3-experienced', 'en'],
])('at no moment of %s anything is in the way, in %s', { timeout: 300_000 }, ([name, language]) =>
  lookThrough(name, [language]),
);

test.runIf(import.meta.env.VITE_ALL).for([...COUNTED, ...JOURNEYS])(
  'at no moment of %s anything is in the way',
  { timeout: 1_200_000 },
  (name) => lookThrough(name, LANGUAGES),
);

test.for<[fault: RegExp, style: string]>([
  [/^the page scrolls sideways by 300$/m, 'main { width: calc(100vw + 300px) }'],
  [/^out of sight: .*div\.prompt/m, '.prompt { position: fixed; top: -40px }'],
  [/^hidden: .*div\.prompt/m, 'header.bar { position: fixed; inset: 0; z-index: 99 }'],
  [/^small words, 9\.0: .*p\.sentence/m, '.sentence { font-size: 9px }'],
  [/^cut short: .*p\.sentence/m, '.sentence { width: 60px; overflow: hidden; white-space: nowrap }'],
  [/^small target, \d+x16: /m, 'header.bar button { height: 16px; min-height: 0; padding: 0 }'],
  [/^covered: .*p\.sentence/m, '.market { position: fixed; inset: 0; z-index: 99; background: red }'],
])('such a fault is found: %s', async ([fault, style]) => {
  await sit('amul-4');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style.replaceAll(/; |(?= })/g, ' !important$&'));
  document.adoptedStyleSheets.push(sheet);
  const found = await faultsAt([1440, 900]);
  document.adoptedStyleSheets.pop();
  expect(found.join('\n')).toMatch(fault);
});

/** Nothing lies over what matters, is cut short, too small to be hit or read, or out of reach. */
async function lookThrough(name: string, languages: readonly Language[]): Promise<void> {
  const table = await sit(name);
  const found: Record<string, string[]> = {};
  let looked = 0;
  const look = async (moment: string): Promise<void> => {
    const windows = windowsInTurn(looked++);
    for (const language of languages) {
      await useLanguage(language);
      for (const size of windows) {
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
