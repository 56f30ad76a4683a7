/** Where one player's points came from that another one did not get: read off the score sheet. */

import type { Seat } from '../../../wire/view';
import type { ScoreSheet } from '../state/reasons';

export interface Part {
  /** A majority, both of them, or the cards of a kind. */
  what: 'arab' | 'mongol' | 'majorities' | 'cards';
  kind: string;
  /** How many of these cards there are. */
  count: number;
  points: number;
  /** How many more these are than the other player has by the same. */
  lead: number;
}

/** The parts in which `seat` is ahead of `other`, the greatest lead first. */
export function leadsOf(sheet: ScoreSheet, seat: Seat, other: Seat): Part[] {
  const theirs = partsOf(sheet, other);
  const leads = [...partsOf(sheet, seat)]
    .map(([key, part]) => ({ ...part, lead: part.points - (theirs.get(key)?.points ?? 0) }))
    .filter(({ lead }) => lead > 0);
  return joined(leads).sort((one, next) => next.lead - one.lead);
}

/** Both majorities are one thing to say. */
function joined(leads: readonly Part[]): Part[] {
  const [arab, mongol] = (['arab', 'mongol'] as const).map((trait) => leads.find(({ what }) => what === trait));
  if (!arab || !mongol) return [...leads];
  const both: Part = {
    ...arab,
    what: 'majorities',
    points: arab.points + mongol.points,
    lead: arab.lead + mongol.lead,
  };
  return [both, ...leads.filter((part) => part !== arab && part !== mongol)];
}

function partsOf({ explanation, breakdown }: ScoreSheet, seat: Seat): Map<string, Omit<Part, 'lead'>> {
  const parts = new Map<string, Omit<Part, 'lead'>>();
  for (const { kind, points } of explanation[seat]?.cards ?? []) {
    const known = parts.get(kind);
    parts.set(kind, { what: 'cards', kind, count: (known?.count ?? 0) + 1, points: (known?.points ?? 0) + points });
  }
  for (const trait of ['arab', 'mongol'] as const) {
    parts.set(trait, { what: trait, kind: '', count: 1, points: breakdown[seat]?.[trait] ?? 0 });
  }
  return parts;
}
