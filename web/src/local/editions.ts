/**
 * Owners' editions for the engines of this device. A server lays out the memory that an edition's values make, once for
 * each state of it; that is kept here, and games and pads need no server from then on. Runs in the worker.
 */

import { fromHome } from '../base/home';
import type { PreparedEdition } from '../wire/wire';
import { ENGINE_FORMAT, type Description } from './engine/description';
import { Engine } from './engine/engine';
import { LocalRefusal } from './engine/refusal';
import { store, type Prepared } from './store';

/** The engine with the edition of that file; `builtIn` has the module. */
export async function engineWith(builtIn: Engine, text: string): Promise<Engine> {
  const { game } = builtIn.description;
  const kept = (await store.editions()).find((one) => one.game === game && one.text === text);
  return new Engine(builtIn.module, (await fresh(builtIn, kept ?? { game, text })).engine);
}

/** The engine with an edition that was prepared before; null where it was not. */
export async function engineAgain(builtIn: Engine, hash: string): Promise<Engine | null> {
  const kept = await preparedAs(builtIn.description.game, hash);
  return kept ? new Engine(builtIn.module, (await fresh(builtIn, kept)).engine) : null;
}

export async function preparedAs(game: string, hash: string): Promise<Prepared | undefined> {
  return (await store.editions()).find((one) => one.key === keyOf(game, hash));
}

/** As it lies here if it fits the module, else prepared anew: another program may have laid out the memory. */
async function fresh(builtIn: Engine, kept: Prepared | Pick<Prepared, 'game' | 'text'>): Promise<Prepared> {
  if ('engine' in kept && kept.engine.format === ENGINE_FORMAT && kept.engine.module === builtIn.description.module) {
    return kept;
  }
  const { game, text } = kept;
  const { id, hash, edition, engine } = await ask(game, text);
  const prepared = { key: keyOf(game, hash), game, id, hash, text, edition, engine: engine as unknown as Description };
  await forgetOlder(prepared);
  await store.putEdition(prepared);
  return prepared;
}

async function ask(game: string, text: string): Promise<PreparedEdition> {
  const answer = await fetch(fromHome(`/api/editions/${encodeURIComponent(game)}/engine`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  }).catch(() => null);
  if (answer?.ok) return (await answer.json()) as PreparedEdition;
  throw new LocalRefusal('ui-own-needs-server', 'no server has prepared this edition');
}

/** Earlier states of an edition are kept as long as there is a game that was begun with them. */
async function forgetOlder({ game, id, hash }: Prepared): Promise<void> {
  const used = new Set((await store.all()).map(({ table }) => keyOf(table.game, table.edition_hash)));
  const older = (await store.editions()).filter((one) => one.game === game && one.id === id && one.hash !== hash);
  await Promise.all(older.filter(({ key }) => !used.has(key)).map(({ key }) => store.removeEdition(key)));
}

const keyOf = (game: string, hash: string): string => `${game}/${hash}`;
