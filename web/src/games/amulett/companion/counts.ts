/** What CountRow shows of metals and gems. */

import type { AmulettEdition } from '../state/edition';

type Counted = { id: string; name: string; emblem: string; count: number; least?: number; most: number };

export const MOST_COUNTED = 99;

export function metalCounts(edition: AmulettEdition, counts: readonly number[], most = MOST_COUNTED): Counted[] {
  return edition.metals.map((id, place) => ({
    id,
    name: edition.metalName(id),
    emblem: `amulett/metals/${id}`,
    count: counts[place] ?? 0,
    most,
  }));
}

export function gemCounts(edition: AmulettEdition, counts: readonly number[]): Counted[] {
  return Object.values(edition.data.gems).map(({ id, count }, place) => ({
    id,
    name: edition.gemName(id),
    emblem: `amulett/gems/${id}`,
    count: counts[place] ?? 0,
    most: count,
  }));
}

/** A list with one entry changed. */
export function changed(counts: readonly number[], place: number, count: number): number[] {
  return counts.map((before, other) => (other === place ? count : before));
}
