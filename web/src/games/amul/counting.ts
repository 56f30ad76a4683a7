/** Areas counted with a reason for every point, by the server or on this device; both say what cannot be. */

import { local } from '../../local/local';
import { hasServer } from '../../state/server.svelte';
import { api } from '../../wire/api';
import { Refusal, unreachable } from '../../wire/refusal';
import type { AmulEdition } from './edition';
import type { ScoreSheet } from './reasons';

/** Cards by their numbers, or as the pad writes them: `gold`, or `palace:gold` for a copy there. */
export type Written = number | string;

export async function count(
  areas: readonly (readonly Written[])[],
  edition: AmulEdition,
  id: string | null,
  options?: Record<string, unknown>,
  anyway = false,
): Promise<ScoreSheet> {
  if (hasServer()) return api.score<ScoreSheet>({ game: 'amul', areas, edition: id, options, anyway });
  areas.forEach((area, seat) => checkKinds(area, seat, edition));
  const plain = areas.map((area) => [...area]); // a page's own state cannot be sent to a worker
  const sheet = (await local.scoreOf('amul', id, plain, options, anyway)) as ScoreSheet | null;
  if (!sheet) throw unreachable();
  return sheet;
}

/** A pad that was filled in with another edition may name what this one has not. */
function checkKinds(area: readonly Written[], seat: number, { kinds }: AmulEdition): void {
  const given = area.find((entry) => typeof entry === 'string' && !kinds.has(entry.split(':').pop() ?? ''));
  if (given === undefined) return;
  const reason = `there is no card ${given} in this edition`;
  throw new Refusal({ rule: null, reason, message: 'amul-pad-no-card', arguments: { seat, given } });
}
