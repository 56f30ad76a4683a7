/** How bots of this device spend their time: as bots/search_bot.py and bots/hint.py do on a server. */

import { elapsed, pause } from '../../base/clock';
import type { Seat } from '../../wire/view';
import type { Expected } from '../../wire/wire';
import { freshSeed, type Budget, type EngineTable, type HintPlan } from './engine';

/** A good move and the next best one, by their places among the legal ones, and what the score sheet will show. */
export interface TwoBest {
  choice: number;
  other: number | null;
  rows: Expected[];
}

/** Search, from what a seat knows, as long as it is wanted. Now and then the thread is left to others. */
export async function search(
  table: EngineTable,
  seat: Seat,
  budget: Budget,
  isWanted = () => true,
  seed = freshSeed(),
): Promise<void> {
  table.prepare(seat, seed);
  const end = elapsed() + budget.ms;
  let batch = 16;
  for (let left = budget.simulations; left > 0 && elapsed() < end && isWanted(); left -= batch) {
    const began = elapsed();
    table.simulate(Math.min(batch, left));
    if (elapsed() - began < 8) batch *= 2;
    await breath();
  }
}

/** Search, then play both moves to the end in the same worlds; null if nobody wants to know any longer. */
export async function advise(table: EngineTable, seat: Seat, plan: HintPlan, isWanted: () => boolean): Promise<TwoBest | null> {
  const end = elapsed() + plan.ms;
  await search(table, seat, { simulations: Infinity, ms: plan.ms * plan.for_the_search }, isWanted);
  if (!isWanted()) return null;
  const [choice, other] = [table.found(seat), table.runnerUp(seat)];
  if (other === null) return { choice, other, rows: [] };

  const sums = plan.rows.map(() => new Sums());
  for (let first = 0; first < plan.most_worlds; first += plan.worlds_at_once) {
    if (first >= plan.fewest_worlds && elapsed() >= end) break;
    const last = Math.min(first + plan.worlds_at_once, plan.most_worlds);
    const ends = table.forecast(seat, choice, first, last);
    const others = table.forecast(seat, other, first, last);
    ends.forEach((line, world) => sums.forEach((sum, row) => sum.add(line[row] ?? 0, others[world]?.[row] ?? 0)));
    await breath();
    if (!isWanted()) return null;
  }
  return { choice, other, rows: sums.map((sum, row) => sum.expected(plan.rows[row] ?? '')) };
}

/** The results of two moves in the same worlds. */
class Sums {
  #count = 0;
  #one = 0;
  #other = 0;
  #squares = 0;

  add(one: number, other: number): void {
    this.#count += 1;
    this.#one += one;
    this.#other += other;
    this.#squares += (one - other) ** 2;
  }

  expected(row: string): Expected {
    const [mean, other] = [this.#one / this.#count, this.#other / this.#count];
    const variance = (this.#squares - this.#count * (mean - other) ** 2) / (this.#count - 1);
    return { row, mean, other, error: Math.sqrt(Math.max(variance, 0) / this.#count) };
  }
}

/** Whatever else has arrived comes first. */
export const breath = (): Promise<void> => pause(0);
