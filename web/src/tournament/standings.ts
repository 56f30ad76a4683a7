/** Lines of standings, of a tournament or of a season. */

import type { SeasonStanding, Tournament } from '../wire/wire';

export interface StandingLine extends Pick<SeasonStanding, 'name' | 'rank' | 'share' | 'low' | 'high' | 'mine'> {
  gone?: boolean;
  /** How many somebody has played, where not all have played the same number. */
  deals?: number;
}

export function linesOf({ standings, entrants, you }: Tournament): StandingLine[] {
  return standings.map(({ entrant, ...line }) => {
    const { name = null, gone = false } = entrants[entrant] ?? {};
    return { ...line, name, gone, mine: entrant === you.entrant };
  });
}
