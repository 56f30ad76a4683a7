/** Cards of an area in the order of the score sheet, copies of a kind together. */

import type { AmulEdition, Card, Kind } from './edition';
import { ROWS } from './view';

export interface Stack {
  kind: Kind;
  cards: Card[];
}

export interface Group {
  colour: string;
  stacks: Stack[];
  count: number;
}

export function groupByColour(edition: AmulEdition, numbers: readonly number[]): Group[] {
  const cards = numbers.map((number) => edition.card(number));
  return ROWS.map((colour) => groupOf(colour, cards)).filter((group) => group.count > 0);
}

function groupOf(colour: string, cards: readonly Card[]): Group {
  const ofColour = cards.filter((card) => card.kind.colour === colour);
  const kinds = [...new Set(ofColour.map((card) => card.kind))];
  const stacks = kinds.map((kind) => ({ kind, cards: ofColour.filter((card) => card.kind === kind) }));
  return { colour, stacks, count: ofColour.length };
}

/** Rows that grow towards the base of the triangle: by one for every `first` cards of the first row. */
export function steps<T>(items: readonly T[], rows: number, first = 2): T[][] {
  const weights = Array.from({ length: rows }, (_, i) => i + first);
  const sum = weights.reduce((a, b) => a + b, 0);
  const cuts = weights.map((_, i) =>
    Math.round((items.length * weights.slice(0, i + 1).reduce((a, b) => a + b, 0)) / sum),
  );
  return cuts.map((cut, i) => items.slice(cuts[i - 1] ?? 0, cut)).filter((row) => row.length > 0);
}
