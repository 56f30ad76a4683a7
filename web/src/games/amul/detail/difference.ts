/** What a move changes in a seat's points: two score sheets, row by row. */

import type { CardReason, Majority, SeatReasons } from '../state/reasons';

interface Points {
  before: number;
  after: number;
}
/** A card whose points change, with the reasons for those it has in the end, or had until it went. */
export interface CardPart extends Points {
  card: CardReason;
  change: 'comes' | 'goes' | 'stays';
}
export interface MajorityPart extends Points {
  row: 'arab' | 'mongol';
  majority: Majority;
}
export interface Difference {
  cards: CardPart[];
  majorities: MajorityPart[];
  /** What all parts come to. */
  sum: number;
}

const ROWS = ['arab', 'mongol'] as const;

/** The moved card comes first, also where its own points are 0: that needs a reason, too. */
export function difference(before: SeatReasons, after: SeatReasons, moved: number): Difference {
  const had = new Map(before.cards.map((card) => [card.card, card]));
  const has = new Map(after.cards.map((card) => [card.card, card]));
  const cards = [...new Map([...had, ...has]).values()]
    .map((card): CardPart => ({
      card,
      before: had.get(card.card)?.points ?? 0,
      after: has.get(card.card)?.points ?? 0,
      change: !had.has(card.card) ? 'comes' : has.has(card.card) ? 'stays' : 'goes',
    }))
    .filter((part) => part.before !== part.after || part.change !== 'stays')
    .sort((a, b) => Number(b.card.card === moved) - Number(a.card.card === moved));
  const majorities = ROWS.map((row) => ({
    row,
    majority: after[row],
    before: before[row].points,
    after: after[row].points,
  })).filter((part) => part.before !== part.after);
  const sum = [...cards, ...majorities].reduce((total, part) => total + part.after - part.before, 0);
  return { cards, majorities, sum };
}
