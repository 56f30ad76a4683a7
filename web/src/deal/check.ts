/** Whether the chance of a record was drawn as its deal says: what records/deal.py does, in any browser. */

import { same } from '../wire/same';
import type { Move } from '../wire/view';
import { commitment, DEAL_FORMAT, Draws, frozen, type Bags } from './draws';

/** What a record of a finished game says of its deal. */
export interface Deal {
  format: string;
  table: string;
  bags: Bags;
  /** How many chance moves are those of another table, dealt again on purpose. */
  given: number;
  commitment: string;
  secret: string;
  salts: (string | null)[];
  frozen: string;
  /** By number of the chance move and argument: what was drawn from, where not all of it was drawn. */
  candidates?: Record<string, Bags>;
}

export interface DealtRecord {
  game: string;
  edition_hash: string;
  players: number;
  options: Record<string, unknown>;
  moves: Move[];
  deal?: Deal;
}

/** A message of the catalogues, or how many outcomes were drawn as promised. */
export type Verdict = { fault: string; facts: Record<string, string | number> } | { drawn: number };

export function checkDeal(record: DealtRecord): Verdict {
  const { deal } = record;
  if (!deal) return bad('record-deal-none');
  if (deal.format !== DEAL_FORMAT) return bad('record-deal-format', { format: DEAL_FORMAT });
  try {
    return drawAgain(record, deal);
  } catch {
    return bad('record-deal-shape');
  }
}

function drawAgain(record: DealtRecord, deal: Deal): Verdict {
  const { game, edition_hash, players, options } = record;
  const { table, bags, given, secret, salts } = deal;
  if (frozen(salts) !== deal.frozen) return bad('record-deal-salts');
  const terms = { game, edition_hash, players, options, table, bags, given };
  if (commitment(secret, terms) !== deal.commitment) return bad('record-deal-secret');
  const draws = new Draws(secret, salts, bags);
  const chance = [...record.moves.entries()].filter(([, { seat }]) => (seat as number | null) === null);
  for (const [number, [place, move]] of [...chance.entries()].slice(given)) {
    const ours = draws.outcome(move, number, deal.candidates?.[number]) as Record<string, unknown>;
    const part = Object.keys(ours).find((name) => !same(ours[name], move[name]));
    if (part) return bad('record-deal-differs', { move: place + 1, ...firstDifference(part, move[part], ours[part]) });
  }
  return { drawn: Math.max(chance.length - given, 0) };
}

function firstDifference(part: string, given: unknown, ours: unknown): { part: string; given: string; ours: string } {
  if (typeof given === 'object' && given !== null && typeof ours === 'object' && ours !== null) {
    const [one, other] = [given as Record<string, unknown>, ours as Record<string, unknown>];
    const place = Object.keys(other).find((name) => !same(one[name], other[name])) ?? '';
    return firstDifference(Array.isArray(ours) ? `${part}[${place}]` : `${part}.${place}`, one[place], other[place]);
  }
  return { part, given: JSON.stringify(given), ours: JSON.stringify(ours) };
}

const bad = (fault: string, facts: Record<string, string | number> = {}): Verdict => ({ fault, facts });
