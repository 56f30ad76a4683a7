/** Spells as they work at a table with house rules: its options change symbols and texts. */

import { inLanguage, listed, say } from '../../../base/words.svelte';
import type { AmulettEdition, Spell } from './edition';

export type Options = Readonly<Record<string, unknown>>;

const CARDS: Readonly<Record<string, number>> = { none: 0, one: 1, two: 2 };

/** The options that touch each effect. */
const TOUCHING: Readonly<Record<string, readonly string[]>> = {
  gift: ['builders', 'second_gem'],
  influence: ['influence'],
  desire: ['desire'],
};

export function asPlayed(spell: Spell, options: Options): Spell {
  const { id, where } = spell.effect;
  if (id === 'gift' && where === 'wall' && options.builders) {
    return { ...spell, effect: { ...spell.effect, where: options.builders as string } };
  }
  if (id === 'influence' && where === 'any' && options.influence) {
    return { ...spell, effect: { ...spell.effect, cards: CARDS[options.influence as string] } };
  }
  return spell;
}

/** What a spell does at a table, in the language in use. */
export function textOf(edition: AmulettEdition, spell: Spell, options: Options): string {
  if (spell.effect.id === 'plain') return textOfIncome(edition, spell);
  if (!TOUCHING[spell.effect.id]?.some((option) => option in options)) return inLanguage(spell.text);
  const { id, where = 'any', cards = 0 } = asPlayed(spell, options).effect;
  const must = options.second_gem === 'compulsory' ? 'yes' : 'no';
  const only = options.desire === 'owner' ? 'yes' : 'no';
  return say(`amulett-text-${id}`, { where, cards, must, only });
}

/** Owners may correct the income, so its text is made from the numbers. */
function textOfIncome(edition: AmulettEdition, { income, cost }: Spell): string {
  const cards = Object.entries(income)
    .filter(([, count]) => count > 0)
    .map(([metal, count]) => say('amulett-text-cards', { metal, name: metal === 'joker' ? '' : edition.metalName(metal), count }));
  return say('amulett-text-plain', { cards: listed(cards), cost });
}
