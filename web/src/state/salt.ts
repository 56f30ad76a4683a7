/** This player's addition to the chance of a table, made after seeing the commitment that fixes the cards. */

import { remember, remembered } from '../base/memory';
import { api } from '../transport/api';
import type { Place, Table } from '../wire/wire';

/** What was promised at a table, and what was added there. */
export interface Promised {
  commitment: string;
  salt: string;
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
  if (table.status !== 'open' || you.seat === null || !table.deal) return place;
  if (isCommitmentChanged(table)) return place;
  const salt = promised(table.id)?.salt ?? remembering(table.id, table.deal.commitment);
  const added = adding.get(`${table.id} ${you.seat}`) ?? api.addSalt(table.id, salt);
  adding.set(`${table.id} ${you.seat}`, added);
  return added;
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

/** What this device saw and added when it sat down. */
export function promised(table: string): Promised | null {
  return all()[table] ?? null;
}

/** A fresh salt, kept together with the commitment it answers. */
function remembering(table: string, commitment: string): string {
  const added: Promised = { commitment, salt: freshSalt() };
  remember(NAME, JSON.stringify(Object.fromEntries([...Object.entries(all()), [table, added]].slice(-MOST))));
  return added.salt;
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
