/** A finished game as a story: what each player gathered, and what it cost. Told from the events alone. */

import type { GameEvent, Seat } from '../../../wire/view';
import { standing } from '../../../wire/standing';
import type { SeenEvent } from '../data/seen';

export interface Purchase {
  round: number;
  /** A spell, or the colours of gems. */
  what: string | readonly string[];
  /** Stones, or metal cards. */
  price: number;
}

export interface Chapter {
  seat: Seat;
  /** Gems at the end of each round, the first one at place 0. */
  gems: number[];
  spells: Purchase[];
  lots: Purchase[];
  /** Metal cards that came as income. */
  income: number;
  /** The same by the spells that brought them, those with most first. */
  sources: { spell: string; cards: number }[];
  /** Stones that others took off this player's spells. */
  drained: number;
  /** Stones that lay on spells when the game ended. */
  unused: number;
}

export function storyOf(
  history: readonly GameEvent[],
  seats: readonly { spells: Readonly<Record<string, number>> }[],
): Chapter[] {
  const chapters = seats.map(({ spells }, seat): Chapter => ({
    seat,
    gems: [],
    spells: [],
    lots: [],
    income: 0,
    sources: [],
    drained: 0,
    unused: total(spells),
  }));
  const held = seats.map(() => 0);
  let round = 0;
  let price = 0;
  const endRound = (): void => {
    if (round > 0) chapters.forEach(({ gems }, seat) => (gems[round - 1] = held[seat] ?? 0));
  };
  for (const event of standing(history) as SeenEvent[]) {
    switch (event.event) {
      case 'round':
        endRound();
        round = event.round;
        break;
      case 'spell_sold':
        chapters[event.seat]?.spells.push({ round, what: event.spell, price: event.stones });
        break;
      case 'income':
        earn(chapters[event.seat], event.take, event.spells);
        break;
      case 'won':
        price = event.amount;
        break;
      case 'bought':
        chapters[event.seat]?.lots.push({ round, what: event.gems, price });
        held[event.seat] = (held[event.seat] ?? 0) + event.gems.length;
        break;
      case 'drained':
        if (event.owner !== event.seat && chapters[event.owner]) (chapters[event.owner] as Chapter).drained += 1;
    }
  }
  endRound();
  return chapters;
}

/** Spells that were not there before join the list; it is put in order as it grows. */
function earn(chapter: Chapter | undefined, take: Counts, spells: Counts): void {
  if (!chapter) return;
  chapter.income += total(take);
  for (const [spell, cards] of Object.entries(spells)) {
    const known = chapter.sources.find((source) => source.spell === spell);
    if (known) known.cards += cards;
    else chapter.sources.push({ spell, cards });
  }
  chapter.sources.sort((one, other) => other.cards - one.cards);
}

type Counts = Readonly<Record<string, number>>;

function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
