/** How a game went for a seat: the arithmetic of serai/reviews/course.py, in which the reasons stand. */

import type { Seat } from '../../wire/view';
import type { Moment, RoundChances } from '../../wire/wire';
import type { Weighed } from './decisions';

export function turnOf(ribbon: readonly RoundChances[], seat: Seat): number | null {
  const hasWon = (ribbon.at(-1)?.wins[seat] ?? 0) > 0;
  const isAhead = ({ wins }: RoundChances): boolean => (wins[seat] ?? 0) >= Math.max(...wins);
  return ribbon.slice(0, -1).findLast((standing) => isAhead(standing) !== hasWon)?.round ?? null;
}

export function whatMattered(weighed: readonly Weighed[], most: number): Moment[] {
  const found = weighed.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  const isBest = ({ moment }: Weighed): boolean => moment.decision.verdict === 'best';
  const best = found.filter(isBest);
  const costly = found.filter((one) => !isBest(one)).slice(0, most - Math.min(1, best.length));
  return [...costly, ...best].slice(0, most).map(({ moment }) => moment);
}
