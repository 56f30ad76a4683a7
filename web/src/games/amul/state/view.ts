/** Āmul's view as the server sends it. */

import type { View } from '../../../wire/view';
import type { ResultSeen, Row, SeatSeen, Seen, Step } from '../data/seen';

export type { Row, Source, Step } from '../data/seen';
export type SeatView = SeatSeen;
export type AmulResult = ResultSeen;
export type AmulView = View & Omit<Seen, 'legal'>;

/** What a card changes in my points, by what becomes of it: others cannot change the sure part. */
export interface Worth {
  fate: 'get' | 'give' | 'reveal';
  sure: number;
  unsure: number;
}

/** The steps of a round. */
export const STEPS = ['offer', 'pick', 'play', 'effect'] as const satisfies readonly Step[];
/** The score sheet from top to bottom. */
export const ROWS = [
  'yellow',
  'blue',
  'purple',
  'red',
  'green',
  'orange',
  'bazaar',
  'arab',
  'mongol',
] as const satisfies readonly Row[];

/** Whether a row is settled by what others have, and only at the end. */
export const isMajority = (row: string): row is 'arab' | 'mongol' => row === 'arab' || row === 'mongol';

/** The letter of a rank: A to Z, then AA. */
export function letterOf(rank: number): string {
  const alphabet = 26;
  const last = String.fromCharCode(65 + (rank % alphabet));
  return rank < alphabet ? last : letterOf(Math.floor(rank / alphabet) - 1) + last;
}
