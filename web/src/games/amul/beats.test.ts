/** A round of Āmul as the rules told it to seat 0, in beats. */

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Beat } from '../../state/beats';
import { useLanguage, wordsFor } from '../../base/words.svelte';
import { givePage } from '../../testing/page';
import { beatsOf } from './beats';
import { AmulEdition } from './edition';
import type { SeenEvent } from './seen';
import { AmulWording } from './wording';

const GOLDEN = new URL('../../../../tests/words/golden/amul.json', import.meta.url);
const { names, edition } = JSON.parse(readFileSync(GOLDEN, 'utf8'));
const wording = new AmulWording(
  new AmulEdition({ ...edition, rounds: 9 }),
  (seat) => names[seat],
  () => 0,
);

const ROUND: SeenEvent[] = [
  { event: 'offered', seat: 0, card: 114 },
  { event: 'offered', seat: 1, card: 54 },
  { event: 'offered', seat: 2, card: 56 },
  { event: 'order', step: 'pick', seats: [2, 0, 1] },
  { event: 'picked', seat: 2, card: 21 },
  { event: 'picked', seat: 0, card: 114 },
  { event: 'picked', seat: 1, card: 54 },
  { event: 'revealed', seat: 0, card: 5, stays: true },
  { event: 'revealed', seat: 1, card: 43, stays: false },
  { event: 'revealed', seat: 2, card: 7, stays: true },
  { event: 'order', step: 'effect', seats: [2] },
  { event: 'took', seat: 2, card: 163, source: 'palace' },
  { event: 'emptied', cards: [122] },
  { event: 'round', round: 5, first_pick: 2 },
  { event: 'dealt', seat: 1, count: 1 },
  { event: 'dealt', seat: 2, count: 1 },
  { event: 'dealt', seat: 0, count: 1, cards: [27] },
  { event: 'filled', cards: [69] },
];

let beats: Beat[];
const called = (title: string): Beat => beats.find((beat) => beat.title === title) as Beat;

beforeAll(async () => {
  givePage();
  await useLanguage('en');
  await wordsFor('amul');
  beats = beatsOf(ROUND, 0, wording);
});

describe('a round', () => {
  test('is told in this order', () => {
    expect(beats.map(({ form, title, lines }) => (form === 'stage' ? title : lines[0]))).toEqual([
      'The offers',
      `Linda picks ${wording.thing('card', 21)}.`,
      `You pick ${wording.thing('card', 114)}.`,
      `Lukas picks ${wording.thing('card', 54)}.`,
      'All reveal',
      'Immediate effect',
      `${wording.thing('card', 122)} is left in the Market and leaves the game.`,
      'Round 5 of 9',
    ]);
  });

  test('offers and reveals turn together, each with its owner', () => {
    for (const [title, cards] of Object.entries({ 'The offers': [114, 54, 56], 'All reveal': [5, 43, 7] })) {
      const { turns, figures } = called(title);
      expect(turns).toBe(true);
      expect(figures.map(({ seat, things }) => [seat, things[0]?.id])).toEqual(cards.map((card, seat) => [seat, card]));
    }
  });

  test('what is removed from the game is marked in words', () => {
    expect(called('All reveal').figures.map(({ note }) => note)).toEqual([undefined, 'removed from the game', undefined]);
  });

  test('an effect points from the revealed card to what it takes', () => {
    const [figure] = called('Immediate effect').figures;
    expect(figure?.seat).toBe(2);
    expect(figure?.things[0]?.id).toBe(7);
    expect(figure?.to?.things?.[0]?.id).toBe(163);
  });

  test('an effect that takes nothing points nowhere', () => {
    const history: SeenEvent[] = [...ROUND.slice(0, 11), { event: 'took', seat: 2, card: null, source: 'palace' }];
    const [effect] = beatsOf(history, 11, wording);
    expect(effect?.figures[0]?.to).toBeUndefined();
    expect(effect?.lines).toEqual(['Linda takes nothing from the Palace.']);
  });

  test('the new round shows the Market and what I draw, and nobody else draws in sight', () => {
    const { figures, lines } = called('Round 5 of 9');
    expect(figures.map(({ things, to }) => [things.map(({ id }) => id), to?.seat])).toEqual([
      [[69], undefined],
      [[27], 0],
    ]);
    expect(lines).toEqual(['Round 5. Linda holds the First Pick card.']);
  });

  test('in German, too', async () => {
    await useLanguage('de');
    expect(beatsOf(ROUND, 0, wording).flatMap(({ title }) => title || [])).toEqual([
      'Die Angebote',
      'Alle decken auf',
      'Sofort-Effekt',
      'Runde 5 von 9',
    ]);
    await useLanguage('en');
  });
});
