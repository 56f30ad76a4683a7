/** Moves that were taken back, in what was told of a game: as kernel/event_text.py does it. */

import type { GameEvent } from './view';

/** The event that takes back the `events` before it. */
export const WITHDRAWN = 'withdrawn';

/** The events of a history that still count. */
export function standing(history: readonly GameEvent[]): GameEvent[] {
  const found: GameEvent[] = [];
  for (const event of history) {
    if (event.event === WITHDRAWN) found.length -= event.events as number;
    else found.push(event);
  }
  return found;
}
