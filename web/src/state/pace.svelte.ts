/** Shows what happened one thing after the other, at a pace the eye can follow. Bots answer faster than anybody can look. */

import { untrack } from 'svelte';
import type { View } from '../wire/view';
import { calm } from './motion';

const BEAT_MS = 420;
const HURRY_FROM = 3;

export class Paced {
  /** The view to be drawn; it may lag a little behind the newest one. */
  shown = $state.raw<View>() as View;

  #waiting: View[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(newest: () => View) {
    this.shown = newest();
    $effect(() => {
      const view = newest();
      untrack(() => this.#queue(view));
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** Before acting: the player must see, and act on, the newest state. */
  catchUp(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const newest = this.#waiting.pop();
    this.#waiting = [];
    if (newest) this.shown = newest;
  }

  #queue(view: View): void {
    if (view === this.shown) return;
    const afresh = view.history.length < this.shown.history.length || document.hidden;
    this.#waiting.push(view);
    if (afresh || calm()) this.catchUp();
    else if (this.#timer === undefined) this.#next();
  }

  #next(): void {
    const view = this.#waiting.shift();
    this.#timer = undefined;
    if (!view) return;
    const quiet = view.history.length === this.shown.history.length;
    this.shown = view;
    if (quiet) return this.#next();
    const wait = this.#waiting.length >= HURRY_FROM ? BEAT_MS / 2 : BEAT_MS;
    this.#timer = setTimeout(() => this.#next(), wait);
  }
}
