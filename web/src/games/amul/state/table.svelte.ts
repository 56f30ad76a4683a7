/** What the parts of Āmul's table share: what can be done with which card. */

import { getContext, setContext } from 'svelte';
import { GameTable } from '../../../state/game-table.svelte';
import type { Session } from '../../../state/session';
import { inLanguage, listed, say } from '../../../base/words.svelte';
import type { Move } from '../../../wire/view';
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
    return this.legal.find((move) => isAbout(move, card));
  }

  /** How many cards lie in the Market when all have offered. */
  get fullMarket(): number {
    const { players } = this.view;
    return players + (this.edition.data.market_fill[players] ?? 0);
  }

  get takeNothing(): Move | undefined {
    return this.legal.find((move) => move.do === 'effect' && move.take === null);
  }

  override get decline(): Move | undefined {
    return this.takeNothing;
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

  /** The reader's points if the game ended now: those on the table, and those of the hand cards that count. */
  get withHand(): number | undefined {
    return this.view.seat === null ? undefined : this.own.points_with_hand;
  }

  /** The kinds that the reader has, on the table or as a card in hand that counts, with their numbers. */
  readonly ownedGoods: ReadonlyMap<string, number> = $derived.by(() => {
    const { area, counting = [] } = this.own;
    const owned = new Map<string, number>();
    for (const card of [...area.map((entry) => entry.card), ...counting]) {
      const { id } = this.edition.card(card).kind;
      owned.set(id, (owned.get(id) ?? 0) + 1);
    }
    return owned;
  });

  /** Which of the goods that a card orders the reader has, in words; nothing for other cards. */
  goodsOf(card: number): string {
    const goods = this.edition.card(card).kind.powers.flatMap((power) => power.goods ?? []);
    const had = [...new Set(goods)].filter((good) => this.ownedGoods.has(good));
    return had.length
      ? say('ui-amul-goods', { goods: listed(had.map((good) => inLanguage(this.edition.kind(good).name))) })
      : '';
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

  /** A card that is being read is the one that is played, as soon as it can be. */
  override get chosen(): Move | undefined {
    return (this.selected === null ? undefined : this.move(this.selected)) ?? super.chosen;
  }

  /** Whether a card is read, or is what was chosen here. */
  isMarked(card: number): boolean {
    return this.selected === card || (this.mark !== null && isAbout(this.mark, card));
  }

  override choose(move: Move | null): void {
    super.choose(move);
    this.selected = ((move?.card ?? move?.take) as number | null | undefined) ?? null;
  }

  /** Somebody presses a card: to read it, or to play it. Another tap puts a chosen card back, for it may be meant to close
   * what was read; a key or a double click plays it. */
  pressCard(card: number, { detail }: { detail: number }): void {
    const move = this.move(card);
    if (move && detail === 1 && this.isChosen(move)) this.choose(null);
    else if (move) this.press(move);
    else this.selected = this.selected === card ? null : card;
  }

  /** A card was laid where it belongs. */
  drop(card: number): void {
    const move = this.move(card);
    if (move) this.act(move);
  }
}

const isAbout = (move: Move, card: number): boolean => move?.card === card || move?.take === card;

const KEY = Symbol('amul');

export function setTable(table: AmulTable): AmulTable {
  return setContext(KEY, table);
}

export function getTable(): AmulTable {
  return getContext<AmulTable>(KEY);
}
