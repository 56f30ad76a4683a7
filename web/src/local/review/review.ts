/** The review of one seat of a finished game, made on this device: the same as serai/reviews/review.py makes. */

import type { Move, Seat, View } from '../../wire/view';
import type { Review } from '../../wire/wire';
import type { JudgePlan } from '../engine/description';
import type { Engine } from '../engine/engine';
import { LocalGame, type Head } from '../engine/game';
import { turnOf, whatMattered } from './course';
import { weigh, type Weighed } from './decisions';
import { Outlook } from '../engine/outlook';
import { Split } from './split';

/** Told how many moves are done; every move is met twice, as a decision and as a part of the result. */
export type Progress = (done: number, total: number) => void;

/** What is reviewed, and how. */
export interface Reviewed {
  engine: Engine;
  plan: JudgePlan;
  head: Head;
  moves: readonly Move[];
  seat: Seat;
  open: boolean;
}

/** A review that says how it is made, still without any seat. */
export function blank({ engine, plan, head, moves, open }: Omit<Reviewed, 'seat'>): Review {
  const { game, edition, edition_hash } = engine.description;
  const { seed, worlds, review } = plan;
  const { format, bot } = review;
  const set_up = moves.findIndex((move) => !isChance(move));
  return { format, game, edition, edition_hash, players: head.players, set_up, open, bot, seed, worlds, seats: [] };
}

export async function fillIn(
  wanted: Review,
  given: Reviewed,
  isWanted: () => boolean = () => true,
  progress: Progress = () => undefined,
): Promise<Review> {
  const { moves, seat, plan } = given;
  const count = (done: number): void => progress(done, 2 * moves.length);
  const weighed = await decisions(wanted, given, isWanted, count);
  const { parts, ribbon, winners } = await split(wanted, given, isWanted, (done) => count(moves.length + done));
  const found = {
    seat,
    result: winners.includes(seat) ? 1 / winners.length : 0,
    decisions: weighed.map(({ moment }) => moment.decision),
    moments: whatMattered(weighed, plan.review.most_moments),
    turn: turnOf(ribbon, seat),
    ribbon,
    parts,
  };
  return { ...wanted, seats: [found] };
}

type Count = (done: number) => void;

async function decisions(wanted: Review, given: Reviewed, isWanted: () => boolean, count: Count): Promise<Weighed[]> {
  const { game, outlook } = await begin(given, isWanted);
  const found: Weighed[] = [];
  for (const [at, move] of given.moves.entries()) {
    if (move.seat === given.seat) {
      const view = game.view(move.seat);
      const made = { legal: view.legal, choice: game.find(move), at, round: roundOf(view) };
      const weighed = await weigh(outlook, made, wanted.worlds);
      if (weighed) found.push(weighed);
    }
    game.follow(move);
    count(at + 1);
  }
  return found;
}

async function split(
  wanted: Review,
  given: Reviewed,
  isWanted: () => boolean,
  count: Count,
): Promise<Pick<Split, 'ribbon'> & { parts: ReturnType<Split['parts']>; winners: Seat[] }> {
  const { game, outlook } = await begin(given, isWanted);
  const course = new Split(outlook, given.head.players, wanted.worlds, wanted.seed);
  const winners = (): Seat[] => (game.result?.winners ?? []) as Seat[];
  for (const [place, move] of given.moves.entries()) {
    const { moment: before, awaited } = game.table;
    const numbered = isChance(move) ? null : outlook.numbered(move, game.find(move));
    game.follow(move);
    const { moment: after } = game.table;
    const round = roundOf(game.view(null));
    await course.follow({ move, numbered, before, awaited, after, round, winners: winners(), at: place + 1 });
    count(place + 1);
  }
  return { ribbon: course.ribbon, parts: course.parts(), winners: winners() };
}

/** The game before its first move, in a memory of its own. */
async function begin(given: Reviewed, isWanted: () => boolean): Promise<{ game: LocalGame; outlook: Outlook }> {
  const { engine, plan, head, seat, open } = given;
  const game = await LocalGame.empty(engine, head);
  return { game, outlook: new Outlook(game.table, plan, seat, open, isWanted) };
}

/** A game without rounds stays in round 0. */
const roundOf = ({ round = 0 }: Partial<View>): number => round;

const isChance = (move: Move): boolean => (move.seat as Seat | null) === null;
