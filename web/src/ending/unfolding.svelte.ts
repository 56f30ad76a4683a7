/** The steps of an ending, shown one after the other, once for each table. Returning players find all of it. */

import { untrack } from 'svelte';
import { calm } from '../base/motion';
import { PerTable } from '../base/per-table';
import { soon } from '../base/settled';
import { play } from '../state/sound.svelte';
import { pace } from '../state/tempo.svelte';

interface Course {
  /** The table whose end is on the screen; nothing while it is not. */
  table: () => string | undefined;
  /** How many parts there are; null while they are on their way. */
  parts: () => number | null;
  /** How long it takes, in ms, until the part of this number is there; the first is 0. */
  ms?: (part: number) => number;
  hasWon: () => boolean;
}

export class Unfolding {
  /** How many parts are there. */
  #shown = $state(Infinity);
  #isNew = false;
  readonly #parts: Course['parts'];

  /** To be made with the component. */
  constructor({ table, parts, ms = () => 0, hasWon }: Course) {
    const known = new PerTable('unfolded');
    this.#parts = parts;
    $effect.pre(() => {
      const id = table();
      if (id === undefined) return;
      this.#isNew = known.get(id) === undefined;
      this.#shown = this.#isNew && !calm() && untrack(pace) > 0 ? 0 : Infinity;
      known.set(id, 1);
    });
    $effect(() => {
      if (parts() === null || !this.isTelling) return;
      return soon(ms(this.#shown) * pace(), () => (this.#shown += 1));
    });
    $effect(() => {
      if (table() === undefined || parts() === null || this.isTelling || !this.#isNew) return;
      this.#isNew = false;
      play(hasWon() ? 'win' : 'end');
    });
  }

  get shown(): number {
    return this.#shown;
  }

  /** Whether something is still to come: the winner comes last. */
  get isTelling(): boolean {
    return this.#shown < (this.#parts() ?? Infinity);
  }

  /** All of it, at once. */
  skip(): void {
    this.#shown = Infinity;
  }
}
