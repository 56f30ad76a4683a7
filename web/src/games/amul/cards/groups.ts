/** Cards of an area in the order of the score sheet, copies of a kind together. */

import type { AmulEdition, Card, Kind } from '../state/edition';
import { ROWS } from '../state/view';

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
