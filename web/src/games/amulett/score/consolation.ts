/** One thing to try for a player who has not won: where the figures of the game differ most from the winner's. */

import type { Seat } from '../../../wire/view';
import type { Chapter, Purchase } from './story';

export interface Advice {
  [fact: string]: string | number;
  what: 'colours' | 'income' | 'price' | 'guard';
  own: number;
  theirs: number;
}

/** Below this a difference is told by nobody. */
const LEAST_GAP = 0.1;

export function adviceFor(chapters: readonly Chapter[], me: Seat, winner: Seat): Advice {
  const [mine, theirs] = [chapters[me], chapters[winner]];
  if (!mine || !theirs) return { what: 'guard', own: 0, theirs: 0 };
  const advice = (what: Advice['what'], own: number, other: number): Advice & { gap: number } => {
    const gap = Math.abs(own - other) / Math.max(own, other, 1);
    return { what, own: rounded(own), theirs: rounded(other), gap };
  };
  const [gems, goal] = [countOf(mine.lots), countOf(theirs.lots)];
  if (gems >= goal) return advice('colours', gems, goal);
  const found = [
    ...(mine.income < theirs.income ? [advice('income', mine.income, theirs.income)] : []),
    ...(priceOf(mine.lots) > priceOf(theirs.lots) ? [advice('price', priceOf(mine.lots), priceOf(theirs.lots))] : []),
  ].sort((one, next) => next.gap - one.gap)[0];
  return found && found.gap >= LEAST_GAP ? found : advice('guard', gems, goal);
}

const countOf = (lots: readonly Purchase[]): number => lots.reduce((sum, { what }) => sum + what.length, 0);

/** Cards for a gem. */
const priceOf = (lots: readonly Purchase[]): number =>
  lots.reduce((sum, { price }) => sum + price, 0) / Math.max(1, countOf(lots));

const rounded = (value: number): number => Math.round(value * 10) / 10;
