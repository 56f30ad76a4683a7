/** Somebody goes through a lesson: from stop to stop, and what happens in between is watched. No rule is asked. */

import { pace } from '../state/tempo.svelte';
import { applyPatch } from '../wire/patch';
import { same } from '../wire/same';
import type { Move, View } from '../wire/view';
import type { Course, Stop } from './lesson';
import { soon } from '../base/settled';

/** How long something new is looked at in the normal tempo, and a choice that nobody sees. */
const BEAT_MS = 1100;
const SHORT_MS = 350;

export class Learning {
  /** The number of the stop, from 0. */
  at = $state(0);
  /** Whether the learner has tried something else at this stop, and how often. */
  tries = $state(0);
  /** Whether others play on the way to the next stop. */
  watching = $state(false);
  /** How often the game was not followed move by move, but leapt. */
  leaps = $state(0);

  readonly stops: readonly Stop[];
  readonly #views: readonly View[];
  #moment = $state(0);
  #stopWaiting: (() => void) | undefined;

  /**
   * `from`: the stop to begin at; the first where there is no such stop. `beforeChange`: what is called while the present
   * view can still be measured.
   */
  constructor(
    { view, patches, stops }: Course,
    from: string | null,
    private readonly beforeChange: ReadonlySet<() => void>,
  ) {
    this.stops = stops;
    const views = [view];
    for (const patch of patches) views.push(applyPatch(views[views.length - 1] as View, patch));
    this.#views = views;
    this.at = Math.max(
      0,
      stops.findIndex(({ id }) => id === from),
    );
    this.#moment = this.stop.at;
  }

  get stop(): Stop {
    return this.stops[this.at] as Stop;
  }

  get view(): View {
    return this.#views[this.#moment] as View;
  }

  /** Whether the learner is to make a move now. */
  get asks(): boolean {
    return this.stop.move !== null && !this.watching;
  }

  /** Whether there is somebody to wait for: after a win there is not. */
  get othersPlay(): boolean {
    return this.watching && this.view.awaited.some((seat) => seat !== this.view.seat);
  }

  get atEnd(): boolean {
    return this.at === this.stops.length - 1;
  }

  /** The expected move leads on; any other one is answered. */
  act(move: Move): void {
    if (!this.asks) return;
    if (same(move, this.stop.move)) this.#goOn();
    else this.tries += 1;
  }

  /** From a stop that asks for no move to the next one. */
  next(): void {
    if (!this.asks && !this.watching && !this.atEnd) this.#goOn();
  }

  back(): void {
    this.leave();
    if (this.at > 0) this.#leapTo(this.at - 1);
  }

  /** Nothing happens by itself any more. */
  leave(): void {
    this.#stopWaiting?.();
    this.watching = false;
  }

  #goOn(): void {
    if (this.stop.later) {
      this.#leapTo(this.at + 1);
      return;
    }
    this.watching = true;
    this.#step();
  }

  /** One moment after the other, up to the next stop. */
  #step(): void {
    if (this.#moment === (this.stops[this.at + 1] as Stop).at) {
      this.#arrive(this.at + 1);
      return;
    }
    const told = this.view.history.length;
    for (const look of this.beforeChange) look();
    this.#moment += 1;
    const isQuiet = this.view.history.length === told;
    this.#stopWaiting = soon((isQuiet ? SHORT_MS : BEAT_MS) * pace(), () => this.#step());
  }

  #leapTo(at: number): void {
    this.leaps += 1;
    this.#moment = (this.stops[at] as Stop).at;
    this.#arrive(at);
  }

  #arrive(at: number): void {
    this.at = at;
    this.tries = 0;
    this.watching = false;
  }
}
