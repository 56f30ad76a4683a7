/** The games of this server, as they describe themselves. They are asked for before anything is drawn. */

import { entryOf, isDrawn } from '../games';
import { api } from '../wire/api';
import type { GameInfo } from '../wire/wire';
import { addWords } from './words.svelte';

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

/** The games whose points can be counted on a pad. */
export function paddedGames(): readonly GameInfo[] {
  return known.filter(({ id, capabilities }) => capabilities.includes('score') && entryOf(id).scorePad);
}

export function titleOf(id: string): string {
  return gameInfo(id)?.title ?? id;
}
