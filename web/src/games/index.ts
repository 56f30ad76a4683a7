/** The games that have a folder here, by their id: a new folder with an `index.ts` needs no other edit. */

import type { GameEntry } from './entry';

const found = import.meta.glob<GameEntry>(['./*/index.ts', '../plain/index.ts'], { eager: true, import: 'default' });

/** Whether this client has a table of its own for a game. */
export function isDrawn(game: string): boolean {
  return `./${game}/index.ts` in found;
}

/** Every other game is played at the plain table. */
export function entryOf(game: string): GameEntry {
  return (found[`./${game}/index.ts`] ?? found['../plain/index.ts']) as GameEntry;
}
