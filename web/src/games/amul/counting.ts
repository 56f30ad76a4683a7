/** Areas counted with a reason for every point: by the server, which also says what cannot be, or on this device. */

import { local } from '../../local/local';
import { hasServer } from '../../state/server.svelte';
import { api } from '../../wire/api';
import { unreachable } from '../../wire/refusal';
import type { AmulEdition } from './edition';
import type { ScoreSheet } from './reasons';

/** Cards by their numbers, or as the pad writes them: `gold`, or `palace:gold` for a copy there. */
export type Written = number | string;

export async function count(
  areas: readonly (readonly Written[])[],
  edition: AmulEdition,
  id: string | null,
  options?: Record<string, unknown>,
): Promise<ScoreSheet> {
  if (hasServer()) return api.score<ScoreSheet>({ game: 'amul', areas, edition: id, options });
  const sheet = (await local.scoreOf('amul', numbered(areas, edition))) as ScoreSheet | null;
  if (!sheet) throw unreachable();
  return sheet;
}

/** A card for each entry: copies that lie nowhere yet come first. */
function numbered(areas: readonly (readonly Written[])[], edition: AmulEdition): number[][] {
  const used = new Set(areas.flat().filter((entry) => typeof entry === 'number'));
  return areas.map((area) =>
    area.map((entry) => {
      if (typeof entry === 'number') return entry;
      const [kind = '', deck] = entry.split(':').reverse();
      const copies = edition.copies(kind).filter((card) => !deck || card.deck === deck);
      const chosen = (copies.find(({ number }) => !used.has(number)) ?? copies[0])?.number ?? 0;
      used.add(chosen);
      return chosen;
    }),
  );
}
