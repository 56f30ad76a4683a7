/** What the parts of Āmul's table share: what can be done with which card. */

import { getContext, setContext } from 'svelte';
import { GameTable } from '../../state/game-table.svelte';
import type { Session } from '../../state/session';
import type { Move } from '../../wire/view';
import type { AmulEdition } from './edition';
import type { AmulView } from './view';
import { AmulWording } from './wording';

/** Where a card is dropped for each verb. */
const DROPS: Record<string, string> = { offer: 'market', pick: 'hand', play: 'area', effect: 'area' };

export class AmulTable extends GameTable<AmulView, AmulEdition, number, AmulWording> {
  constructor(session: Session<AmulView, AmulEdition>) {
    super(session, AmulWording);
  }

  /** The legal move that uses this card, if there is one. */
  move(card: number): Move | undefined {
    if (!this.session.live) return undefined;
    return this.view.legal.find((move) => move.card === card || move.take === card);
  }

  get takeNothing(): Move | undefined {
    return this.session.live ? this.view.legal.find((move) => move.do === 'effect' && move.take === null) : undefined;
  }

  dropOf(card: number): string | undefined {
    const move = this.move(card);
    return move && DROPS[move.do];
  }

  gain(card: number): number | undefined {
    return this.leaves(card) ? undefined : this.view.gains?.[String(card)];
  }

  /** Whether revealing this card would throw it away. */
  leaves(card: number): boolean {
    return this.move(card)?.do === 'play' && this.edition.card(card).kind.position === 'hand';
  }

  select(card: number): void {
    this.selected = this.selected === card ? null : card;
  }

  override pointAt({ card, take }: Move): void {
    this.selected = ((card ?? take) as number | null | undefined) ?? null;
  }

  act(card: number): void {
    const move = this.move(card);
    if (move) this.session.act(move);
    this.selected = null;
  }
}

const KEY = Symbol('amul');

export function setTable(table: AmulTable): AmulTable {
  return setContext(KEY, table);
}

export function getTable(): AmulTable {
  return getContext<AmulTable>(KEY);
}
