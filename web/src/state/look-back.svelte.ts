/** A walk through what happened last: the board goes back, step by step. */

import type { Director, Step } from './director.svelte';
import { lastRoundOf } from './telling';

/** A sentence of a digest. */
interface Line {
  text: string;
  /** It begins a round. */
  isRound: boolean;
}

export class LookBack {
  /** Where the reader is; null while they do not look back. */
  at = $state<number | null>(null);
  /** The steps that can be seen again; none after the page was opened anew. */
  steps = $state.raw<readonly Step[]>([]);
  /** What happened in these steps, and while the reader was away: a sentence each. */
  digest = $state.raw<readonly Line[]>([]);
  /** Whether the digest begins where the reader left. */
  wasAway = $state(false);

  constructor(private readonly director: Director) {}

  get step(): Step | undefined {
    return this.at === null ? undefined : this.steps[this.at];
  }

  /** Whether there is anything to look back at. */
  get canOpen(): boolean {
    return this.director.missed !== null || this.#seen().length > 0;
  }

  /** Begins with a digest. */
  open(): void {
    const { director } = this;
    this.close();
    director.catchUp();
    const { missed } = director;
    this.steps = this.#seen();
    director.missed = null;
    this.wasAway = missed !== null;
    this.digest = this.#linesFrom(missed ?? this.steps[0]?.told?.from ?? 0);
  }

  /** The steps of the last rounds, or since the reader went away, that were shown. */
  #seen(): Step[] {
    const { missed, past, shown } = this.director;
    const from = Math.min(lastRoundOf(shown.history), missed ?? shown.history.length);
    return past.filter(({ told }) => told && told.from >= from);
  }

  /** What was told of each event since this one. */
  #linesFrom(from: number): Line[] {
    const { history } = this.director.shown;
    const lines: Line[] = [];
    for (const [i, { event }] of history.entries()) {
      const text = i < from ? undefined : this.director.script?.(history.slice(0, i + 1), i)?.text;
      // What happens together is told in one sentence.
      if (text && text !== lines.at(-1)?.text) lines.push({ text, isRound: event === 'round' });
    }
    return lines;
  }

  /** Show one of the steps. */
  show(place: number): void {
    this.digest = [];
    if (!this.steps.length) return this.close();
    this.at = Math.min(this.steps.length - 1, Math.max(0, place));
    this.director.rewind(this.steps[this.at] as Step);
  }

  close(): void {
    if (this.at !== null) this.director.catchUp();
    this.at = null;
    this.digest = [];
  }
}
