/** Areas counted with a reason for every point, by the server or on this device; both say what cannot be. */

import { local } from '../../../transport/local';
import type { EditionFile } from '../../../edition/corrected';
import { ownEdition } from '../../../state/own-editions.svelte';
import { hasServer } from '../../../state/server.svelte';
import { api } from '../../../transport/api';
import { Refusal, unreachable } from '../../../wire/refusal';
import type { AmulEdition } from '../state/edition';
import type { ScoreSheet } from '../state/reasons';

/** Cards by their numbers, or as the pad writes them: `gold`, or `palace:gold` for a copy there. */
export type Written = number | string;

export async function count(
  areas: readonly (readonly Written[])[],
  edition: AmulEdition,
  id: string | null,
  options?: Record<string, unknown>,
  anyway = false,
  /** Of the edition that a table is played with. */
  hash?: string,
): Promise<ScoreSheet> {
  const own = id === null || hash !== undefined ? undefined : ownEdition('amul', id);
  if (own) return countOwn(own, areas, options, anyway);
  const whose = hash === undefined ? { edition: id } : { edition_hash: hash };
  if (hasServer()) return api.score<ScoreSheet>({ game: 'amul', areas, options, anyway, ...whose });
  areas.forEach((area, seat) => checkKinds(area, seat, edition));
  const plain = areas.map((area) => [...area]); // a page's own state cannot be sent to a worker
  const sheet = (await local.scoreOf('amul', id, plain, options, anyway)) as ScoreSheet | null;
  if (!sheet) throw unreachable();
  return sheet;
}

/** What an owner has corrected on this device; without a server by what one has prepared. */
async function countOwn(
  own: EditionFile,
  areas: readonly (readonly Written[])[],
  options: Record<string, unknown> | undefined,
  anyway: boolean,
): Promise<ScoreSheet> {
  const { textOf } = await import('../../../edition/file');
  const text = textOf(own);
  const here = async (): Promise<ScoreSheet> => {
    const plain = areas.map((area) => [...area]);
    const sheet = (await local.scoreOf('amul', own.id, plain, options, anyway, text)) as ScoreSheet | null;
    if (!sheet) throw unreachable();
    return sheet;
  };
  if (!hasServer()) return here();
  return api.score<ScoreSheet>({ game: 'amul', areas, options, anyway, edition_file: text }).catch((fault: unknown) => {
    if (fault instanceof Refusal && fault.isUnreachable) return here();
    throw fault;
  });
}

/** A pad that was filled in with another edition may name what this one has not. */
function checkKinds(area: readonly Written[], seat: number, { kinds }: AmulEdition): void {
  const given = area.find((entry) => typeof entry === 'string' && !kinds.has(entry.split(':').pop() ?? ''));
  if (given === undefined) return;
  const reason = `there is no card ${given} in this edition`;
  throw new Refusal({ rule: null, reason, message: 'amul-pad-no-card', arguments: { seat, given } });
}
