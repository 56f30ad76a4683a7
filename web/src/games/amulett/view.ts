/** Das Amulett's view as the server sends it. */

import type { Move, Seat, View } from '../../wire/view';

export const PHASES = ['spell', 'metal', 'gem', 'energy'] as const;
export type Phase = (typeof PHASES)[number] | 'setup' | 'over';

/** Cards of each metal; metals with none are left out. */
export type Bundle = Readonly<Record<string, number>>;

export interface SeatView {
  gems: Readonly<Record<string, number>>;
  gem_count: number;
  colours: number;
  hand_size: number;
  supply: number;
  /** Stones on each spell. */
  spells: Readonly<Record<string, number>>;
  chosen: boolean;
  /** Only one's own. */
  hand?: Bundle;
  dealt?: string[];
  kept?: Readonly<Record<string, number>>;
  buried?: string[];
}

export interface Auction {
  /** The spell on sale; null in an exchange for gems. */
  spell: string | null;
  bid: number;
  bidder: Seat | null;
  lowest: number;
  bidding: Seat[];
  /** The most the seat on turn can bid, where this viewer may know it. */
  most: number | null;
}

export interface Choice {
  move: Move;
  message: string;
  arguments: Record<string, unknown>;
}

export interface AmulettResult {
  winners: Seat[];
  gems: Readonly<Record<string, number>>[];
  rounds: number;
  reason: string;
}

export interface AmulettView extends View {
  phase: Phase;
  step: string;
  start: Seat;
  party: string;
  steps_left: number;
  desired: string[];
  areas: Readonly<Record<string, readonly string[]>>;
  stacks: Bundle;
  auction: Auction | null;
  /** The highest bid; after an exchange, what its winner has to pay. */
  bid: number;
  bidder: Seat | null;
  laid: Bundle;
  deck: { pile: number; deck: number; known: { above: number; spells: string[]; by: Seat }[] };
  dry: number;
  seats: SeatView[];
  /** The short list of sensible moves, the most sensible one first. */
  choices?: Choice[];
  result?: AmulettResult;
}

export function totalOf(bundle: Bundle): number {
  return Object.values(bundle).reduce((sum, count) => sum + count, 0);
}

export function sameBundle(a: Bundle, b: Bundle): boolean {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((metal) => (a[metal] ?? 0) === (b[metal] ?? 0));
}
