/** Shows a game one step after the other. Bots answer faster than anybody can look.
 *
 * The board never runs ahead of its story: what is shown is the view of the step that is being told. Any tap or key ends
 * the story, and the newest view is there at once.
 */

import { after } from '../base/clock';
import type { PerTable } from '../base/per-table';
import type { View } from '../wire/view';
import { pace } from './tempo.svelte';
import type { Script, Told } from './telling';

/** How long a step without a sentence is shown, if something happened in it. */
const CHANGE_MS = 420;
/** With more to tell than that, all of it goes by faster: for each player, and at most. */
const LONGEST_MS = { each: 750, all: 4800 };
/** Where that is used up and more comes, so much of it is left. */
const LEAST_LEFT = 1 / 3;
/** How many steps can be replayed. */
const MOST_KEPT = 200;

/** A view that came, and the events told of it. */
export interface Step {
  view: View;
  told: Told | null;
  holds: number;
}

export interface Attendance {
  /** The key of the events seen, and where they are stored. */
  name: () => string;
  seen: PerTable;
}

export class Director {
  /** The view to be drawn; it may lag a little behind the newest one. */
  shown = $state.raw<View>() as View;
  /** What is being told just now. */
  told = $state.raw<Told | null>(null);
  /** The first event that happened while the reader was away; null if there is none, or it has been looked at. */
  missed = $state<number | null>(null);
  /** How this game tells its story; without it, changes of the table simply follow each other. */
  script: Script | null = null;
  /** Whether something that came is still to be shown. */
  isTelling = $state(false);
  /** Whether a step from before is shown. */
  isLookedBack = $state(false);

  /** Called before another view is shown. */
  readonly beforeChange = new Set<() => void>();
  /** The steps that were shown, the newest one last. */
  past = $state.raw<readonly Step[]>([]);

  #newest: View;
  #queue: Step[] = [];
  /** The part of their time that steps are seen, where there are many. */
  #haste = 1;
  /** How long it has been told already, in ms at the normal tempo. */
  #spent = 0;
  /** Ends the wait for the next step, if there is one. */
  #stop: (() => void) | undefined;

  constructor(
    newest: View,
    private readonly attendance: Attendance,
  ) {
    this.#newest = this.shown = newest;
    this.#return();
    $effect(() => {
      const look = (): void => (document.hidden ? this.catchUp() : this.#return());
      document.addEventListener('visibilitychange', look);
      return () => {
        document.removeEventListener('visibilitychange', look);
        this.#stop?.();
      };
    });
  }

  /** The next step has come. */
  take(view: View): void {
    const known = this.#newest.history.length;
    this.#newest = view;
    const told = this.script?.(view.history, known) ?? null;
    const holds = told?.holds ?? (!this.script && view.history.length > known ? CHANGE_MS : 0);
    this.#queue.push({ view, told, holds });
    if (this.isLookedBack) return;
    if (document.hidden || pace() === 0) this.catchUp();
    else if (!this.#stop) this.#next();
  }

  /** All of the game as it is now, after a time in which it could not be followed. */
  takeWhole(view: View): void {
    this.#newest = view;
    this.#return();
  }

  /** Whenever the reader has seen enough: the newest state, and nothing else. */
  catchUp(): void {
    this.#wait(undefined);
    this.#keep(...this.#queue.splice(0));
    this.told = null;
    this.isTelling = this.isLookedBack = false;
    this.#begin();
    if (this.shown !== this.#newest) this.#show(this.#newest);
    this.#note();
  }

  /** Show a step that was told before; what comes meanwhile waits for `catchUp`. */
  rewind(step: Step): void {
    this.isLookedBack = true;
    this.#show(step.view);
  }

  #show(view: View): void {
    for (const look of this.beforeChange) look();
    this.shown = view;
  }

  #next(): void {
    const longest = Math.min(LONGEST_MS.all, LONGEST_MS.each * this.#newest.players);
    const left = Math.max(longest - this.#spent, longest * LEAST_LEFT);
    this.#haste = Math.min(this.#haste, left / this.#queue.reduce((sum, { holds }) => sum + holds, 1));
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      this.#keep(step);
      this.#show(step.view);
      if (!step.holds) continue;
      this.told = step.told;
      this.isTelling = true;
      const ms = step.holds * this.#haste;
      this.#spent += ms;
      return this.#wait(
        after(ms * pace(), () => {
          this.#stop = undefined;
          this.#next();
        }),
      );
    }
    this.told = null;
    this.isTelling = false;
    this.#begin();
    this.#note();
  }

  /** The next story has all its time. */
  #begin(): void {
    this.#haste = 1;
    this.#spent = 0;
  }

  #keep(...steps: Step[]): void {
    const told = steps.filter(({ told }) => told);
    if (told.length) this.past = [...this.past, ...told].slice(-MOST_KEPT);
  }

  #wait(stop: (() => void) | undefined): void {
    this.#stop?.();
    this.#stop = stop;
  }

  /** The reader is here again: what they have not seen is offered, not staged. */
  #return(): void {
    const { seen, name } = this.attendance;
    const known = seen.get(name());
    if (known !== undefined && known < this.#newest.history.length) this.missed = known;
    this.catchUp();
  }

  /** Everything that happened has been seen. */
  #note(): void {
    if (!document.hidden) this.attendance.seen.set(this.attendance.name(), this.#newest.history.length);
  }
}
