/** What a finished game was for one seat. */

import { knows, say } from '../base/words.svelte';
import { entryOf } from '.';
import type { Table } from '../wire/wire';

export interface Outcome {
  /** 1 for the winners; players with equally many points share a place. */
  place: number;
  points: number;
}

/** The points of all seats at the end. */
export function pointsOf({ game, result }: Pick<Table, 'game' | 'result'>): number[] {
  const { scores = [] } = (result ?? {}) as { scores?: number[] };
  return (result && entryOf(game).points?.(result)) ?? scores;
}

export function outcomeOf({ game, result }: Pick<Table, 'game' | 'result'>, seat: number): Outcome | null {
  if (!result) return null;
  const { winners = [] } = result as { winners?: number[] };
  const all = pointsOf({ game, result });
  return all[seat] === undefined ? null : outcomeIn(winners, all, seat);
}

/** The same from the points of all seats. */
export function outcomeIn(winners: readonly number[], all: readonly number[], seat: number): Outcome {
  const points = all[seat] ?? 0;
  const isAhead = (other: number, its: number): boolean =>
    winners.includes(other) === winners.includes(seat)
      ? !winners.includes(seat) && its > points
      : winners.includes(other);
  return { place: 1 + all.filter((its, other) => isAhead(other, its)).length, points };
}

/** Points, as the game calls them. */
export function pointsInWords(game: string, points: number): string {
  const own = `ui-game-${game}-points`;
  return knows(own) ? say(own, { points }) : say('ui-points', { points });
}
