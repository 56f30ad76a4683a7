/** The ending of a daily deal in words, without a card in them. */

import { knows, say } from '../base/words.svelte';
import type { Ending } from './daily';

/** Place and points, in the words of the game. */
export function inWords(game: string, { place, points, players }: Ending): string {
  return `${say('ui-outcome', { place, players })} · ${pointsInWords(game, points)}`;
}

/** Points, as the game calls them. */
export function pointsInWords(game: string, points: number): string {
  const own = `ui-game-${game}-points`;
  return knows(own) ? say(own, { points }) : say('ui-points', { points });
}
