/** Signs in place of words. They travel as lines of the chat: `:thanks:`. */

import { EMOTES } from '../wire/wire';
import { say } from '../base/words.svelte';

export type Emote = (typeof EMOTES)[number];

export { EMOTES };

export const lineOf = (emote: Emote): string => `:${emote}:`;

/** The emote that a line is, if it is one. */
export function emoteIn(text: string): Emote | undefined {
  return EMOTES.find((emote) => text === lineOf(emote));
}

export const wordsOf = (emote: Emote): string => say(`ui-emote-${emote}`);
