/** The score sheet that explains itself, as the server sends it (games/amul/explain.py). */

import type { Selector } from '../data/edition';
import type { AmulResult, Row } from './view';

export interface Selection {
  select: Selector;
  counted: 'symbols' | 'cards';
  count: number;
}

export interface Reason extends Partial<Selection> {
  rule: string;
  message: string;
  points: number;
  scope?: string;
  each?: number;
  conditions?: (Selection & { scope: string; op: string; value: number; met: boolean })[];
  others?: { seat: number; count: number }[];
  goods?: string[];
  owned?: Record<string, number>;
}

export interface Majority {
  rule: string;
  message: string;
  points: number;
  count: number;
  first: number;
  last: number;
  trait: string;
}

export interface CardReason {
  card: number;
  kind: string;
  row: Row;
  points: number;
  why: Reason[];
}

export interface SeatReasons {
  cards: CardReason[];
  arab: Majority;
  mongol: Majority;
}

export interface ScoreSheet extends AmulResult {
  explanation: SeatReasons[];
}
