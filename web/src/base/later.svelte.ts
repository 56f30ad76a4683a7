/** A part of a page that is fetched only when it is first needed. */

import { busy } from './settled';

export class Later<Part> {
  #part = $state.raw<Part | null>(null);
  #asked = false;

  constructor(private readonly load: () => Promise<{ default: Part }>) {}

  /** Null until it is there: what belongs to it waits with it, and comes in one piece. */
  get part(): Part | null {
    if (!this.#asked) {
      this.#asked = true;
      busy(this.load()).then(
        ({ default: part }) => (this.#part = part),
        () => (this.#asked = false),
      );
    }
    return this.#part;
  }
}
