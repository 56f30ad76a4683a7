/** Shows what happened one thing after the other, at a pace the eye can follow. Bots answer faster than anybody can look. */

import { untrack } from 'svelte';
import type { View } from '../wire/view';
import { calm } from './motion';

const BEAT_MS = 420;
const HURRY_FROM = 3;
/** What has not begun to move by then may be out of sight, and never will. */
const LONGEST_START_MS = 250;

export class Paced {
  /** The view to be drawn; it may lag a little behind the newest one. */
  shown = $state.raw<View>() as View;

  /** Called before another view is shown. */
  readonly beforeChange = new Set<() => void>();

  #waiting: View[] = [];
  /** Ends the present beat, if there is one. */
  #stop: (() => void) | undefined;

  constructor(newest: () => View) {
    this.shown = newest();
    $effect(() => {
      const view = newest();
      untrack(() => this.#queue(view));
    });
    $effect(() => () => this.#stop?.());
  }

  /** Before acting: the player must see, and act on, the newest state. */
  catchUp(): void {
    this.#stop?.();
    this.#stop = undefined;
    const newest = this.#waiting.pop();
    this.#waiting = [];
    if (newest) this.#show(newest);
  }

  #show(view: View): void {
    for (const look of this.beforeChange) look();
    this.shown = view;
  }

  #queue(view: View): void {
    if (view === this.shown) return;
    const afresh = view.history.length < this.shown.history.length || document.hidden;
    this.#waiting.push(view);
    if (afresh || calm()) this.catchUp();
    else if (!this.#stop) this.#next();
  }

  #next(): void {
    // Far behind, two things are shown at once: each still has the time to be seen moving.
    if (this.#waiting.length >= HURRY_FROM) this.#waiting.shift();
    const view = this.#waiting.shift();
    this.#stop = undefined;
    if (!view) return;
    const quiet = view.history.length === this.shown.history.length;
    this.#show(view);
    if (quiet) return this.#next();
    this.#beat();
  }

  /** Counts from the moment at which things begin to move, so that a slow machine does not cut short what moves. */
  #beat(): void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const frame = requestAnimationFrame(async () => {
      const moving = Promise.allSettled(document.getAnimations().map(({ ready }) => ready));
      await Promise.race([moving, new Promise((done) => setTimeout(done, LONGEST_START_MS))]);
      if (!stopped) timer = setTimeout(() => this.#next(), BEAT_MS);
    });
    this.#stop = () => {
      stopped = true;
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }
}
