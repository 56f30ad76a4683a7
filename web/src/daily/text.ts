/** The ending of a daily deal as a text for others, in which there is no card. */

import { titleOf } from '../games/games.svelte';
import { dayOf } from '../base/words.svelte';
import type { Ending } from './daily';
import { inWords } from './words';

const SIGNS = 10;
/** Every font has these. */
const [FULL, EMPTY] = ['■', '□'];

/** Points as a bar of signs: as long as those of the best at the table. */
export function barOf({ points, most }: Pick<Ending, 'points' | 'most'>): string {
  const full = most > 0 ? Math.round((SIGNS * Math.max(points, 0)) / most) : 0;
  return FULL.repeat(full) + EMPTY.repeat(SIGNS - full);
}

/** Line by line. */
export function toShare(game: string, day: string, ending: Ending): string[] {
  return [
    `serai · ${titleOf(game)} · ${dayOf(Date.parse(day))}`,
    inWords(game, ending),
    barOf(ending),
    `${location.origin}/daily/${game}`,
  ];
}
