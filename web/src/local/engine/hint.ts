/** Hints on this device: what bots/hint.py does on a server. */

import { elapsed } from '../../base/clock';
import type { Move, Seat } from '../../wire/view';
import type { Hint } from '../../wire/wire';
import type { Description } from './description';
import type { EngineTable } from './table';
import { search } from './thinking';
import { judge } from './judge';
import { GivenUp, Outlook } from './outlook';
import { explain } from './reasons';
import { difference, roundedError, roundedMean } from './statistics';

type HintBody = Omit<Hint, 'type' | 'version'>;

const NOTHING = { other: null, win: 0, other_win: 0, why: null, rows: [], worlds: 0 };

/** A good move, the next best one and the one reason; null if nobody wants to know any longer. */
export async function advise(
  table: EngineTable,
  { hint, judge: plan }: Pick<Description, 'hint' | 'judge'>,
  legal: readonly Move[],
  seat: Seat,
  isWanted: () => boolean,
): Promise<HintBody | null> {
  const [only] = legal;
  if (legal.length === 1 && only) return { move: only, ...NOTHING };
  if (!plan) {
    await search(table, seat, { simulations: Infinity, ms: hint.ms }, isWanted);
    const move = legal[table.found(seat)];
    return isWanted() && move ? { move, ...NOTHING } : null;
  }
  const began = elapsed();
  const outlook = new Outlook(table, plan, seat, false, isWanted);
  try {
    const [best, other] = await judge(outlook, legal, null, plan.worlds, () => 1 - (elapsed() - began) / hint.ms);
    if (!best || !other) return only ? { move: only, ...NOTHING } : null;
    const rows = plan.rows.map((row, number) => {
      const [ends, others] = [best.ends.row(number), other.ends.row(number)];
      return {
        row,
        mean: roundedMean(ends),
        other: roundedMean(others),
        error: roundedError(difference(ends, others)),
      };
    });
    return {
      move: legal[best.place] as Move,
      other: legal[other.place] as Move,
      win: best.win,
      other_win: other.win,
      why: explain(outlook, best, other),
      rows,
      worlds: best.ends.win(seat).length,
    };
  } catch (fault) {
    if (fault instanceof GivenUp) return null;
    throw fault;
  }
}
