/** The cards of Āmul as an edition describes them. */

import type { Card as Copy, Edition, Kind } from '../data/edition';
import { inLanguage } from '../../../base/words.svelte';

export type { Kind };

export interface Card extends Omit<Copy, 'kind'> {
  kind: Kind;
}

export class AmulEdition {
  readonly kinds: ReadonlyMap<string, Kind>;
  readonly cards: ReadonlyMap<number, Card>;

  constructor(readonly data: Edition) {
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
