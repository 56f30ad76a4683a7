/** One thing asked of the server at a time, with its "no" kept for the page to show. */

import { Refusal } from '../wire/refusal';
import { busy } from '../base/settled';

export class Attempt {
  busy = $state(false);
  trouble = $state.raw<Refusal | null>(null);

  async run<T>(ask: () => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    this.trouble = null;
    try {
      return await busy(ask());
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.trouble = error;
      return undefined;
    } finally {
      this.busy = false;
    }
  }
}
