/** What the page and the worker that plays tables of this device say to each other. */

import type { Move } from '../wire/view';
import type { ClientMessage, Place, Refusal, Replay, ServerMessage } from '../wire/wire';

/** Who sits on a seat: a person at this device, or a bot. */
export type LocalSeat = { name: string } | { level: string };

/** A table to be made on this device. */
export interface NewLocalTable {
  game: string;
  players: number;
  options: Record<string, unknown>;
  start_player?: number | null;
  /** Whether hints can be asked for; they can where nothing is said. */
  hints?: boolean;
  seats: LocalSeat[];
  /** Chance moves given beforehand: the same deal as another table's. */
  deal?: Move[];
}

/** What can be asked for once. */
export interface Questions {
  create(wanted: NewLocalTable): Place;
  mine(): Place[];
  place(id: string): Place;
  rematch(id: string): Place;
  duplicate(id: string): Place;
  remove(id: string): void;
  record(id: string): Record<string, unknown>;
  replay(id: string, knowledge: string): Replay;
  score(id: string): unknown;
  /** The score of any areas of an edition, as they were written down by seat. */
  scoreOf(
    game: string,
    edition: string | null,
    areas: readonly (readonly unknown[])[],
    options?: object,
    /** Whether there may be cards that are not used with so few players. */
    anyway?: boolean,
  ): unknown;
  /** The same for the totals of each seat, in the order of the score sheet. */
  scorePlain(game: string, totals: readonly (readonly number[])[]): unknown;
  /** The text of somebody's record becomes a finished table of this device. */
  take(record: string): Place;
}

export type Question = keyof Questions;

export type ToWorker =
  | { kind: 'open'; socket: number; table: string }
  | { kind: 'send'; socket: number; message: ClientMessage }
  | { kind: 'close'; socket: number }
  | { kind: 'ask'; number: number; question: Question; given: unknown[] };

export type FromWorker =
  | { kind: 'message'; socket: number; message: ServerMessage }
  | { kind: 'closed'; socket: number; code: number }
  | { kind: 'answer'; number: number; answer: unknown }
  | { kind: 'refusal'; number: number; refusal: Refusal };

/** How a socket is closed whose table cannot be followed. */
export const NO_TABLE = 4404;

/** The refusal of a worker whose engine is newer than itself. */
export const OUTDATED = 'ui-renewed';

/** Tables of this device have ids that no server gives. */
const PREFIX = 'local-';

export function isLocal(id: string): boolean {
  return id.startsWith(PREFIX);
}

export function newLocalId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return PREFIX + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
