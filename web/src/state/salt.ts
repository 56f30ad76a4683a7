/** This player's addition to the chance of a table, made after seeing the commitment that fixes the cards. */

import { remember, remembered } from '../base/memory';
import { api } from '../transport/api';
import type { Place, Table } from '../wire/wire';

/** What was promised at a table, and what was added there. */
export interface Promised {
  commitment: string;
  salt: string;
  /** Whether the server has said that it counts. */
  taken?: boolean;
}

const NAME = 'deals';
const MOST = 100;

const adding = new Map<string, Promise<Place>>();

/** Add a salt to an open table with a seat of ours. Asked again it is the same one.
 *
 * The first commitment is final: a server that commits again after seeing salts gets none, and the player is warned.
 */
export async function addSalt(place: Place): Promise<Place> {
  const { table, you } = place;
  if (you.seat === null) forgetSeats(table.id);
  if (table.status !== 'open' || you.seat === null || !table.deal) return place;
  if (isCommitmentChanged(table)) return place;
  const seat = `${table.id} ${you.seat}`;
  const added = (promised(table.id) && adding.get(seat)) ?? add(table.id, table.deal.commitment);
  adding.set(seat, added);
  return added;
}

async function add(table: string, commitment: string): Promise<Place> {
  const mine = { commitment, salt: promised(table)?.salt ?? freshSalt() };
  keep(table, mine);
  const place = await api.addSalt(table, mine.salt);
  keep(table, { ...mine, taken: true });
  return place;
}

/** A salt is gone with its seat: it has to be added again by somebody who comes back. */
function forgetSeats(table: string): void {
  for (const seat of adding.keys()) if (seat.startsWith(`${table} `)) adding.delete(seat);
}

/** A table where nobody else is waited for begins at once. */
export async function beginAlone(place: Place): Promise<Place> {
  const others = place.table.seats.filter(({ kind }, seat) => kind !== 'bot' && seat !== place.you.seat);
  if (place.table.status !== 'open' || !place.you.host || others.length) return place;
  await addSalt(place);
  return api.start(place.table.id);
}

/** Whether a table shows another commitment than it did when this device sat down. */
export function isCommitmentChanged({ id, deal }: Table): boolean {
  const first = promised(id)?.commitment;
  return first !== undefined && !!deal && deal.commitment !== first;
}

/** Whether a game has begun without the salt that this device had added for its seat. */
export function isSaltMissing({ id, status, deal }: Table, seat: number | null): boolean {
  const mine = promised(id);
  if (!mine?.taken || seat === null || status === 'open' || !deal?.salts) return false;
  return deal.salts[seat] !== mine.salt;
}

/** What this device saw and added when it sat down. */
export function promised(table: string): Promised | null {
  return all()[table] ?? null;
}

function keep(table: string, mine: Promised): void {
  const others = Object.entries(all()).filter(([id]) => id !== table);
  remember(NAME, JSON.stringify(Object.fromEntries([...others, [table, mine]].slice(-MOST))));
}

function all(): Record<string, Promised> {
  try {
    return JSON.parse(remembered(NAME) ?? '{}') as Record<string, Promised>;
  } catch {
    return {};
  }
}

/** Sixteen random bytes. */
function freshSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
