/** A game that is played on from a moment of a finished one: what stood there, and how that one ended. */

import { outcomeOf, type Outcome } from '../games/outcome';
import { api } from '../transport/api';
import type { Seat } from '../wire/view';
import type { BranchedFrom } from '../wire/wire';

/** The part of the win that the first choice promised; null where no review says it. */
export async function firstChance({ table, at }: BranchedFrom, seat: Seat): Promise<number | null> {
  const found = await api.madeReview(table, seat).catch(() => null);
  const decision = found?.review?.seats[0]?.decisions.find((one) => one.at === at);
  return decision?.win ?? null;
}

/** What the first game was for a seat; null where it cannot be seen any more. */
export async function firstOutcome({ table }: BranchedFrom, seat: Seat): Promise<Outcome | null> {
  const found = await api.place(table, null).catch(() => null);
  return found && outcomeOf(found.table, seat);
}
