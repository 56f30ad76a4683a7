/** What the parts of Āmul's table share: what can be done with which card. */

import { getContext, setContext } from 'svelte';
import { GameTable } from '../../state/game-table.svelte';
import type { Session } from '../../state/session';
import { say } from '../../state/words.svelte';
import type { Move } from '../../wire/view';
import type { AmulEdition } from './edition';
import type { AmulView, Worth } from './view';
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

  /** What this card changes in my points, if it is within reach. */
  worth(card: number): Worth | undefined {
    const { sure, unsure, step } = this.view;
    const [certain, open] = [sure?.[card], unsure?.[card]];
    if (certain === undefined || open === undefined) return undefined;
    return { fate: this.held(card) ? (step === 'play' ? 'reveal' : 'give') : 'get', sure: certain, unsure: open };
  }

  /** All areas as that number compares them: as if the game ended before the move with this card, and after it. */
  compared(card: number, { fate }: Worth): [before: number[][], after: number[][]] {
    const counting = this.own.counting ?? [];
    const others = counting.filter((other) => other !== card);
    const areas = (...more: number[]): number[][] =>
      this.view.seats.map(({ area }, seat) => [
        ...area.map((entry) => entry.card),
        ...(seat === this.near ? [...others, ...more] : []),
      ]);
    const [lacking, having] = [areas(), areas(card)];
    if (fate === 'get') return [lacking, having];
    if (fate === 'give') return [having, lacking];
    return [counting.includes(card) ? having : lacking, this.leaves(card) ? lacking : having];
  }

  held(card: number): boolean {
    return this.own.hand?.includes(card) ?? false;
  }

  /** Where a card counts. What is taken from Palace and Bazaar counts wherever it lies. */
  position(card: number): string {
    const { position } = this.edition.card(card).kind;
    const isLimited = position !== 'both' && (this.held(card) || this.view.market.some((entry) => entry.card === card));
    return say(isLimited ? `ui-amul-only-${position}` : `ui-amul-position-${position}`);
  }

  /** Whether revealing this card would throw it away. */
  leaves(card: number): boolean {
    return this.held(card) && this.view.step === 'play' && this.edition.card(card).kind.position === 'hand';
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
