/** My finished games: those of the server at which I sat, and those of this device. */

import { lookAtMyTables, myTables } from '../state/my-tables.svelte';
import { outcomeOf, type Outcome } from '../games/outcome';
import { api } from '../transport/api';
import type { Move } from '../wire/view';
import type { Decision, MyTable, SeatReview, Table } from '../wire/wire';

/** A game that I have played to its end. */
export interface FinishedGame extends Outcome {
  table: Table;
  seat: number;
}

/** The latest first. What the server has is missing where it cannot be reached. */
export async function finishedGames(): Promise<FinishedGame[]> {
  await lookAtMyTables().catch(() => undefined);
  return myTables().flatMap(finished);
}

function finished({ table, you: { seat } }: MyTable): FinishedGame[] {
  const outcome = table.status === 'over' && seat !== null ? outcomeOf(table, seat) : null;
  return outcome && seat !== null ? [{ ...outcome, table, seat }] : [];
}

/** Games that are looked into, the latest. */
const MOST = 30;

export const latest = (games: readonly FinishedGame[]): readonly FinishedGame[] => games.slice(0, MOST);

/** Of what can be read: a game whose edition or record is gone does not keep the others from being counted. */
export async function readable<T>(wanted: Promise<T>[]): Promise<T[]> {
  const found = await Promise.allSettled(wanted);
  return found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/** My decisions in each game that was reviewed. */
export async function reviewed(games: readonly FinishedGame[]): Promise<Decision[][]> {
  const found = await readable(latest(games).map(reviewOf));
  return found.flatMap((review) => (review ? [review.decisions] : []));
}

/** All moves of a game. */
export async function movesOf({ table }: FinishedGame): Promise<Move[]> {
  return ((await api.record(table.id, null)) as { moves: Move[] }).moves;
}

/** The review of my seat, as I knew the game; null where none was made yet. */
async function reviewOf({ table: { id }, seat }: FinishedGame): Promise<SeatReview | null> {
  return (await api.madeReview(id, seat)).review?.seats[0] ?? null;
}
