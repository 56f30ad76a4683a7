/** What one decision was worth: the arithmetic of serai/reviews/decisions.py, in which the reasons stand. */

import type { Move } from '../../wire/view';
import type { Alternative, Decision, Moment, ReviewRow } from '../../wire/wire';
import type { Ends, Outlook } from './outlook';
import { difference, roundedError, roundedMean, type Values } from './statistics';

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
export async function weigh(outlook: Outlook, { legal, choice, at, round }: Made, worlds: number, seed: string): Promise<Weighed | null> {
  const { plan, seat } = outlook;
  outlook.know();
  const others = othersThan(choice, outlook);
  if (!others.length) return null;
  const first = Math.ceil(worlds * plan.for_the_search);
  const endsOf = (place: number, from: number, to: number): Promise<Ends> =>
    outlook.ends([outlook.numbered(legal[place] as Move, place)], from, to);

  outlook.foresee('knows', seed);
  const promises: { place: number; win: number; places: number }[] = [];
  for (const place of others) {
    const ends = await endsOf(place, 0, first);
    promises.push({ place, win: roundedMean(ends.win(seat)), places: roundedMean(ends.place(seat)) });
  }
  promises.sort((one, other) => other.win - one.win || other.places - one.places);
  const chosen = await endsOf(choice, first, worlds);
  const found: { option: Alternative; ends: Ends }[] = [];
  for (const { place } of promises.slice(0, plan.most_others)) {
    const ends = await endsOf(place, first, worlds);
    found.push({ ends, option: alternative(legal[place] as Move, ends, chosen, outlook) });
  }

  const [best] = found;
  if (!best) return null;
  const { gain, gain_error: error } = best.option;
  const places = difference(best.ends.place(seat), chosen.place(seat));
  const verdict = Math.abs(gain) <= plan.sure * error ? 'equal' : gain > 0 ? 'cost' : 'best';
  const decision: Decision = {
    at,
    round,
    move: legal[choice] as Move,
    win: roundedMean(chosen.win(seat)),
    cost: Math.max(0, gain),
    error,
    places: roundedMean(places),
    places_error: roundedError(places),
    verdict,
  };
  const options = found.map(({ option }) => option).sort((one, other) => other.gain - one.gain);
  const weight = { cost: 1 + gain, equal: 0, best: -gain }[verdict];
  return { moment: { decision, error: roundedError(chosen.win(seat)), others: options }, weight };
}

/** The places of moves with other names than the one that was made; of many, those that look best at a glance. */
function othersThan(choice: number, outlook: Outlook): number[] {
  const names = [...outlook.names()];
  const different = [...new Set(names.toReversed())].map((name) => names.indexOf(name));
  const others = different.filter((place) => names[place] !== names[choice]);
  const most = outlook.plan.most_tried;
  if (others.length < most) return others;
  const values = outlook.values();
  return others.sort((one, other) => (values[other] ?? 0) - (values[one] ?? 0)).slice(0, most - 1);
}

function alternative(move: Move, ends: Ends, chosen: Ends, { plan, seat }: Outlook): Alternative {
  const wins = ends.win(seat);
  const gain = difference(wins, chosen.win(seat));
  return {
    move,
    win: roundedMean(wins),
    error: roundedError(wins),
    gain: roundedMean(gain),
    gain_error: roundedError(gain),
    rows: plan.rows.map((name, number) => rowOf(name, ends.row(number), chosen.row(number), plan.goals[name])),
  };
}

function rowOf(row: string, ends: Values, chosen: Values, goal: number | undefined): ReviewRow {
  const told = { row, mean: roundedMean(ends), other: roundedMean(chosen), error: roundedError(difference(ends, chosen)) };
  if (goal === undefined) return { ...told, reached: null, other_reached: null, reached_error: null };
  const [reached, before] = [ends, chosen].map((values) => values.map((value) => Number(value >= goal))) as [Values, Values];
  return {
    ...told,
    reached: roundedMean(reached),
    other_reached: roundedMean(before),
    reached_error: roundedError(difference(reached, before)),
  };
}
