/** What a table reads out when it is asked: short, from the reader's own view. Each game's `readings.ts` makes one. */

import type { Seat } from '../wire/view';

export interface Readings {
  hand(): string;
  /** What lies in the middle: a market, a map. */
  middle(): string;
  area(): string;
  seat(seat: Seat): string;
  scores(): string;
}
