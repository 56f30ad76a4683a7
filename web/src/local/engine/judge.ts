/** The judge of moves, for hints and reviews: the arithmetic of serai/bots/judge.py, in which the reasons stand. */

import type { Move } from '../../wire/view';
import type { Ends, Outlook } from './outlook';
import { mean, rounded, roundedMean } from './statistics';

/** A move that was measured; all moves of a decision met the same worlds. */
export interface Judged {
  /** Among the legal moves. */
  place: number;
  /** The part of the win that it promises. */
  win: number;
  ends: Ends;
}

/**
 * The moves that promise most, and the one that was made, the best first; none where there is no choice. As the part of
 * the time that is left runs out they meet fewer worlds, but all of them the same.
 */
export async function judge(
  outlook: Outlook,
  legal: readonly Move[],
  made: number | null,
  worlds = outlook.plan.worlds,
  timeLeft = () => 1,
): Promise<Judged[]> {
  const { plan, seat } = outlook;
  outlook.know();
  const places = different(made, outlook);
  if (places.length < 2) return [];
  outlook.foresee('knows', `${plan.seed}/${seat}`);

  const meet = async (
    places: readonly number[],
    from: number,
    to: number,
    hasTime: () => boolean,
  ): Promise<MetEnd[]> => {
    const found = places.map((): Ends[] => []);
    for (let begin = from; begin < to && (begin === from || hasTime()); begin += plan.worlds_at_once)
      for (const [number, place] of places.entries()) {
        const move = outlook.numbered(legal[place] as Move, place);
        found[number]?.push(await outlook.ends([move], begin, Math.min(begin + plan.worlds_at_once, to)));
      }
    return places.map((place, number) => ({ place, ends: outlook.joined(found[number] ?? []) }));
  };

  const first = Math.ceil(worlds * plan.for_the_search);
  const looked = await meet(places, 0, first, () => timeLeft() > plan.time_to_measure);
  const best = byNumbers(looked, ({ ends }) => [roundedMean(ends.win(seat)), roundedMean(ends.place(seat))]);
  const kept = best.filter(({ place }, number) => number < plan.most_kept || place === made);
  const measured = await meet(
    kept.map(({ place }) => place),
    first,
    worlds,
    () => timeLeft() > 0,
  );
  const inOrder = measured.sort((one, other) => one.place - other.place);
  return byNumbers(inOrder, ({ ends }) => [
    thousandths(roundedMean(ends.win(seat))),
    rounded(mean(ends.standing(seat)), 1),
  ]).map(({ place, ends }) => ({ place, win: roundedMean(ends.win(seat)), ends }));
}

interface MetEnd {
  place: number;
  ends: Ends;
}

/** The first move of each name, or the one that was made; of many, those that look best at a glance. */
function different(made: number | null, outlook: Outlook): number[] {
  const names = [...outlook.names()];
  const firsts = [...new Set(names.toReversed())].map((name) => names.indexOf(name));
  const places = firsts.map((place) => (made !== null && names[place] === names[made] ? made : place));
  const most = outlook.plan.most_tried;
  if (places.length <= most) return places;
  const values = outlook.values();
  return byNumbers(places, (place) => [Number(place === made), values[place] ?? 0]).slice(0, most);
}

/** The highest first. */
function byNumbers<Thing>(things: readonly Thing[], numbers: (thing: Thing) => number[]): Thing[] {
  const found = things.map((thing) => ({ thing, by: numbers(thing) }));
  return found
    .sort(
      (one, other) => other.by.map((number, place) => number - (one.by[place] ?? 0)).find((lead) => lead !== 0) ?? 0,
    )
    .map(({ thing }) => thing);
}

/** A share as it is shown: in whole percents, below ten with a decimal place. */
function thousandths(share: number): number {
  const percent = 100 * share;
  return percent >= 10 ? 10 * Math.round(percent) : Math.round(10 * percent);
}
