import type { Kind } from './edition';

/** The rules that say what each power counts. */
const POWERS: Record<string, string> = {
  flat: 'A16.5',
  set: 'A16.6',
  each: 'A16.7',
  variety: 'A16.8',
  scarcity: 'A16.9',
  if: 'A16.10',
  pair: 'A16.11',
  compare: 'A16.12',
  order: 'A16.13',
};
const POSITIONS: Record<string, string> = { table: 'A6.2', hand: 'A10.1', both: 'A1.4' };

/** The chapters about each step of the round. */
export const CHAPTERS: Record<string, string> = {
  setup: 'A2',
  offer: 'A4',
  pick: 'A5, A9',
  play: 'A6',
  effect: 'A7',
  over: 'A10, A11',
};

/** The rules a reader of this card may want to look up. */
export function rulesOf(kind: Kind): string[] {
  const rules = [POSITIONS[kind.position], ...kind.powers.map((power) => POWERS[power.do])];
  if (kind.effect) rules.push('A7.2');
  if (kind.traits.military) rules.push('A9.2');
  if (kind.traits.arab || kind.traits.mongol) rules.push('A11.3');
  return [...new Set(rules.filter((rule) => rule !== undefined))];
}
