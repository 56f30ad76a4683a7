/** A view of a game that this client knows nothing else of: what all views have, and whatever the game adds. */

import type { SeatedView } from '../state/game-table.svelte';
import type { Facts } from '../state/wording';
import type { Seat } from '../wire/view';

export interface PlainView extends SeatedView {
  seats: readonly Facts[];
  result?: { winners: Seat[] } & Facts;
}

/** What stands elsewhere than among the fields of the table. */
const ELSEWHERE = new Set([
  ...['format', 'game', 'edition', 'edition_hash', 'players', 'options', 'seat', 'version'],
  ...['round', 'step', 'awaited', 'history', 'legal', 'result', 'seats'],
]);

/** What the game shows apart from the seats. */
export function tableFacts(view: PlainView): Facts {
  return Object.fromEntries(worthShowing({ ...view }).filter(([name]) => !ELSEWHERE.has(name)));
}

/** A list shows how long it is: its `…_size` helps only where it is hidden. */
function worthShowing(facts: Facts): [string, unknown][] {
  return Object.entries(facts).filter(([name]) => !(name.endsWith('_size') && name.slice(0, -'_size'.length) in facts));
}

/** A seat's facts, apart: those that every seat shows, and those that only the reader is shown. */
export function seatFacts(view: PlainView, seat: Seat): { open: Facts; secret: Facts } {
  const seats = view.seats ?? []; // a game may have nothing to show of each seat
  const others = seats.filter((_, other) => other !== seat);
  const isSecret = (name: string): boolean => seat === view.seat && others.every((facts) => !(name in facts));
  const entries = worthShowing(seats[seat] ?? {});
  return {
    open: Object.fromEntries(entries.filter(([name]) => !isSecret(name))),
    secret: Object.fromEntries(entries.filter(([name]) => isSecret(name))),
  };
}

/** The result, apart: what has one value for each seat, and the rest. */
export function resultFacts({ result, players }: PlainView): { perSeat: [string, unknown[]][]; rest: Facts } {
  const perSeat: [string, unknown[]][] = [];
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(result ?? {})) {
    if (name === 'winners') continue;
    if (Array.isArray(value) && value.length === players) perSeat.push([name, value]);
    else rest[name] = value;
  }
  return { perSeat, rest };
}
