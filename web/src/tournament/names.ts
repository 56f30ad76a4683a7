/** The names of things on the tournament pages. */

import { titleOf } from '../games/games.svelte';
import { language, say } from '../base/words.svelte';
import type { Tournament } from '../wire/wire';

/** Somebody who takes part; forgotten people no longer have a name. */
export function entrantName({ entrants }: Tournament, number: number): string {
  return entrants[number]?.name ?? say('ui-tournament-somebody');
}

export function stateOf({ status, deals, rounds }: Tournament): string {
  return say('ui-tournament-state', { status, deal: rounds.length, deals });
}

export function factsOf({ game, players, together, deals, level }: Tournament): string {
  const facts = { game: titleOf(game), players, together, deals, level: say(`ui-level-${level}`) };
  return say('ui-tournament-facts', facts);
}

export function tenths(value: number): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
