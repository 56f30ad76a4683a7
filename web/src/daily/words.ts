/** The ending of a daily deal in words, for its player and for others; there is no card in them. */

import { titleOf } from '../games/games.svelte';
import { pointsInWords } from '../games/outcome';
import { signsOf, type Setting } from '../games/settings';
import { fromHome } from '../base/home';
import { dayOf, say } from '../base/words.svelte';
import type { Ending } from './daily';

/** Place and points, in the words of the game. */
export function inWords(game: string, { place, points, players }: Ending): string {
  return `${say('ui-outcome', { place, players })} · ${pointsInWords(game, points)}`;
}

/** Line by line; what the result is made of is a line of coloured signs. */
export function toShare(game: string, day: string, ending: Ending, settings: readonly Setting[]): string[] {
  return [
    `serai · ${titleOf(game)} · ${dayOf(Date.parse(day))}`,
    inWords(game, ending),
    signsOf(settings),
    location.origin + fromHome(`/daily/${game}`),
  ].filter(Boolean);
}
