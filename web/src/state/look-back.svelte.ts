/** A walk through what happened last, beat by beat. */

import { lastRoundOf, type Beat } from './beats';
import type { Director } from './director.svelte';

export class LookBack {
  /** Where the reader is; null while they do not look back. */
  at = $state<number | null>(null);
  beats = $state.raw<readonly Beat[]>([]);

  constructor(private readonly director: Director) {}

  get beat(): Beat | undefined {
    return this.at === null ? undefined : this.beats[this.at];
  }

  /** Begins at what was missed, or else at the newest beat. */
  open(): void {
    const { director } = this;
    director.catchUp();
    const { missed } = director;
    const { history } = director.shown;
    const from = Math.min(lastRoundOf(history), missed ?? history.length);
    this.beats = director.script?.(history, from) ?? [];
    const unseen = missed === null ? -1 : this.beats.findIndex((beat) => beat.from >= missed);
    this.at = unseen >= 0 ? unseen : this.beats.length - 1;
    director.missed = null;
  }

  step(by: number): void {
    if (this.at !== null) this.at = Math.min(this.beats.length - 1, Math.max(0, this.at + by));
  }

  close(): void {
    this.at = null;
  }
}
