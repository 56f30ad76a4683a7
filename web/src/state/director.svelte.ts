/** Shows what happened one beat after the other. Bots answer faster than anybody can look.
 *
 * The newest view is always the truth. While a beat is on the stage, the view before it lies below; but as soon as the
 * reader can decide something, the newest view does, and only the stage lags behind.
 */

import { after, nextFrame, pause } from '../base/clock';
import { untrack } from 'svelte';
import type { View } from '../wire/view';
import { resumeFrom, type Beat, type Script } from './beats';
import { calm } from '../base/motion';
import type { PerTable } from '../base/per-table';
import { pace } from './tempo.svelte';

/** How long a change of the table itself is watched. */
const CHANGE_MS = 420;
/** What has not begun to move by then may be out of sight, and never will. */
const LONGEST_START_MS = 250;
/** From so many views on, changes follow each other faster. */
const HURRY_FROM = 3;

/** A view that came, and what is to be seen before it is shown. */
interface Cue {
  view: View;
  beats: Beat[];
  isShown: boolean;
}

export interface Attendance {
  /** Whether the table is being followed; after a time without, nothing is staged. */
  isFollowed: () => boolean;
  /** What the events seen are kept under, and where. */
  name: () => string;
  seen: PerTable;
}

export class Director {
  /** The view to be drawn; it may lag a little behind the newest one. */
  shown = $state.raw<View>() as View;
  /** What is being told just now. */
  beat = $state.raw<Beat | null>(null);
  /** The first event that happened while the reader was away; null if there is none, or it has been looked at. */
  missed = $state<number | null>(null);
  /** How this game is told; without it, changes of the table follow each other. */
  script = $state.raw<Script | null>(null);

  /** Whether everything that came has been told and shown. */
  isIdle = $state(true);

  /** Called before another view is shown. */
  readonly beforeChange = new Set<() => void>();

  #newest: View;
  #cues: Cue[] = [];
  #isAway = false;
  /** Ends the wait for the next beat, if there is one. */
  #stop: (() => void) | undefined;

  constructor(
    newest: () => View,
    private readonly attendance: Attendance,
  ) {
    this.#newest = this.shown = newest();
    this.#return();
    $effect(() => {
      const view = newest();
      const isFollowed = attendance.isFollowed();
      untrack(() => {
        this.#queue(view);
        this.#isAway = !isFollowed;
      });
    });
    $effect(() => {
      const look = (): void => (document.hidden ? this.catchUp() : this.#return());
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    });
    $effect(() => () => this.#stop?.());
  }

  /** Before acting, or whenever the reader has seen enough: the newest state, and nothing else. */
  catchUp(): void {
    this.#wait(undefined);
    this.#cues = [];
    this.beat = null;
    this.isIdle = true;
    if (this.shown !== this.#newest) this.#show(this.#newest);
    this.#note();
  }

  /** On to the next beat. */
  skip(): void {
    this.#wait(undefined);
    this.#next();
  }

  #show(view: View): void {
    for (const look of this.beforeChange) look();
    this.shown = view;
  }

  #queue(view: View): void {
    if (view === this.#newest) return;
    const known = this.#newest.history.length;
    this.#newest = view;
    if (this.#isAway) return this.#return();
    const afresh = view.history.length < known || document.hidden;
    if (afresh || calm() || pace() === 0) return this.catchUp();
    this.isIdle = false;
    this.#cues.push({ view, beats: this.script?.(view.history, known) ?? [], isShown: false });
    this.#keepUp();
    if (this.script && view.legal.length) this.#lead();
    if (!this.#stop) this.#next();
  }

  /** What can be decided is never kept waiting: the newest view is shown, and what is still to be told follows. */
  #lead(): void {
    for (const cue of this.#cues) cue.isShown = true;
    this.#show(this.#newest);
  }

  /** Whoever looks on for long is told the last round, not the whole game. */
  #keepUp(): void {
    const oldest = this.#cues.find(({ beats }) => beats.length)?.beats[0]?.from ?? 0;
    const from = resumeFrom(oldest, this.#newest.history);
    if (from <= oldest) return;
    for (const cue of this.#cues) cue.beats = cue.beats.filter((beat) => beat.from >= from);
    this.#cues = this.#cues.filter(({ beats, view }) => beats.length > 0 || view === this.#newest);
  }

  #next(): void {
    const cue = this.#cues[0];
    if (!cue) {
      this.beat = null;
      this.isIdle = true;
      return this.#note();
    }
    const beat = cue.beats.shift();
    if (beat) return this.#play(beat, cue);
    this.#change(cue);
  }

  /** Nothing is told of this view any more: the table changes. */
  #change(cue: Cue): void {
    const isFarBehind = this.#cues.length >= HURRY_FROM;
    this.#cues.shift();
    // Two changes at once: each still has the time to be seen moving.
    const later = isFarBehind && !this.#cues[0]?.beats.length ? this.#cues.shift() : undefined;
    const next = later ?? cue;
    const isQuiet = next.isShown || next.view.history.length === this.shown.history.length;
    if (!isQuiet) this.beat = null;
    this.#present(next);
    if (isQuiet) this.#next();
    else this.#afterMoving(CHANGE_MS * pace());
  }

  #play(beat: Beat, cue: Cue): void {
    this.beat = beat;
    if (beat.form === 'line' && !cue.beats.length) this.#present(cue);
    this.#wait(after(beat.holds * pace(), () => this.skip()));
  }

  #present(cue: Cue): void {
    if (cue.isShown) return;
    cue.isShown = true;
    this.#show(cue.view);
  }

  /** Counts from the moment at which things begin to move, so that a slow machine does not cut short what moves. */
  #afterMoving(ms: number): void {
    let stopped = false;
    let stop = nextFrame(async () => {
      const moving = Promise.allSettled(document.getAnimations().map(({ ready }) => ready));
      await Promise.race([moving, pause(LONGEST_START_MS)]);
      if (!stopped) stop = after(ms, () => this.skip());
    });
    this.#wait(() => {
      stopped = true;
      stop();
    });
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
