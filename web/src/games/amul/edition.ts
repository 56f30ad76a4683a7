/** The cards of Āmul as an edition describes them. */

import type { Power } from './art/powers';
import { inLanguage } from '../../base/words.svelte';

type Texts = Readonly<Record<string, string>>;

export interface Kind {
  id: string;
  name: Texts;
  colour: string;
  position: string;
  traits: Readonly<Record<string, number>>;
  /** Where its immediate effect takes a card from. */
  effect: string | null;
  powers: readonly Power[];
  text: Texts;
  provenance: Texts;
}

interface CardData {
  number: number;
  kind: string;
  deck: string;
  min_players: number;
  letter: string | null;
  provenance: Texts;
}

export interface AmulEditionData {
  id: string;
  about: Texts;
  /** Where values come from, and notes, in other languages: by the English words. */
  remarks: Readonly<Record<string, Texts>>;
  rounds: number;
  /** Cards turned up into the Market each round, by number of players. */
  market_fill: Readonly<Record<string, number>>;
  kinds: Record<string, Kind>;
  cards: CardData[];
}

export interface Card extends Omit<CardData, 'kind'> {
  kind: Kind;
}

export class AmulEdition {
  readonly kinds: ReadonlyMap<string, Kind>;
  readonly cards: ReadonlyMap<number, Card>;

  constructor(readonly data: AmulEditionData) {
    this.kinds = new Map(Object.entries(data.kinds));
    this.cards = new Map(data.cards.map((card) => [card.number, { ...card, kind: this.kind(card.kind) }]));
  }

  kind(id: string): Kind {
    const kind = this.kinds.get(id);
    if (!kind) throw new Error(`the edition has no kind ${id}`);
    return kind;
  }

  card(number: number): Card {
    const card = this.cards.get(number);
    if (!card) throw new Error(`the edition has no card ${number}`);
    return card;
  }

  name(number: number): string {
    return inLanguage(this.card(number).kind.name);
  }

  copies(kind: string): Card[] {
    return [...this.cards.values()].filter((card) => card.kind.id === kind);
  }
}
