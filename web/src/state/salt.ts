/** This player's addition to the chance of a table, made after seeing the commitment that fixes the cards. */

import { remember, remembered } from '../base/memory';
import { api } from '../transport/api';
import type { Place } from '../wire/wire';

/** What was promised at a table, and what was added there. */
export interface Promised {
  commitment: string;
  salt: string;
}

const NAME = 'deals';
const MOST = 100;

const adding = new Map<string, Promise<Place>>();

/** Add a salt to an open table with a seat of ours. Asked again it is the same one. */
export async function addSalt(place: Place): Promise<Place> {
  const { table, you } = place;
  if (table.status !== 'open' || you.seat === null || !table.deal) return place;
  const { commitment } = table.deal;
  const { salt } = promised(table.id) ?? { salt: freshSalt() };
  keep(table.id, { commitment, salt });
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

/** What this device saw and added when it sat down. */
export function promised(table: string): Promised | null {
  return all()[table] ?? null;
}

function keep(table: string, what: Promised): void {
  const { [table]: _, ...others } = all();
  remember(NAME, JSON.stringify(Object.fromEntries([...Object.entries(others), [table, what]].slice(-MOST))));
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
