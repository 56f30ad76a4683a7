/** What one decision was worth: the arithmetic of serai/reviews/decisions.py, in which the reasons stand. */

import type { Move } from '../../wire/view';
import type { Alternative, Decision, Moment, ReviewRow } from '../../wire/wire';
import { judge, type Judged } from '../engine/judge';
import type { Outlook } from '../engine/outlook';
import { explain, stakeOf } from '../engine/reasons';
import { difference, roundedError, roundedMean, type WorldNumbers } from '../engine/statistics';

/** A decision, how much it mattered, and what to say if it is among those that mattered most. */
export interface Weighed {
  moment: Moment;
  weight: number;
}

/** What is known of a decision beforehand. */
export interface Made {
  legal: readonly Move[];
  choice: number;
  at: number;
  round: number;
}

/** Null where nothing else could be done, or nothing that has another name. */
export async function weigh(
  outlook: Outlook,
  { legal, choice, at, round }: Made,
  worlds: number,
): Promise<Weighed | null> {
  const { plan, seat } = outlook;
  const found = await judge(outlook, legal, choice, worlds);
  const chosen = found.find(({ place }) => place === choice);
  const [first, ...rest] = found.filter(({ place }) => place !== choice);
  if (!chosen || !first) return null;
  const best = alternative(legal, first, chosen, outlook);
  const { gain, gain_error: error } = best;
  const places = difference(first.ends.place(seat), chosen.ends.place(seat));
  const verdict = Math.abs(gain) <= plan.review.sure * error ? 'equal' : gain > 0 ? 'cost' : 'best';
  const decision: Decision = {
    at,
    round,
    move: legal[choice] as Move,
    win: chosen.win,
    cost: Math.max(0, gain),
    error,
    places: roundedMean(places),
    places_error: roundedError(places),
    verdict,
  };
  const others = [best, ...rest.map((other) => alternative(legal, other, chosen, outlook))];
  const weight = { cost: 1 + gain, equal: 0, best: -gain }[verdict];
  const stake = stakeOf(outlook, choice, first.place);
  return { moment: { decision, error: roundedError(chosen.ends.win(seat)), others, stake }, weight };
}

/** Another move, and why it or the one that was made is better. */
function alternative(legal: readonly Move[], other: Judged, chosen: Judged, outlook: Outlook): Alternative {
  const { plan, seat } = outlook;
  const wins = other.ends.win(seat);
  const gain = difference(wins, chosen.ends.win(seat));
  return {
    move: legal[other.place] as Move,
    win: other.win,
    error: roundedError(wins),
    gain: roundedMean(gain),
    gain_error: roundedError(gain),
    rows: plan.rows.map((name, number) =>
      rowOf(name, other.ends.row(number), chosen.ends.row(number), plan.goals[name]),
    ),
    why: roundedMean(gain) > 0 ? explain(outlook, other, chosen) : explain(outlook, chosen, other),
  };
}

function rowOf(row: string, ends: WorldNumbers, chosen: WorldNumbers, goal: number | undefined): ReviewRow {
  const told = {
    row,
    mean: roundedMean(ends),
    other: roundedMean(chosen),
    error: roundedError(difference(ends, chosen)),
  };
  if (goal === undefined) return { ...told, reached: null, other_reached: null, reached_error: null };
  const [reached, before] = [ends, chosen].map((values) => values.map((value) => Number(value >= goal))) as [
    WorldNumbers,
    WorldNumbers,
  ];
  return {
    ...told,
    reached: roundedMean(reached),
    other_reached: roundedMean(before),
    reached_error: roundedError(difference(reached, before)),
  };
}
