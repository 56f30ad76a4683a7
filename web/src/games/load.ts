/** What is loaded of a game when it is needed, together with its edition, its drawings and its words. */

import type { Component } from 'svelte';
import { loadArt } from '../art/emblems';
import { busy } from '../base/settled';
import { editionData } from './editions';
import { wordsFor } from '../base/words.svelte';
import type { RefusalWording } from '../wire/refusal';
import { entryOf } from '.';

export interface LoadedTable {
  Table: Component;
  edition: unknown;
}

export async function loadTable(game: string, hash: string): Promise<LoadedTable> {
  const [table, edition] = await Promise.all([entryOf(game).table(), loadEdition(game, hash)]);
  return { Table: table.default, edition };
}

/** An edition with its pictures and words; without a hash the one that new tables are made with. */
export function loadEdition(game: string, hash?: string): Promise<unknown> {
  return busy(edition(game, hash));
}

async function edition(game: string, hash?: string): Promise<unknown> {
  const read = editionData(game, hash).then((data) => entryOf(game).readEdition(data, game));
  const [found] = await Promise.all([read, loadArt('symbols'), loadArt(game), wordsFor(game)]);
  return found;
}

/** How a game puts a refusal in words, with the players' names. */
export async function loadRefusals(game: string, name: (seat: number) => string): Promise<RefusalWording> {
  const [Wording, edition] = await Promise.all([entryOf(game).wording(), loadEdition(game), wordsFor('refusals')]);
  const wording = new Wording(edition, name, () => null);
  return (body) => {
    try {
      return wording.refusal(body);
    } catch {
      return body.reason; // a record may name what this edition has not
    }
  };
}
