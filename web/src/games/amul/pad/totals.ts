/** What each player has on paper, counted with its reasons by the server or on this device. */

import { local } from '../../../transport/local';
import { hasServer } from '../../../state/server.svelte';
import { api } from '../../../transport/api';
import { Refusal, unreachable } from '../../../wire/refusal';
import type { ScoreSheet } from '../state/reasons';
import { FIELDS, type Counts } from './evening.svelte';

/** A lost connection is no reason not to count. House rules are the options. */
export async function countTotals(
  totals: readonly Counts[],
  options: Record<string, unknown> = {},
): Promise<ScoreSheet> {
  try {
    if (hasServer()) return await api.score<ScoreSheet>({ game: 'amul', totals, options });
  } catch (error) {
    if (!(error instanceof Refusal && error.isUnreachable)) throw error;
  }
  const columns = totals.map((counts) => FIELDS.map((field) => counts[field] ?? 0));
  const sheet = (await local.scorePlain('amul', columns, { ...options })) as ScoreSheet | null;
  if (!sheet) throw unreachable();
  return sheet;
}
