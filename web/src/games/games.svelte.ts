/** The games of this server, as they describe themselves. They are asked for before anything is drawn. */

import { entryOf, isDrawn } from '.';
import { isLocal } from '../local/messages';
import { api } from '../transport/api';
import type { GameInfo } from '../wire/wire';
import { addBooks } from '../base/brought-books';
import { addWords, knows, say } from '../base/words.svelte';

let described = $state.raw<readonly GameInfo[]>([]);
/** With their titles in the language in use. */
const known = $derived(described.map((game) => ({ ...game, title: sayOr(`${game.id}-title`, game.title) })));

const sayOr = (message: string, otherwise: string): string => (knows(message) ? say(message) : otherwise);

/** The line that the first page says of a game; empty where it has none. */
export function lineOf(id: string): string {
  return sayOr(`ui-game-${id}-line`, sayOr(`${id}-line`, ''));
}

export async function loadGames(): Promise<void> {
  const found = await api.games();
  // The words and books of the others were built in.
  const guests = found.filter(({ id }) => !isDrawn(id));
  if (guests.length) await addWords(api.words);
  const withBook = guests.filter(({ capabilities }) => capabilities.includes('book'));
  addBooks(
    withBook.map(({ id }) => id),
    api.book,
  );
  described = found;
}

/** Whether a game can be played without a server. */
export function hasEngine(id: string): boolean {
  return gameInfo(id)?.capabilities.includes('engine') ?? false;
}

/** Whether the games of a table can be reviewed, on this device or by the server. */
export function hasReviews(table: string, game: string | undefined): boolean {
  return gameInfo(game)?.capabilities.includes(isLocal(table) ? 'engine_review' : 'review') ?? false;
}

/** How many can play, and where it is known how long. */
export function playersOf({ id, fewest, most }: GameInfo): string {
  return sayOr(`ui-game-${id}-players`, say('ui-players-range', { fewest, most }));
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

/** What the pad of a game is called: it counts points, or leads through the whole game. */
export function padOf({ capabilities }: GameInfo): string {
  return capabilities.includes('companion') ? 'ui-companion' : 'ui-score-pad';
}

/** The games whose editions owners of the printed one can correct. */
export function correctableGames(): readonly GameInfo[] {
  return known.filter(({ id }) => entryOf(id).ownEdition);
}

export function titleOf(id: string): string {
  return gameInfo(id)?.title ?? id;
}
