/** How bots of this device spend their time: as bots/search_bot.py does on a server. */

import { elapsed, pause } from '../../base/clock';
import type { Seat } from '../../wire/view';
import type { Budget } from './description';
import { freshSeed, type EngineTable } from './table';

/** Search, from what a seat knows, as long as it is wanted; a net may guide it. The thread is left to others now and then. */
export async function search(
  table: EngineTable,
  seat: Seat,
  budget: Budget,
  isWanted = () => true,
  seed = freshSeed(),
  asksNet = false,
): Promise<void> {
  if (asksNet) table.like(seat);
  table.prepare(seat, seed);
  if (asksNet) table.guide(seat);
  const end = elapsed() + budget.ms;
  let batch = 16;
  for (let left = budget.simulations; left > 0 && elapsed() < end && isWanted(); left -= batch) {
    const began = elapsed();
    table.simulate(Math.min(batch, left));
    if (elapsed() - began < 8) batch *= 2;
    await breath();
  }
}

/** Whatever else has arrived comes first. */
export const breath = (): Promise<void> => pause(0);
