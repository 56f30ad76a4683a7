/** Das Amulett's view as the server sends it. */

import type { Move, View } from '../../../wire/view';
import type { Phase, ResultSeen, SeatSeen, Seen } from '../data/seen';

export type { Phase } from '../data/seen';
export type SeatView = SeatSeen;
export type AmulettResult = ResultSeen;

/** The phases of a round. */
export const PHASES = ['spell', 'metal', 'gem', 'energy'] as const satisfies readonly Phase[];

/** Cards of each metal; metals with none are left out. */
export type Bundle = Readonly<Record<string, number>>;

export interface Choice {
  move: Move;
  message: string;
  arguments: Record<string, unknown>;
}

export type AmulettView = View &
  Seen & {
    /** The short list of sensible moves, the most sensible one first. */
    choices?: Choice[];
  };

export function totalOf(bundle: Bundle): number {
  return Object.values(bundle).reduce((sum, count) => sum + count, 0);
}

export function sameBundle(a: Bundle, b: Bundle): boolean {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((metal) => (a[metal] ?? 0) === (b[metal] ?? 0));
}
