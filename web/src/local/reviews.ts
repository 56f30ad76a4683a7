/** Reviews of the finished games of this device: one at a time beside all else, kept with the game. Runs in the worker. */

import type { Move, Seat } from '../wire/view';
import type { Review, ReviewState } from '../wire/wire';
import { same } from '../wire/same';
import type { Engine } from './engine/engine';
import type { Head } from './engine/game';
import { LocalRefusal } from './engine/refusal';
import { GivenUp } from './engine/outlook';
import { blank, fillIn } from './review/review';
import { store } from './store';
import type { StoredTable } from './table';

/** A review that somebody waits for. */
interface Job {
  done: number;
  total: number;
  isWanted: boolean;
  fault: unknown;
}

const jobs = new Map<string, Job>();
let last: Promise<void> = Promise.resolve();

const nameOf = (id: string, seat: Seat, open: boolean): string => `${id} ${seat} ${open}`;

/** How far a review is that was asked for before; null where none was. */
export function underWay(id: string, seat: Seat, open: boolean): ReviewState | null {
  const job = jobs.get(nameOf(id, seat, open));
  if (!job) return null;
  if (job.fault === null) return { done: job.done, total: job.total, review: null };
  giveUp(id, seat, open);
  throw job.fault;
}

/** The review of a seat, or the beginning of it. */
export function reviewOf(
  { table, reviews = [] }: StoredTable,
  engine: Engine,
  { head, moves }: { head: Head; moves: readonly Move[] },
  seat: Seat,
  open: boolean,
): ReviewState {
  const plan = engine.description.judge;
  if (!plan) throw new LocalRefusal('server-no-review', `${table.game} has no reviews`);
  if (!table.seats[seat])
    throw new LocalRefusal('server-no-seat', `there is no seat ${seat}`, { last: table.players - 1 });
  const given = { engine, plan, head, moves, seat, open };
  const wanted = blank(given);
  const found = reviews.find((review) => isOf(review, wanted, seat));
  if (found) return { done: 1, total: 1, review: found };
  const begun = underWay(table.id, seat, open);
  if (begun) return begun;

  const name = nameOf(table.id, seat, open);
  const job: Job = { done: 0, total: 2 * moves.length, isWanted: true, fault: null };
  jobs.set(name, job);
  const review = (): Promise<Review> =>
    fillIn(
      wanted,
      given,
      () => job.isWanted,
      (done) => (job.done = done),
    );
  last = last.then(() => make(name, job, review, table.id));
  return { done: 0, total: job.total, review: null };
}

/** One that was made before, as the seat knew the game. */
export function madeReview({ reviews = [] }: StoredTable, seat: Seat): ReviewState {
  const review = reviews.find(({ open, seats }) => !open && seats.some((one) => one.seat === seat)) ?? null;
  return { done: Number(!!review), total: 1, review };
}

/** Nobody waits for it any more. */
export function giveUp(id: string, seat: Seat, open: boolean): void {
  const name = nameOf(id, seat, open);
  const job = jobs.get(name);
  if (job) job.isWanted = false;
  jobs.delete(name);
}

async function make(name: string, job: Job, review: () => Promise<Review>, id: string): Promise<void> {
  if (!job.isWanted) return;
  try {
    await keep(id, await review());
    jobs.delete(name);
  } catch (fault) {
    if (!(fault instanceof GivenUp)) job.fault = fault;
  }
}

/** With the game, as long as there is one. */
async function keep(id: string, review: Review): Promise<void> {
  const kept = await store.get(id);
  if (kept) await store.put({ ...kept, reviews: [...(kept.reviews ?? []), review] });
}

/** Whether a review was made in the way that is wanted. */
function isOf(review: Review, wanted: Review, seat: Seat): boolean {
  return same({ ...review, seats: [] }, wanted) && review.seats.some((one) => one.seat === seat);
}
