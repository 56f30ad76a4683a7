/** What the parts of the plain table share. */

import { getContext, setContext } from 'svelte';
import { GameTable } from '../state/game-table.svelte';
import type { Session } from '../state/session';
import type { PlainView } from './view';
import { PlainWording, type PlainEdition } from './wording';

export class PlainGameTable extends GameTable<PlainView, PlainEdition, never, PlainWording> {
  constructor(session: Session<PlainView, PlainEdition>) {
    super(session, PlainWording);
  }
}

const KEY = Symbol('plain');

export function setTable(table: PlainGameTable): PlainGameTable {
  return setContext(KEY, table);
}

export function getTable(): PlainGameTable {
  return getContext<PlainGameTable>(KEY);
}
