/** A lesson says what the screen shows: every sentence is read beside the table of its stop, on a desk and on a phone, in both languages. */

import { expect, test } from 'vitest';
import { boxes, isInSight } from './support/boxes';
import { DESK, PHONE } from './support/devices';
import { all, button, click, one, textOf } from './support/hand';
import { FakeServer } from './support/server';
import { close, open, type Size } from './support/table';
import { loadCourse, type Stop } from '../src/lesson/lesson';

type Language = 'en' | 'de';
const RULE_ID = /\b[AM]\d+(\.\d+)?\b/;
/** Where things lie differs from screen to screen. */
const PLACES = /\b(below|above|beneath|unten|oben|darüber|darunter)\b/i;
const SIX = /\b(six|sechs)\b/i;

const sentence = (): string => textOf(one('#lesson-text'));
const table = (): string => [...document.querySelectorAll('main')].map(spoken).join(' ');
/** What is read there, by eyes and by ears. */
const spoken = (element: Element): string =>
  [element, ...element.querySelectorAll('[aria-label]')]
    .map((each) => `${each.getAttribute('aria-label') ?? ''} ${textOf(each)}`)
    .join(' ');
const lit = (name: string): HTMLElement =>
  all(`[data-spot="${name}"], [data-fly="${name}"], [data-anchor="${name}"]`).find(
    (each) => each.checkVisibility() && each.getBoundingClientRect().width > 0,
  )!;
const inHand = (): number => all('.hand [data-fly]').filter((card) => card.checkVisibility()).length;
/** The first letters of a name's last word: German bends its end. */
const stem = (name: string): string => name.split(/[ .,]/).filter(Boolean).at(-1)!.slice(0, 4);

/** The sentence has this number, and so has what is lit. */
function isShown(number: number, name: string): void {
  expect(sentence()).toMatch(new RegExp(`\\b${number}\\b`));
  expect(spoken(lit(name))).toMatch(new RegExp(`\\b${number}\\b`));
}

/** By game and stop, what its sentence says and what has to be seen for it. */
const CLAIMS: Record<string, Record<string, () => void>> = {
  amul: {
    hand: () => {
      expect(sentence()).toMatch(SIX);
      expect(inHand()).toBe(6);
    },
    symbols: () => {
      for (const card of ['card-7', 'card-43'])
        expect(sentence()).toContain(stem(spoken(lit(card)).trim().split('.')[0]!));
    },
    traders: () => {
      expect(all('.bazaar .row button').filter(isInSight).length).toBeGreaterThanOrEqual(3);
    },
    neighbours: () => {
      expect(lit('seat-1').getBoundingClientRect().left).toBeLessThan(lit('seat-2').getBoundingClientRect().left);
      expect(sentence().indexOf('Mira')).toBeLessThan(sentence().indexOf('Lukas'));
    },
    palace: () => {
      for (const points of [5, 9]) isShown(points, 'card-157');
      const yurt = all('.wing .playable').find((card) => /Yurt|Jurte/.test(textOf(card)))!;
      expect(textOf(yurt.querySelector('.worth')!)).toBe(sentence().match(/\+\d+/)![0]);
    },
    score: () => isShown(11, 'area'),
    silver: () => isShown(14, 'card-114'),
    first: () => isShown(20, 'card-115'),
    prowess: () => {
      expect(sentence()).toMatch(/two|zwei/);
      expect(textOf(lit('prowess'))).toContain('2');
    },
    lose: () => {
      expect(sentence()).toMatch(SIX);
      expect(inHand()).toBe(6);
      expect(sentence()).toMatch(/\b3\b/);
      expect(spoken(lit('card-53'))).toMatch(/Gold.*\b3\b/);
    },
    letters: () => {
      const [letter] = sentence().match(/\b[B-H]\b/)!;
      expect(textOf(lit('prowess'))).toContain(letter);
    },
  },
  amulett: {
    yours: () => expect(spoken(lit('hand'))).toMatch(/\b1\b/),
    spell: () => {
      expect(sentence()).toMatch(/Mira.*\b1\b/);
      expect(spoken(lit('stage'))).toMatch(/\b1\b.*Mira/s);
    },
    exchange: () => {
      expect(sentence()).toMatch(/\b4\b/);
      expect(spoken(one('.bank'))).toMatch(/\b4\b/);
    },
    raise: () => {
      expect(sentence()).toMatch(/\b(ten|zehn)\b/i);
      expect(textOf(one('.stage'))).toMatch(/\b10\b/);
      expect(sentence()).toMatch(/Mira.*\b3\b/);
      expect(spoken(lit('stage'))).toMatch(/\b3\b/);
    },
    seventh: () => {
      expect(sentence()).toMatch(SIX);
      expect(spoken(lit('amulet-0'))).toMatch(/\b6\b/);
    },
    end: () => expect(spoken(lit('amulet-0'))).toMatch(/\b7\b/),
    lead: () => {
      expect(sentence()).toContain('C4');
      expect(spoken(lit('area-C4'))).toContain('C4');
    },
  },
};

/** Nothing that could be chosen instead promises more, unless the sentence speaks of it. */
function isBestByItsBadge(stop: Stop): void {
  const card = stop.move?.['card'] ?? stop.move?.['take'];
  if (typeof card !== 'number') return;
  const worth = (badge: Element): number => Number(/[+−]?\d+/.exec(textOf(badge))?.[0].replace('−', '-') ?? NaN);
  const asked = worth(lit(`card-${card}`).querySelector('.worth')!);
  for (const badge of all('.worth').filter((each) => each.checkVisibility() && worth(each) > asked)) {
    const other = badge.closest('[data-fly], button')!;
    expect(sentence(), `${stop.id}: ${textOf(badge)} on ${textOf(other)}`).toContain(
      stem(spoken(other).trim().split('.')[0]!),
    );
  }
}

/** What a stop asks for is named in its sentence, in the words of the table. */
function namesItsMove(stop: Stop): void {
  const card = stop.move?.['card'] ?? stop.move?.['take'];
  if (typeof card === 'number')
    expect(sentence(), stop.id).toContain(
      stem(
        spoken(lit(`card-${card}`))
          .trim()
          .split('.')[0]!,
      ),
    );
  if (typeof stop.move?.['amount'] === 'number' && stop.id !== 'seventh')
    expect(sentence(), stop.id).toMatch(new RegExp(`\\b${stop.move['amount']}\\b`));
}

const SCREENS: [string, Language, Size][] = [
  ['desk', 'en', DESK],
  ['phone', 'de', PHONE],
  ['desk', 'de', DESK],
  ['phone', 'en', PHONE],
];
/** By day each lesson is read on one screen; in sweeps on all. */
const BY_DAY: Record<string, typeof SCREENS> = { amul: SCREENS.slice(0, 1), amulett: SCREENS.slice(1, 2) };

for (const game of ['amul', 'amulett']) {
  test.each(import.meta.env.VITE_ALL ? SCREENS : BY_DAY[game]!)(
    `${game}: every sentence is true of a %s, in %s`,
    { timeout: 120_000 },
    async (_, language, size) => {
      const { stops } = await loadCourse(game);
      for (const stop of stops) {
        await open(`/learn/${game}`, new FakeServer(() => undefined), {
          size,
          language,
          memory: { [`lesson.${game}`]: stop.id },
        });
        expect(sentence(), stop.id).not.toMatch(RULE_ID);
        expect(sentence(), stop.id).not.toMatch(PLACES);
        if (stop.spots.length) expect(all('.ring:not(.under)').length, stop.id).toBeGreaterThan(0);
        if (size === DESK) expect(all('.ring:not(.under)'), stop.id).toHaveLength(stop.spots.length);
        for (const name of ['Mira', 'Lukas']) if (sentence().includes(name)) expect(table(), stop.id).toContain(name);
        expect(sentence(), stop.id).not.toMatch(/ [.,]/);
        namesItsMove(stop);
        isBestByItsBadge(stop);
        CLAIMS[game]![stop.id]?.();
        await close();
      }
    },
  );
}

test.for(['amul', 'amulett'])(
  'in %s Show me shows what to press, to eyes and to the keyboard',
  { timeout: 60_000 },
  async (game) => {
    const { stops } = await loadCourse(game);
    for (const stop of stops.filter(({ move }) => move)) {
      await open(`/learn/${game}`, new FakeServer(() => undefined), { memory: { [`lesson.${game}`]: stop.id } });
      await click(button('Show me'));
      const [ring] = boxes('.pointed');
      const { left, right } = document.activeElement!.getBoundingClientRect();
      expect(ring!.left, stop.id).toBeLessThanOrEqual(left);
      expect(ring!.right, stop.id).toBeGreaterThanOrEqual(right);
      const { amount, gems } = stop.move as { amount?: number; gems?: string[] };
      if (amount !== undefined) expect(textOf(document.activeElement!), stop.id).toContain(String(amount));
      if (gems) expect(gems, stop.id).toContain((document.activeElement as HTMLElement).dataset.gem);
      await close();
    }
  },
);

test('icons are drawn in the sentence, and a badge is not cut by the light', async () => {
  await open('/learn/amul', new FakeServer(() => undefined), { memory: { 'lesson.amul': 'lose' } });
  expect(all('#lesson-text .icon svg').length).toBeGreaterThanOrEqual(2);
  const [ring] = boxes('.ring:not(.under)');
  const badge = lit('card-53').querySelector('.worth')!;
  expect(isInSight(badge)).toBe(true);
  expect(ring!.top).toBeLessThanOrEqual(badge.getBoundingClientRect().top);
});

test.for(['amul', 'amulett'])('the lesson of %s ends with a small feast, and nobody is waited for', async (game) => {
  await open(`/learn/${game}`, new FakeServer(() => undefined), { memory: { [`lesson.${game}`]: 'end' } });
  expect(all('.feast i').length).toBeGreaterThan(8);
  expect(textOf(one('.teacher'))).not.toContain('The others are playing');
});
