/** Where a finished game turned: the move by which the winner took the lead for good. Read off the views of its replay. */

import { applyPatch, type Patch } from '../wire/patch';
import type { GameEvent, Seat, View } from '../wire/view';
import type { Replay } from '../wire/wire';

export interface TurningPoint<V> {
  /** The moment of the replay. */
  at: number;
  before: V;
  after: V;
  /** What happened there. */
  events: GameEvent[];
}

export function viewsOf<V extends View>({ view, steps }: Replay): V[] {
  const views = [view as unknown as V];
  for (const { patch } of steps) views.push(applyPatch(views[views.length - 1] as V, patch as unknown as Patch));
  return views;
}

/** Null where the winner was never behind or level, and where the end itself is a tie. */
export function turningPoint<V extends View>(
  views: readonly V[],
  winner: Seat,
  standing: (view: V) => readonly number[],
): TurningPoint<V> | null {
  const leads = (view: V): boolean => {
    const points = standing(view);
    return points.every((own, seat) => seat === winner || own < (points[winner] ?? 0));
  };
  const at = views.findLastIndex((view) => !leads(view)) + 1;
  const [before, after] = [views[at - 1], views[at]];
  return before && after ? { at, before, after, events: after.history.slice(before.history.length) } : null;
}
