/** What the tables of all games share: the view, who sits where, what the player points at. */

import type { GameEvent, Move, Seat, View } from '../wire/view';
import { same } from '../wire/same';
import type { Alternative, Hint, Moment, Refusal as RefusalBody } from '../wire/wire';
import { oneTap } from './choosing.svelte';
import { seatName, unnamed } from './names';
import { Peek } from './peek.svelte';
import { clockwiseAfter, type Session } from './session';
import { say } from '../base/words.svelte';

export interface SeatedView extends View {
  step: string;
  seats: readonly unknown[];
}

/** A game in words. */
export interface Wording<V> {
  /** One event, or nothing where it needs no words. */
  event(event: GameEvent): string;
  /** The one sentence that says what is asked of me, or whom we wait for. */
  asked(view: V): string;
  /** Why a step was passed for me, if this game says it better than "You could only pass". */
  spared?(step: string): string;
  /** The text of the button that plays a move. */
  button(move: Move): string;
  refusal(body: RefusalBody): string;
  /** A good move, and why. */
  advice(hint: Hint): string;
  /** What makes another move of a review better or worse than the one that was made; empty if nobody can tell. */
  reasons(other: Alternative): string;
  /** What a decision of a review was about. */
  moment(moment: Moment): string;
}

export type MakeWording<E, W> = new (
  edition: E,
  /** How seats are called. */
  names: (seat: Seat) => string,
  /** Who reads; null for somebody who only watches. */
  me: () => Seat | null,
) => W;

/** `Key` names what can be pointed at: a card, a spell. */
export class GameTable<V extends SeatedView, E, Key, W extends Wording<V>> {
  selected = $state<Key | null>(null);
  readonly peek = new Peek<Key>(() => this.selected);
  /** The move that was chosen, and at which version: every decision begins anew. */
  #choice = $state.raw<{ version: number; move: Move } | null>(null);

  /** The step at which the reader could do nothing but pass, and it was done for them; until they decide again, here or
      in another tab. */
  spared = $state<string | null>(null);
  #hasPassed = false;

  readonly wording: W;

  constructor(
    readonly session: Session<V, E>,
    makeWording: MakeWording<E, W>,
  ) {
    // Words that ask who reads need not be found again whenever the view changes.
    const me = $derived(session.view.seat ?? unnamed(session.seats));
    this.wording = new makeWording(
      session.edition,
      (seat) => this.name(seat),
      () => me,
    );
  }

  get view(): V {
    return this.session.view;
  }

  get edition(): E {
    return this.session.edition;
  }

  /** The seat at the near side of the table; a spectator sits behind the first. */
  get near(): Seat {
    return this.view.seat ?? 0;
  }

  get own(): V['seats'][number] {
    return this.seat(this.near);
  }

  get others(): Seat[] {
    return clockwiseAfter(this.near, this.view.players);
  }

  /** Whether something is asked of the reader. */
  get mine(): boolean {
    return this.view.seat !== null && this.isAwaited(this.view.seat) && this.session.isPresent;
  }

  /** The one sentence that says so, or whom we wait for: while something is told, that of the newest view. The end is
   * not given away. */
  get asked(): string {
    const { coming } = this;
    return coming.step === 'over' && coming !== this.view ? say('ui-how-it-ends') : this.wording.asked(coming);
  }

  /** The view with the next question: the newest one. */
  get coming(): V {
    return (this.session.connection?.view ?? this.view) as V;
  }

  get shown(): Key | null {
    return this.peek.shown;
  }

  /** Nothing is selected or held any more. */
  letGo(): void {
    this.selected = null;
    this.peek.release();
  }

  seat(seat: Seat): V['seats'][number] {
    const found = this.view.seats[seat];
    if (!found) throw new Error(`the view has no seat ${seat}`);
    return found;
  }

  name(seat: Seat): string {
    return seatName(this.session.seats, seat);
  }

  /** Whose something is, for a sentence that says "you" to the reader. */
  whose(seat: Seat): { who: 'you' | 'other'; seat: string } {
    return { who: this.isMe(seat) ? 'you' : 'other', seat: this.name(seat) };
  }

  /** Whether a hint may be asked for: where there is something to choose. */
  get mayAsk(): boolean {
    return this.session.live && this.mine && this.view.legal.length > 1;
  }

  /** The hint for the present decision, once it was asked for. */
  get hint(): Hint | null {
    const hint = this.session.connection?.hint;
    return this.mayAsk && hint?.version === this.view.version ? hint : null;
  }

  /** What can be done here now. */
  get legal(): readonly Move[] {
    return this.session.live && this.session.isPresent ? this.view.legal : [];
  }

  /** The move that waits to be confirmed; where there is only one, it is that one. */
  get chosen(): Move | undefined {
    const { legal } = this;
    if (this.mine && legal.length === 1) return legal[0];
    const choice = this.#choice;
    if (choice?.version !== this.view.version) return undefined;
    return legal.find((move) => same(move, choice.move));
  }

  isChosen(move: Move): boolean {
    return this.chosen !== undefined && same(move, this.chosen);
  }

  /** What was chosen here, where a replay shows the table for its sake. */
  get mark(): Move | null {
    return this.session.mark ?? null;
  }

  /** Lay a move ready. Nothing is played. */
  choose(move: Move | null): void {
    this.#choice = move && { version: this.view.version, move };
  }

  /** Somebody presses the control of a move: that chooses it, and pressing it again plays it. */
  press(move: Move): void {
    if (oneTap() || this.isChosen(move)) this.act(move);
    else this.choose(move);
  }

  act(move: Move): void {
    if (this.session.busy) return;
    this.#hasPassed = move.do === 'pass';
    this.spared = null;
    this.#choice = null;
    this.selected = null;
    this.session.act(move);
  }

  /** Something has happened; whether the reader's passes among it were their own. */
  hear(news: readonly GameEvent[]): void {
    for (const { event, seat, step } of news) {
      if (seat !== this.view.seat) continue;
      if (event !== 'passed') {
        this.spared = null;
        continue;
      }
      this.spared = this.#hasPassed || this.session.connection?.timeWasUp ? null : String(step);
      this.#hasPassed = false;
    }
  }

  /** The move that does nothing: a pass. */
  get decline(): Move | undefined {
    return this.legal.find((move) => move.do === 'pass');
  }

  isMe(seat: Seat): boolean {
    return seat === this.view.seat;
  }

  isAwaited(seat: Seat): boolean {
    return this.view.awaited.includes(seat);
  }
}
