/** The seats of a finished game as a shared result lists them. */

import { entryOf } from '../games';
import { outcomeIn, pointsInWords, pointsOf } from '../games/outcome';
import { seatName } from '../state/names';
import type { Seat as SeatInfo } from '../wire/wire';
import type { ResultRow } from './picture';

export interface SharedRow extends ResultRow {
  seat: number;
  place: number;
}

interface Finished {
  game: string;
  seats: readonly SeatInfo[];
  result?: Record<string, unknown> | null;
}

/** The best come first. */
export async function rowsOf({ game, seats, result }: Finished): Promise<SharedRow[]> {
  if (!result) return [];
  const played = (await entryOf(game).played?.())?.played;
  const { winners = [] } = result as { winners?: number[] };
  const all = pointsOf({ game, result });
  const rows = seats.map((_, seat) => ({
    seat,
    name: seatName(seats, seat),
    points: all.length ? pointsInWords(game, all[seat] ?? 0) : '',
    hasWon: winners.includes(seat),
    place: outcomeIn(winners, all, seat).place,
    settings: played?.settings(result, seat) ?? [],
  }));
  return rows.sort((one, other) => one.place - other.place);
}
