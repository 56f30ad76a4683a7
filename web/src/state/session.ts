/** What a table's components know: a view, who sits where, and a way to act. A replay has one too, without the way. */

import { getContext, setContext } from 'svelte';
import type { Move, Seat, View } from '../wire/view';
import type { Refusal } from '../wire/refusal';
import type { TableConnection } from '../transport/connection.svelte';
import type { Seat as SeatInfo } from '../wire/wire';
import type { Director } from './director.svelte';
import type { LookBack } from './look-back.svelte';

export interface Session<V extends View = View, E = unknown> {
  readonly view: V;
  readonly edition: E;
  readonly seats: readonly SeatInfo[];
  /** Whether moves can be made here at all. */
  readonly live: boolean;
  readonly busy: boolean;
  readonly refusal: Refusal | null;
  /** The table being followed; a replay has none. */
  readonly connection: TableConnection | null;
  /** Called while the present view can still be measured, before another one is shown. */
  readonly beforeChange: Set<() => void>;
  /** Whether the view is the newest one, with nothing left to tell before it. */
  readonly isPresent: boolean;
  /** Who tells what happened, and a way to be told again; only a table that is followed has them. */
  readonly director?: Director;
  readonly lookBack?: LookBack;
  /** The decision that a replay shows the table for: what was chosen here. */
  readonly mark?: Move | null;
  act(move: Move): void;
}

const KEY = Symbol('session');

export function setSession<V extends View, E>(session: Session<V, E>): void {
  setContext(KEY, session);
}

export function getSession<V extends View, E>(): Session<V, E> {
  return getContext<Session<V, E>>(KEY);
}

/** All seats clockwise after one of them: its left neighbour first, its right neighbour last. */
export function clockwiseAfter(seat: Seat, players: number): Seat[] {
  return Array.from({ length: players - 1 }, (_, i) => (seat + 1 + i) % players);
}
