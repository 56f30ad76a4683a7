/** What the parts of Āmul's table share: the view, and what the player points at. */

import { getContext, setContext } from 'svelte';
import { clockwiseAfter, type Session } from '../state/session';
import { seatName } from '../state/names';
import type { Move, Seat } from '../wire/view';
import type { AmulEdition } from './edition';
import type { AmulView, SeatView } from './view';
import { AmulWording } from './wording';

/** Where a card is dropped for each verb. */
const DROPS: Record<string, string> = { offer: 'market', pick: 'hand', play: 'area', effect: 'area' };

export class AmulTable {
  selected = $state<number | null>(null);
  /** What the pointer or the focus is on. */
  peeked = $state<number | null>(null);

  readonly wording: AmulWording;

  constructor(readonly session: Session<AmulView, AmulEdition>) {
    // Words that ask who reads need not be found again whenever the view changes.
    const me = $derived(session.view.seat);
    this.wording = new AmulWording(
      session.edition,
      (seat) => this.name(seat),
      () => me,
    );
  }

  get view(): AmulView {
    return this.session.view;
  }

  get edition(): AmulEdition {
    return this.session.edition;
  }

  /** The seat at the near side of the table; a spectator sits behind the first. */
  get near(): Seat {
    return this.view.seat ?? 0;
  }

  get own(): SeatView {
    return this.seat(this.near);
  }

  get others(): Seat[] {
    return clockwiseAfter(this.near, this.view.players);
  }

  get shown(): number | null {
    return this.peeked ?? this.selected;
  }

  seat(seat: Seat): SeatView {
    const found = this.view.seats[seat];
    if (!found) throw new Error(`the view has no seat ${seat}`);
    return found;
  }

  name(seat: Seat): string {
    return seatName(this.session.seats, seat);
  }

  isMe(seat: Seat): boolean {
    return seat === this.view.seat;
  }

  isAwaited(seat: Seat): boolean {
    return this.view.awaited.includes(seat);
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
