/** What the rules of Das Amulett told seat 0, in beats. */

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Beat, Thing } from '../../state/beats';
import { useLanguage, wordsFor } from '../../base/words.svelte';
import { givePage } from '../../testing/page';
import { beatsOf } from './beats';
import { AmulettEdition } from './edition';
import type { SeenEvent } from './seen';
import { AmulettWording } from './wording';

const GOLDEN = new URL('../../../../tests/words/golden/amulett.json', import.meta.url);
const { names, edition } = JSON.parse(readFileSync(GOLDEN, 'utf8'));
let wording: AmulettWording;

const told = (...history: SeenEvent[]): Beat[] => beatsOf(history, 0, wording);
const titles = (beats: readonly Beat[]): (string | undefined)[] =>
  beats.map(({ form, title, lines }) => (form === 'stage' ? title : lines[0]));
const amounts = (things: readonly Thing[] = []): unknown[] => things.map(({ id, count }) => [id, count]);

beforeAll(async () => {
  givePage();
  await useLanguage('en');
  await wordsFor('amulett');
  // The golden file's edition is as much as words need: a map is not drawn here.
  const spoken = Object.assign(Object.create(AmulettEdition.prototype), {
    data: edition,
    spells: new Map(Object.entries(edition.spells)),
  }) as AmulettEdition;
  wording = new AmulettWording(
    spoken,
    (seat) => names[seat],
    () => 0,
  );
});

describe('what is told', () => {
  test('a spell is sold, and the next one turned up', () => {
    const beats = told(
      { event: 'passed', seat: 1, step: 'bid_spell' },
      { event: 'spell_sold', seat: 2, spell: 'pull_darkness', stones: 5 },
      { event: 'turned_up', spell: 'meta_copper', left: 1 },
    );
    expect(beats.map(({ form }) => form)).toEqual(['line', 'stage', 'line']);
    expect(beats[1]?.figures[0]).toMatchObject({ things: [{ id: 'pull_darkness' }], to: { seat: 2 } });
    expect(beats[1]?.lines[0]).toContain('for 5 stones');
  });

  test('all incomes that come together are one beat', () => {
    const [beat, ...rest] = told(
      { event: 'income', seat: 0, take: { silver: 1, copper: 4 }, spells: { gift: 1 } },
      { event: 'income', seat: 1, take: { silver: 4 }, spells: { gift: 4 } },
      { event: 'marker', value: 4 },
    );
    expect(beat?.figures.map(({ seat, things }) => [seat, amounts(things)])).toEqual([
      [0, [['metals/silver', 1], ['metals/copper', 4]]],
      [1, [['metals/silver', 4]]],
    ]);
    expect(titles(rest)).toEqual(['Round marker 4']);
  });

  test('an exchange: bids pass, then who wins, pays, is cursed and takes a gem', () => {
    const beats = told(
      { event: 'exchange', area: 'B3', gems: ['green', 'colourless'], steps_left: 3 },
      { event: 'bid', seat: 0, amount: 3, repeated: false },
      { event: 'passed', seat: 1, step: 'bid' },
      { event: 'won', seat: 0, amount: 3, area: 'B3' },
      { event: 'paid', seat: 0, cards: { copper: 3 } },
      { event: 'took_back', seat: 0, cards: { copper: 1 }, winner: 0 },
      { event: 'cursed', seat: 1, cards: { copper: 1 }, winner: 0 },
      { event: 'returned', cards: { copper: 1 } },
      { event: 'bought', seat: 0, gems: ['green'], area: 'B3' },
      { event: 'move', seat: 0, area: 'B2' },
    );
    expect(beats.map(({ form, title }) => (form === 'stage' ? title : form))).toEqual([
      ...['line', 'line', 'line'],
      'The exchange is won',
      'line',
      'A curse',
      'A gem',
      'line',
    ]);
    expect(beats[3]?.figures[0]).toMatchObject({ seat: 0, things: [{ id: 'metals/copper', count: 3 }] });
    expect(beats[5]?.figures[0]).toMatchObject({ seat: 0, to: { seat: 1 } });
    expect(beats[6]?.figures[0]).toMatchObject({ things: [{ id: 'gems/green' }], to: { seat: 0 } });
  });

  test('the energy phase: who pays how much, and which spells leave', () => {
    const beats = told(
      { event: 'drained', seat: 0, spell: 'pull_darkness', owner: 2, emptied: false },
      { event: 'costs', seat: 0, stones: { abundance_copper: 2, gift_builders: 1 }, empty: ['gift_builders'] },
      { event: 'buried', seat: 0, spells: ['gift_builders'] },
      { event: 'costs', seat: 1, stones: {}, empty: [] },
    );
    expect(titles(beats)).toEqual(['Energy phase']);
    expect(beats[0]?.figures.map(({ seat, things, note }) => [seat, amounts(things), note])).toEqual([
      [0, [['symbols/stone', 3]], undefined],
      [0, [['gift_builders', undefined]], 'under the deck'],
    ]);
    expect(beats[0]?.lines).toHaveLength(1);
  });

  test('the end shows the gem that decided it', () => {
    const beats = told(
      { event: 'bought', seat: 1, gems: ['red'], area: 'B3' },
      { event: 'over', winners: [1], reason: 'seven_colours', order: [1, 0, 2] },
    );
    expect(beats[1]?.figures).toMatchObject([{ seat: 1, things: [{ id: 'gems/red' }] }]);
    const [stalled] = told({ event: 'over', winners: [0], reason: 'stalled', order: [0, 1, 2] });
    expect(stalled?.figures).toEqual([{ seat: 0, things: [] }]);
  });

  test('nothing that goes by leaves a beat', () => {
    expect(told({ event: 'shuffled', again: false }, { event: 'laid_out', areas: {} })).toEqual([]);
  });
});
