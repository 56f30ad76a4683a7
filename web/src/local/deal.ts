/** The deal of a table of this device: bound before the first card, opened in the record of the finished game. */

import { newHex } from '../base/hex';
import type { RecordedDeal } from '../deal/check';
import { commitment, DEAL_FORMAT, Draws, FIRST_DEAL_FORMAT, frozen, sealed, type Bags } from '../deal/draws';
import type { Table } from '../wire/wire';
import type { Description } from './engine/description';
import type { StoredTable } from './table';

const SECRET_BYTES = 32;
const SALT_BYTES = 16;

type Terms = Pick<RecordedDeal, 'format' | 'table' | 'bags' | 'cards' | 'given'>;

/**
 * A secret for a new table, some of whose chance moves were given; the table has the public part of it from now on.
 * The daily deal brings its own secret, and nobody adds to it.
 */
export function bind(table: Table, description: Description, given: number, known?: string): string {
  const secret = known ?? newHex(SECRET_BYTES);
  const { game, edition_hash, players, options } = table;
  const promise = commitment(secret, { game, edition_hash, players, options, ...termsOf(table, description, given) });
  const salts = table.seats.map(({ kind }) => (kind === 'person' && !known ? newHex(SALT_BYTES) : null));
  const seals = salts.map((salt) => salt && sealed(salt, promise));
  table.deal = { commitment: promise, seals, salts, awaited: [] };
  return secret;
}

/** Where the chance of a table comes from; tables from before had no deal. */
export function drawsOf(
  { table, secret }: Pick<StoredTable, 'table' | 'secret'>,
  description: Description,
): Draws | undefined {
  if (!secret || !table.deal) return undefined;
  return new Draws(secret, table.deal.salts ?? [], bagsOf(table, description), formatOf(table));
}

/** Tables from before salts were sealed have none. */
const formatOf = ({ deal }: Table): string => (deal && !deal.seals ? FIRST_DEAL_FORMAT : DEAL_FORMAT);

/** What the record says of the deal; `drawnFrom` are the candidates of chance moves by their number. */
export function proofOf(
  { table, secret, proof, given }: StoredTable,
  description: Description,
  drawnFrom: Record<number, Bags>,
): RecordedDeal | undefined {
  if (!secret || !table.deal) return proof;
  const salts = table.deal.salts ?? [];
  const bags = bagsOf(table, description);
  const named = Object.entries(drawnFrom).filter(([, from]) => !Object.keys(from).some((key) => key in bags));
  return {
    ...termsOf(table, description, given ?? 0),
    commitment: table.deal.commitment,
    secret,
    salts,
    ...(table.deal.seals ? { seals: table.deal.seals } : { frozen: frozen(salts) }),
    ...(named.length ? { candidates: Object.fromEntries(named) } : {}),
  };
}

function termsOf(table: Table, description: Description, given: number): Terms {
  const terms = { table: table.id, bags: bagsOf(table, description), given };
  const format = formatOf(table);
  return format === FIRST_DEAL_FORMAT ? { format, ...terms } : { format, ...terms, cards: description.cards };
}

/** If a start player was agreed on, the bag holds nobody else. */
function bagsOf({ players, start_player: seat }: Table, { bags, start_player: named }: Description): Bags {
  return { ...bags[players], ...(named && seat != null ? { [named[1]]: [seat] } : {}) };
}
