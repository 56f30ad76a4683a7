/** The ending of a daily deal in words, without a card in them. */

import { pointsInWords } from '../games/outcome';
import { say } from '../base/words.svelte';
import type { Ending } from './daily';

/** Place and points, in the words of the game. */
export function inWords(game: string, { place, points, players }: Ending): string {
  return `${say('ui-outcome', { place, players })} · ${pointsInWords(game, points)}`;
}
