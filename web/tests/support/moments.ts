/** Moments of the written games: one for everything a table can look like. */

import type { Moment, Table } from './table';

/** This step, in this round or later, with something to choose. */
const at =
  (step: string, round = 1, least = 2): Moment =>
  (view) =>
    view.step === step && view.round >= round && (view.legal?.length ?? 0) >= least;

export const over: Moment = (view) => view.step === 'over';

export const AMUL: Record<string, Moment> = {
  'first offer': at('offer'),
  taking: at('effect'),
  pick: at('pick', 2),
  reveal: at('play', 5),
  'late offer': at('offer', 8),
  'late pick': at('pick', 9),
};

export const AMULETT: Record<string, Moment> = {
  'set-up': at('keep', 0),
  'spell auction': at('bid_spell'),
  'much for a spell': at('bid_spell', 1, 5),
  income: at('income'),
  exchange: at('bid', 1, 3),
  'much for gems': at('bid', 1, 5),
  payment: at('pay'),
  gems: at('gem'),
  journey: at('move', 1, 4),
  'energy phase': at('energy'),
  burial: at('bury'),
  teleportation: at('teleport', 1, 1),
  'another journey': at('journey', 1, 1),
  'desired gem': at('desire', 1, 1),
  'gem out of a stack': at('take', 1, 1),
  curse: at('curse', 1, 1),
};

/** What looks much like another moment. */
const SELDOM = new Set([
  'pick',
  'late offer',
  'spell auction',
  'exchange',
  'another journey',
  'gem out of a stack',
  'curse',
]);

/** Goes from moment to moment to the end, as far as the game has them; when the names of one come, the page shows it. */
export async function* walk(table: Table, moments: Record<string, Moment>): AsyncGenerator<string> {
  const toCome = new Map(Object.entries({ ...moments, end: over }));
  const now = (view: Table['view']): string[] => [...toCome].filter(([, moment]) => moment(view)).map(([name]) => name);
  while (toCome.has('end')) {
    await table.jump((view) => now(view).length > 0);
    const names = now(table.view);
    for (const name of names) toCome.delete(name);
    yield names.join(', ');
  }
}

/** The moments of a written game; the rarest of them only in sweeps. */
export function momentsOf(name: string): Record<string, Moment> {
  const all = name.startsWith('amulett') ? AMULETT : AMUL;
  if (import.meta.env.VITE_ALL) return all;
  return Object.fromEntries(Object.entries(all).filter(([moment]) => !SELDOM.has(moment)));
}
