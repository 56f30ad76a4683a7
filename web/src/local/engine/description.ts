/** What is told of an engine beside its bytes, as serai/wasm/engine.py writes it. */

import type { Bags } from '../../deal/draws';

/** What this program can read and call. */
export const ENGINE_FORMAT = 'serai-engine/13';

export interface Description {
  format: string;
  game: string;
  edition: string;
  edition_hash: string;
  /** The fingerprint of the module that this describes. */
  module: string;
  /** Bytes of a table, and where its parts lie. */
  size: number;
  page: number;
  numbers: number;
  ends: number;
  /**
   * The arguments of chance outcomes in the order they are laid, and `areas` for the score pad: with the words that
   * stand for numbers at its first depth, then those inside.
   */
  names: Record<string, Names[]>;
  /** The chance move that says who begins, and its key; null where nobody may choose that. */
  start_player: [string, string] | null;
  /** The events that show somebody something new; without them no open move is taken back. */
  reveals?: string[] | null;
  /** The limits of a table, here as on a server. */
  limits: Limits;
  /** What the numbers of chance moves are drawn from, by number of players and key. */
  bags: Record<string, Record<string, number[]>>;
  /** Everything that chance can draw of each key, where moves change what is left. */
  cards: Bags;
  /** The levels of bots: whether they ask the net and slip over what it likes, and what those may spend that search. */
  levels: Record<string, { net: boolean; slips: boolean; budget: Budget | null }>;
  /** The file of the net, where it is laid, and how many bytes; null where none has learned this edition. */
  net: { file: string; at: number; size: number } | null;
  /** Where the numbers of a companion lie, and how many bytes; null where a game has none. */
  companion: Record<'known' | 'reckoned', [at: number, size: number]> | null;
  /** The settings of hints. */
  hint: HintPlan;
  /** How moves are judged and games reviewed; null for a game that brings nothing for it. */
  judge: JudgePlan | null;
  /** The options of a table that is made without any, and of areas that are counted without any. */
  defaults: Record<string, unknown>;
  pad_options: Record<string, unknown> | null;
  memory: string;
  tables: { players: number; options: Record<string, unknown>; differences: [number, string][] }[];
  /** House rules: the default, and for each other word the bits that it flips. */
  house: Record<string, { default: string; turned: Record<string, [number, string][]> }>;
}

export interface Limits {
  /** How often a seat may choose in secret before all have, and how many moves in a row it may take back. */
  changes: number;
  withdrawn: number;
  /** The letters of a name, and those that nobody can see. */
  name: number;
  blank: string;
}

export interface Budget {
  simulations: number;
  ms: number;
}

/** What bots/hint.py says of hints. */
export interface HintPlan {
  ms: number;
}

/** How serai/bots judges moves and serai/reviews reviews games, and where the numbers lie (serai/wasm/judge_plan.py). */
export interface JudgePlan {
  seed: string;
  worlds: number;
  worlds_at_once: number;
  most_tried: number;
  most_kept: number;
  for_the_search: number;
  time_to_measure: number;
  rows: string[];
  goals: Record<string, number>;
  moves: number;
  most_followed: number;
  about: number;
  lines: number;
  lines_at_once: number;
  /** The numbers of one line. */
  line: number;
  findings: FindingsPlan;
  review: ReviewPlan;
}

/** How findings are written, and what they are about (serai/bots/findings.py). */
export interface FindingsPlan {
  at: number;
  line: number;
  absent: number;
  own: number;
  rival: number;
  enough: number;
  stake: string;
  /** What a 1 in each row is worth in the measure in which seats come far. */
  worth: number[];
  reasons: [name: string, args: [name: string, noun: string, isSeveral: boolean][]][];
  things: Record<string, string[]>;
}

/** What is said of reviews besides. */
export interface ReviewPlan {
  format: string;
  bot: string;
  most_moments: number;
  sure: number;
  /** The verbs of moves that others do not learn all of. */
  secret: string[];
}

/** The numbers that stand for words in the engine. */
export type Names = Record<string, number>;
