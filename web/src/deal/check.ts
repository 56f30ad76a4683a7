/** Whether the chance of a record was drawn as its deal says: what records/deal.py does, in any browser. */

import { same } from '../wire/same';
import type { Move } from '../wire/view';
import { commitment, DEAL_FORMAT, Draws, FIRST_DEAL_FORMAT, frozen, sealed, type Bags } from './draws';

/** What a record of a finished game says of its deal. */
export interface RecordedDeal {
  format: string;
  table: string;
  bags: Bags;
  /** How many chance moves are those of another table, dealt again on purpose. */
  given: number;
  commitment: string;
  secret: string;
  salts: (string | null)[];
  /** By seat, what was fixed before the salts were opened. The first format has a digest of the salts instead. */
  seals?: (string | null)[];
  frozen?: string;
  /** By argument, everything that may ever be drawn; the first format does not say it. */
  cards?: Bags;
  /** By number of the chance move and argument: what was drawn from, where not all of it was drawn. */
  candidates?: Record<string, Bags>;
}

export interface DealtRecord {
  game: string;
  edition_hash: string;
  players: number;
  options: Record<string, unknown>;
  moves: Move[];
  deal?: RecordedDeal;
}

/** A message of the catalogues, or how many outcomes were drawn as promised. */
export type Verdict = { fault: string; facts: Record<string, string | number> } | { drawn: number };

export function checkDeal(record: DealtRecord): Verdict {
  const { deal } = record;
  if (!deal) return bad('record-deal-none');
  if (![FIRST_DEAL_FORMAT, DEAL_FORMAT].includes(deal.format))
    return bad('record-deal-format', { format: DEAL_FORMAT });
  try {
    return drawAgain(record, deal);
  } catch {
    return bad('record-deal-shape');
  }
}

function drawAgain(record: DealtRecord, deal: RecordedDeal): Verdict {
  const { game, edition_hash, players, options } = record;
  const { format, table, bags, cards, given, secret, salts } = deal;
  if (!areSaltsKept(deal)) return bad('record-deal-salts');
  const terms = { game, edition_hash, players, options, table, bags, given };
  const promised = format === FIRST_DEAL_FORMAT ? terms : { ...terms, format, cards };
  if (commitment(secret, promised) !== deal.commitment) return bad('record-deal-secret');
  const draws = new Draws(secret, salts, bags, format);
  const chance = [...record.moves.entries()].filter(([, { seat }]) => (seat as number | null) === null);
  for (const [number, [place, move]] of chance.entries()) {
    const foreign = foreignCard(move, cards ?? {}, { ...deal.candidates?.[number], ...bags });
    if (foreign) return bad('ui-deal-foreign', { move: place + 1, ...foreign });
    if (number < given) continue;
    const ours = draws.outcome(move, number, deal.candidates?.[number]) as Record<string, unknown>;
    const part = Object.keys(ours).find((name) => !same(ours[name], move[name]));
    if (part) return bad('record-deal-differs', { move: place + 1, ...firstDifference(part, move[part], ours[part]) });
  }
  return { drawn: Math.max(chance.length - given, 0) };
}

function areSaltsKept({ format, commitment: promise, salts, seals, frozen: claimed }: RecordedDeal): boolean {
  if (format === FIRST_DEAL_FORMAT) return frozen(salts) === claimed;
  return same(
    salts.map((salt) => salt && sealed(salt, promise)),
    seals,
  );
}

/** What an outcome has, or could have had, that was not promised so often. */
function foreignCard(move: Move, cards: Bags, candidates: Bags): { part: string; card: string } | null {
  for (const part of Object.keys(move).filter((name) => name in cards)) {
    const left = [...(cards[part] ?? [])];
    for (const card of candidates[part] ?? entries((move as Record<string, unknown>)[part])) {
      const place = left.indexOf(card);
      if (place < 0) return { part, card: String(card) };
      left.splice(place, 1);
    }
  }
  return null;
}

const entries = (found: unknown): (string | number)[] =>
  (typeof found === 'object' ? Object.values(found ?? {}).flat() : [found]) as (string | number)[];

function firstDifference(part: string, given: unknown, ours: unknown): { part: string; given: string; ours: string } {
  if (typeof given === 'object' && given !== null && typeof ours === 'object' && ours !== null) {
    const [one, other] = [given as Record<string, unknown>, ours as Record<string, unknown>];
    const place = Object.keys(other).find((name) => !same(one[name], other[name])) ?? '';
    return firstDifference(Array.isArray(ours) ? `${part}[${place}]` : `${part}.${place}`, one[place], other[place]);
  }
  return { part, given: JSON.stringify(given), ours: JSON.stringify(ours) };
}

const bad = (fault: string, facts: Record<string, string | number> = {}): Verdict => ({ fault, facts });
