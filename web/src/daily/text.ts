/** The ending of a daily deal as a text for others, in which there is no card. */

import { titleOf } from '../games/games.svelte';
import { dayOf } from '../base/words.svelte';
import { fromHome } from '../base/home';
import { signsOf, type Setting } from '../games/settings';
import type { Ending } from './daily';
import { inWords } from './words';

/** Line by line; what the result is made of is a line of coloured signs. */
export function toShare(game: string, day: string, ending: Ending, settings: readonly Setting[]): string[] {
  return [
    `serai · ${titleOf(game)} · ${dayOf(Date.parse(day))}`,
    inWords(game, ending),
    signsOf(settings),
    location.origin + fromHome(`/daily/${game}`),
  ].filter(Boolean);
}
