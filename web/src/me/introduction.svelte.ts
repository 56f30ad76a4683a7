/** Asked once, where somebody first plays with others: a colour and an emblem beside the name. */

import { isIntroduced, rememberIntroduction } from '../state/names';
import { hasServer } from '../state/server.svelte';
import { wordsFor } from '../base/words.svelte';
import { identity } from './identity';

export class Introduction {
  /** Whether to ask now. */
  asked = $state(false);
  colour = $state<number | null>(null);
  emblem = $state<number | null>(null);

  /** The server knows players who have come back or used the page Me; they are not asked. */
  async begin(): Promise<void> {
    if (isIntroduced() || !hasServer()) return;
    await Promise.all([wordsFor('me'), identity.mine()]);
    this.asked = !isIntroduced();
  }

  /** To be awaited before somebody sits down: from then on they appear so. */
  async finish(name: string): Promise<void> {
    if (!this.asked) return;
    this.asked = false;
    rememberIntroduction();
    // To sit down matters more than the colour, which the page Me takes at any time.
    await identity.keep({ name, colour: this.colour, emblem: this.emblem }).catch(() => undefined);
  }

  /** Not now, which is an answer too. */
  skip(): void {
    this.asked = false;
    rememberIntroduction();
  }
}
