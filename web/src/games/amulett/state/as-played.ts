/** Spells as they work at a table with house rules; data/house-rules.json says what each of them changes. */

import { inLanguage, listed, say } from '../../../base/words.svelte';
import CHANGES from '../data/house-rules.json';
import { inSentence, type AmulettEdition, type Spell } from './edition';

export type Options = Readonly<Record<string, unknown>>;

type Facts = Readonly<Record<string, unknown>>;

function changesOf({ effect }: Spell, options: Options): Array<{ fields: Facts; words: Facts }> {
  const facts: Facts = { ...effect };
  return CHANGES.filter(
    (change) =>
      options[change.option] === change.value &&
      Object.entries(change.effect).every(([name, value]) => facts[name] === value),
  );
}

export function asPlayed(spell: Spell, options: Options): Spell {
  const changes = changesOf(spell, options);
  if (changes.length === 0) return spell;
  const changed: Facts = Object.assign({}, ...changes.map(({ fields }) => fields));
  return { ...spell, effect: { ...spell.effect, ...changed } };
}

/** What a spell does at a table, in the language in use. */
export function textOf(edition: AmulettEdition, spell: Spell, options: Options): string {
  if (spell.effect.id === 'plain') return textOfIncome(edition, spell);
  const changes = changesOf(spell, options);
  if (changes.length === 0) return inLanguage(spell.text);
  const { id, where = 'any', cards = 0 } = asPlayed(spell, options).effect;
  return say(`amulett-text-${id}`, {
    where,
    cards,
    must: 'no',
    only: 'no',
    ...Object.assign({}, ...changes.map(({ words }) => words)),
  });
}

/** Owners may correct the income, so its text is made from the numbers. */
function textOfIncome(edition: AmulettEdition, { income, cost }: Spell): string {
  const cards = Object.entries(income)
    .filter(([, count]) => count > 0)
    .map(([metal, count]) =>
      say('amulett-text-cards', { metal, name: metal === 'joker' ? '' : inSentence(edition.metalName(metal)), count }),
    );
  return say('amulett-text-plain', { cards: listed(cards), cost });
}
