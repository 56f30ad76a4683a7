/** Āmul's view as the server sends it. */

import type { Seat, View } from '../../wire/view';

export const STEPS = ['offer', 'pick', 'play', 'effect'] as const;
export type Step = (typeof STEPS)[number] | 'setup' | 'over';

export const ROWS = ['yellow', 'blue', 'purple', 'red', 'green', 'orange', 'bazaar', 'arab', 'mongol'] as const;
export type Row = (typeof ROWS)[number];

export interface SeatView {
  hand_size: number;
  /** Cards that everybody saw going into this hand. */
  known: number[];
  chosen: boolean;
  area: { card: number; way: 'revealed' | 'taken' | 'laid_down' }[];
  prowess: number;
  /** Rank of the best letter, 0 is A. */
  letter: number | null;
  effect: Source | null;
  points: number;
  rows: Record<Row, number>;
  /** Only one's own. */
  hand?: number[];
  choice?: number | null;
}

export type Source = 'palace' | 'bazaar' | 'market';

export interface AmulResult {
  scores: number[];
  breakdown: Record<Row, number>[];
  prowess: number[];
  winners: Seat[];
}

export interface AmulView extends View {
  rounds: number;
  step: Step;
  start: Seat;
  first_pick: Seat;
  order: Seat[];
  deck: number;
  market: { card: number; from: Seat | null }[];
  palace: number[];
  bazaar: number[];
  removed: number[];
  seats: SeatView[];
  unseen: number[];
  /** Points that each card in sight would add now. */
  gains?: Record<string, number>;
  result?: AmulResult;
}

/** The letter of a rank: A to Z, then AA. */
export function letterOf(rank: number): string {
  const alphabet = 26;
  const last = String.fromCharCode(65 + (rank % alphabet));
  return rank < alphabet ? last : letterOf(Math.floor(rank / alphabet) - 1) + last;
}
