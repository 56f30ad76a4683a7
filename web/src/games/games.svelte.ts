/** The games of this server, as they describe themselves. They are asked for before anything is drawn. */

import { entryOf, isDrawn } from '.';
import { api } from '../transport/api';
import type { GameInfo } from '../wire/wire';
import { addWords } from '../base/words.svelte';

let known = $state.raw<readonly GameInfo[]>([]);

export async function loadGames(): Promise<void> {
  const found = await api.games();
  // The words of the others were built in.
  if (!found.every(({ id }) => isDrawn(id))) await addWords(api.words);
  known = found;
}

/** None while the server cannot be reached. */
export function games(): readonly GameInfo[] {
  return known;
}

export function gameInfo(id: string | undefined): GameInfo | undefined {
  return known.find((game) => game.id === id);
}

/** The game that an address asks for, else the first one. */
export function chosenGame(asked: string | undefined): GameInfo | undefined {
  return gameInfo(asked) ?? known[0];
}

/** The games that have a pad for printed copies: for their points, or as a companion through the whole game. */
export function paddedGames(): readonly GameInfo[] {
  return known.filter((game) => PADS.some((pad) => game.capabilities.includes(pad)) && entryOf(game.id).scorePad);
}

const PADS = ['score', 'companion'];
/** The games whose editions owners of the printed one can correct. */
export function correctableGames(): readonly GameInfo[] {
  return known.filter(({ id }) => entryOf(id).ownEdition);
}

export function titleOf(id: string): string {
  return gameInfo(id)?.title ?? id;
}
