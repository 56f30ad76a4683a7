import { beforeAll, expect, test } from 'vitest';
import { useLanguage, wordsFor } from '../../../base/words.svelte';
import { givePage } from '../../../testing/page';
import { asPlayed, textOf } from './as-played';
import type { AmulettEdition, Spell } from './edition';

const edition = { metalName: (metal: string) => metal } as AmulettEdition;
const spell = (effect: Spell['effect'], more: Partial<Spell> = {}): Spell =>
  ({ effect, text: { en: 'as printed' }, income: {}, cost: 1, ...more }) as Spell;
const BUILDERS = spell({ id: 'gift', where: 'wall' });
const INFLUENCE = spell({ id: 'influence', cards: 1, where: 'any' });

beforeAll(async () => {
  givePage();
  await wordsFor('amulett');
  await useLanguage('en');
});

test('a spell reads as printed where no house rule touches it', () => {
  expect(textOf(edition, BUILDERS, { experienced: true, mixing: 'single' })).toBe('as printed');
  expect(asPlayed(BUILDERS, {})).toBe(BUILDERS);
});

test('the Builders work at pyramids', () => {
  expect(asPlayed(BUILDERS, { builders: 'pyramid' }).effect.where).toBe('pyramid');
  expect(textOf(edition, BUILDERS, { builders: 'pyramid' })).toContain('in a pyramid area, you may take');
  expect(textOf(edition, BUILDERS, { second_gem: 'compulsory' })).toContain('at the great wall, you must take');
});

test('Influence returns two cards, or none', () => {
  expect(textOf(edition, INFLUENCE, { influence: 'two' })).toContain('up to 2 cards');
  expect(textOf(edition, INFLUENCE, { influence: 'none' })).toContain('no cards');
});

test('Burning Desire serves its owner only', () => {
  expect(textOf(edition, spell({ id: 'desire' }), { desire: 'owner' })).toContain('but only you');
});

test('a plain spell tells its income, which owners may have corrected', () => {
  const wishes = spell({ id: 'plain' }, { income: { iron: 3, gold: 0, joker: 2 }, cost: 2 });
  expect(textOf(edition, wishes, {})).toBe('3 iron and 2 cards of any metal every round; costs 2 stones a round.');
});
