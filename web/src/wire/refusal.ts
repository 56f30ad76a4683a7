import { knows, say, wordsFor, type Arguments } from '../base/words.svelte';
import type { Refusal as RefusalBody } from './wire';

const UNREACHABLE = 'ui-unreachable';
/** Fetched with the first refusal; until then, and without them, its reason says it. */
const WORDS = 'refusals';

export type RefusalWording = (body: RefusalBody) => string;

/** A "no" of the server, or of the road to it, that can be shown to a person. */
export class Refusal extends Error {
  constructor(
    readonly body: RefusalBody,
    readonly status = 0,
  ) {
    super(body.reason);
    if (!knows(body.message)) wordsFor(WORDS).catch(() => undefined);
  }

  /** Nobody has answered: it may be asked elsewhere. */
  get isUnreachable(): boolean {
    return this.body.message === UNREACHABLE;
  }

  /**
   * One sentence in the reader's language, with the rule where a rule was broken and the move where it was one of a
   * record; a game names its own things.
   */
  inWords(wording: RefusalWording = plainly): string {
    const { message, reason, rule, move } = this.body;
    const plain = knows(message) ? wording(this.body) : reason;
    const sentence = rule ? say('ui-refused-by-rule', { sentence: plain, rule }) : plain;
    return move ? say('ui-refused-at-move', { sentence, move }) : sentence;
  }
}

export function unreachable(): Refusal {
  return new Refusal({ rule: null, reason: 'the server cannot be reached', message: UNREACHABLE, arguments: {} });
}

function plainly({ message, arguments: facts }: RefusalBody): string {
  const printable = Object.entries(facts).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : String(value),
  ]);
  return say(message, Object.fromEntries(printable) as Arguments);
}
