/** Every page that needs no server: it fits, it speaks, a thumb hits everything, and everybody can use it. */

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { go } from '../src/base/route.svelte';
import { useLanguage } from '../src/base/words.svelte';
import { faults } from './support/axe';
import { isInSight } from './support/boxes';
import { DEVICES } from './support/devices';
import { FakeServer } from './support/server';
import { open, resize, type Size } from './support/table';
import { settle } from './support/time';

const PAGES = [
  ...['/', '/new?game=amul', '/new?game=amulett', '/cards/amul', '/cards/amul/mughal_warlord', '/cards/amulett'],
  ...['/cards/amulett/magic_amber', '/score', '/score/amul/cards', '/score/amul/together', '/score/amulett'],
  ...['/edition/amul', '/edition/amul/kind/gold', '/edition/amulett', '/edition/amulett/map.areas/A1', '/rules/amul'],
  ...['/rules/amulett', '/about', '/daily/amul', '/replay', '/move#x', '/nowhere'],
];
/** Pages that are built like one of the others. */
const ALIKE = [
  '/new?game=amulett',
  '/cards/amulett',
  '/cards/amulett/magic_amber',
  '/score/amulett',
  '/edition/amulett',
  '/rules/amul',
];
/** 720 is a desk of 1440 at 200% zoom, 360 the narrowest phone. */
const WIDTHS = [1024, 720, 360];
const LEAST_TARGET = 44;
/** By day one of two alike stands for both. */
const SOME = import.meta.env.VITE_ALL ? PAGES : PAGES.filter((path) => !ALIKE.includes(path));
const MESSAGE_ID = /\b(?:ui|amul|amulett|server)-[a-z]+[a-z-]*/g;

/** One that finds every edition sound. */
function server(): FakeServer {
  const answering = new FakeServer(() => undefined);
  for (const game of ['amul', 'amulett']) answering.answer(`/api/editions/${game}`, { sound: true });
  return answering;
}

/** What is found on each page; nothing where there is nothing. */
async function onEvery(
  look: () => Promise<readonly string[]> | readonly string[],
  pages = PAGES,
): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const path of pages) {
    go(path);
    await settle();
    expect(document.querySelector('main'), path).not.toBeNull();
    const here = await look();
    if (here.length) found[path] = here;
  }
  return found;
}

const inEach = async (
  languages: readonly string[],
  look: (language: string) => Promise<string[]>,
): Promise<string[]> => {
  const found: string[] = [];
  for (const language of languages) {
    await useLanguage(language);
    await settle();
    found.push(...(await look(language)));
  }
  return found;
};

test('nothing scrolls sideways, and no message is missing, in both languages', { timeout: 120_000 }, async () => {
  await open('/', server());
  const found = await onEvery(
    () =>
      inEach(['de', 'en'], async (language) => {
        const here = [...(document.body.innerText.match(MESSAGE_ID) ?? [])];
        // German words are longer.
        for (const width of language === 'de' || import.meta.env.VITE_ALL ? WIDTHS : []) {
          await resize(width, 640);
          const by = document.documentElement.scrollWidth - document.documentElement.clientWidth;
          if (by > 0) here.push(`${language} at ${width}: ${by} too wide`);
        }
        return here;
      }),
    SOME,
  );
  expect(found).toEqual({});
});

test('a thumb hits everything on a phone; links inside a sentence are as high as it is', async () => {
  await open('/', server(), { size: [390, 844] });
  const isTapped = (element: Element): boolean =>
    element.matches('button, select, a:not(.skip), label:has([type=radio], [type=checkbox])') &&
    getComputedStyle(element).display !== 'inline';
  const found = await onEvery(() =>
    [...document.querySelectorAll('button, select, a, label')].filter(isTapped).flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width && Math.min(width, height) < LEAST_TARGET - 0.5
        ? [`${element.outerHTML.slice(0, 100)} ${width}x${height}`]
        : [];
    }),
  );
  expect(found).toEqual({});
});

test('axe finds nothing on any page', { timeout: 120_000 }, async () => {
  await open('/', server());
  expect(await onEvery(faults, SOME)).toEqual({});
});

const ANY: Size[] = [[1440, 900], [1280, 720], [390, 844]]; // prettier-ignore
test.for<[string, string, Size[]]>([
  ['/new?game=amul', 'Create table', ANY],
  ['/score', 'On to Seat 2', [[390, 844]]],
  ['/score/amul/cards', 'Count the points', ANY],
])('nobody has to scroll for what leads on: %s, %s', async ([path, name, sizes]) => {
  await open(path, server());
  for (const size of sizes) {
    await resize(...size);
    expect(isInSight(page.getByRole('button', { name }).element()), size.join('x')).toBe(true);
  }
});

/** The words of a cell that are broken over lines. */
function brokenWords(cell: Element): string[] {
  const text = [...cell.childNodes].find((node): node is Text => node instanceof Text && node.data.trim() !== '')!;
  return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1 ? [word] : [];
  });
}

test.each(DEVICES)('a reader of standings finds every name whole (%s)', async (_, size) => {
  const long = 'Cleopatra von Hohenstein';
  const standings = ['Ben', long].map((name, place) => ({
    name,
    rank: place + 1,
    deals: 12,
    share: 0.5,
    low: 0.17,
    high: 0.83,
    mine: false,
  }));
  const answering = server();
  answering.answer('/api/seasons/s', { id: 's', title: 'Winter', finished: 12, tournaments: [], standings });
  await open('/tournament/season/s', answering, { size });
  expect(brokenWords(page.getByRole('rowheader', { name: long }).element())).toEqual([]);
  expect(
    page
      .getByText('17% – 83%')
      .elements()
      .filter((told) => told.checkVisibility()),
  ).toHaveLength(2);
  expect(await faults()).toEqual([]);
});

test('the page of notifications is found at the address it had before', async () => {
  const answering = server();
  answering.answer('/api/me/notifications', { key: 'k', channels: [], quiet: null });
  await open('/calls', answering);
  expect(location.pathname).toBe('/notifications');
  await expect.element(page.getByRole('heading', { name: 'Notifications', exact: true })).toBeVisible();
});
