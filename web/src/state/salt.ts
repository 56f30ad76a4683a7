/**
 * This player's addition to the chance of a table: sealed after seeing the commitment that fixes the cards, and opened when
 * seats and seals cannot change any more.
 */

import { newHex } from '../base/hex';
import { remember, remembered } from '../base/memory';
import { api } from '../transport/api';
import type { Place, Table } from '../wire/wire';

/** What was promised at a table, and what was added there. */
export interface Promised {
  commitment: string;
  salt: string;
  /** The seal that the server has said counts. */
  seal?: string;
  /** Whether the salt was sent. */
  opened?: boolean;
  /** Whether a start was called off when an earlier salt had been sent. */
  again?: boolean;
}

const NAME = 'deals';
const MOST = 100;
const SALT_BYTES = 16;

/** By table, what was asked last. */
const asking = new Map<string, { what: string; answer: Promise<Place> }>();

/** Do for the chance of an open table with a seat of ours what is due: seal a salt, or open it. Nothing that was answered
 * is sent twice.
 *
 * The first commitment is final: a server that commits again gets neither, and the player is warned. So is one whose seal
 * is not among those that count.
 */
export async function addSalt(place: Place): Promise<Place> {
  const { table, you } = place;
  if (you.seat === null) asking.delete(table.id); // a seal is gone with its seat
  if (table.status !== 'open' || you.seat === null || !table.deal || isCommitmentChanged(table)) return place;
  const { commitment, seals } = table.deal;
  if (seals) {
    await asking.get(table.id)?.answer.catch(() => undefined); // that it was taken may still be on its way
    const mine = promised(table.id);
    return mine?.seal && seals[you.seat] === mine.seal
      ? once(table.id, `open ${mine.salt}`, () => open(table.id, mine))
      : place;
  }
  const mine = promised(table.id);
  // A salt that the server has seen is sealed no more.
  const fresh = mine && !mine.opened ? mine : { commitment, salt: newHex(SALT_BYTES), again: !!mine };
  if (fresh !== mine) keep(table.id, fresh);
  return once(table.id, `seal ${fresh.salt} ${you.seat}`, () => seal(table.id, fresh));
}

function once(table: string, what: string, ask: () => Promise<Place>): Promise<Place> {
  const last = asking.get(table);
  if (last?.what === what) return last.answer;
  const answer = ask();
  asking.set(table, { what, answer });
  answer.catch(() => asking.get(table)?.answer === answer && asking.delete(table));
  return answer;
}

async function seal(table: string, mine: Promised): Promise<Place> {
  const { sealed } = await import('../deal/draws');
  const made = sealed(mine.salt, mine.commitment);
  const place = await api.addSeal(table, made);
  keep(table, { ...mine, seal: made });
  return place;
}

function open(table: string, mine: Promised): Promise<Place> {
  keep(table, { ...mine, opened: true });
  return api.openSalt(table, mine.salt);
}

/** A table where nobody else is waited for begins at once. */
export async function beginAlone(place: Place): Promise<Place> {
  const others = place.table.seats.filter(({ kind }, seat) => kind !== 'bot' && seat !== place.you.seat);
  if (place.table.status !== 'open' || !place.you.host || others.length) return place;
  await addSalt(place);
  return addSalt(await api.start(place.table.id));
}

/** What a player has to be warned of, as a message of the catalogues; null where all is well. */
export function alarmOf(table: Table, seat: number | null): string | null {
  if (isCommitmentChanged(table)) return 'ui-shuffle-changed';
  const mine = promised(table.id);
  if (!mine || seat === null || !table.deal) return null;
  const { seals, salts } = table.deal;
  if (table.status === 'open' && !seals) return mine.again ? 'ui-salt-again' : null;
  if (!mine.seal) return null;
  if (table.status !== 'open') return salts?.[seat] === mine.salt ? null : 'ui-salt-missing';
  return seals?.[seat] === mine.seal ? null : 'ui-salt-missing';
}

/** Whether a table shows another commitment than it did when this device sat down. */
function isCommitmentChanged({ id, deal }: Table): boolean {
  const first = promised(id)?.commitment;
  return first !== undefined && !!deal && deal.commitment !== first;
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
