/** What happened, in steps that are told one after the other: which words belong to each, and how long it is seen.
 * * A game's `telling.ts` says how it is told; the director tells it, and decides when. */

import { standing, WITHDRAWN } from '../wire/standing';
import { say } from '../base/words.svelte';
import type { GameEvent } from '../wire/view';

/** The story of a step. */
export interface Told {
  /** The place of its first event in the history. */
  from: number;
  /** Whole sentences. */
  text: string;
  /** How long it is shown at the normal tempo, in ms. */
  holds: number;
  sound: 'card' | 'coin';
}

/** The story of the events from this place of a history on; null if there is nothing to tell. */
export type Script = (history: readonly GameEvent[], from: number) => Told | null;

/** What a game's `telling.ts` says, by the names of events. */
export interface Telling {
  /** How long each is shown, in ms; others pass without a word. */
  holds: Readonly<Record<string, number>>;
  /** If many happen together, this sentence replaces all of theirs. */
  together: Readonly<Record<string, string>>;
  /** Those that sound like coins. */
  coins: ReadonlySet<string>;
}

/** How long the news that somebody has taken a move back is shown. */
const WITHDRAWN_MS = 900;

export function tell(
  history: readonly GameEvent[],
  from: number,
  wording: { event(event: GameEvent): string },
  { holds, together, coins }: Telling,
): Told | null {
  const counts = new Set(standing(history));
  const longest = ({ event }: GameEvent): number => (event === WITHDRAWN ? WITHDRAWN_MS : (holds[event] ?? 0));
  const events = history
    .slice(from)
    .filter((event) => longest(event) > 0 && (event.event === WITHDRAWN || counts.has(event)));
  const sentences = events.map((event) => {
    const words = together[event.event];
    return words ? say(words) : wording.event(event);
  });
  const text = [...new Set(sentences.filter(Boolean))].join(' ');
  if (!text) return null;
  const sound = events.some(({ event }) => coins.has(event)) ? 'coin' : 'card';
  return { from, text, holds: Math.max(...events.map(longest)), sound };
}

/** Where the round before the present one begins. */
export function lastRoundOf(history: readonly GameEvent[]): number {
  const starts = history.flatMap(({ event }, i) => (event === 'round' ? [i] : []));
  return starts[starts.length - 2] ?? 0;
}
