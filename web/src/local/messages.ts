/** What the page and the worker that plays tables of this device say to each other. */

import type { Move } from '../wire/view';
import type {
  BranchedFrom,
  ClientMessage,
  MyTable,
  Place,
  Refusal,
  Replay,
  ReviewState,
  ServerMessage,
} from '../wire/wire';

/** Who sits in a seat: a person at this device, or a bot. */
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
  /** The text of an owner's edition file, or the hash of one that another table has; else the built-in one. */
  edition?: { text: string } | { hash: string };
  /** Chance moves given beforehand: the same deal as another table's. */
  deal?: Move[];
  /** The moment of a finished game from which it is played on. */
  branch?: BranchedFrom;
  /** The day whose deal it is (`daily/deal.ts`): there is one such table, which is made once. */
  daily?: string;
}

/** What can be asked for once. */
export interface Questions {
  create(wanted: NewLocalTable): Place;
  mine(): MyTable[];
  place(id: string): Place;
  rematch(id: string): Place;
  duplicate(id: string): Place;
  remove(id: string): void;
  record(id: string): Record<string, unknown>;
  replay(id: string, knowledge: string): Replay;
  /** How far the review of a seat is, or the review itself; to be asked again until it is there. */
  review(id: string, seat: number, open: boolean): ReviewState;
  /** The same for one that may have been made before, as the seat knew the game: none is set off. */
  madeReview(id: string, seat: number): ReviewState;
  /** Nobody waits for it any more. */
  giveReviewUp(id: string, seat: number, open: boolean): void;
  score(id: string): unknown;
  /** The score of any areas of an edition, as they were written down by seat. */
  scoreOf(
    game: string,
    edition: string | null,
    areas: readonly (readonly unknown[])[],
    options?: object,
    /** Whether there may be cards that are not used with so few players. */
    anyway?: boolean,
    /** The text of an owner's edition file, which counts in the place of the built-in one. */
    text?: string,
  ): unknown;
  /** The same for the totals of each seat, in the order of the score sheet. */
  scorePlain(game: string, totals: readonly (readonly number[])[], options?: object): unknown;
  /** Tell the companion of a printed game something; null where that cannot be. */
  companion(game: string, known: readonly number[], act: number): { known: number[]; reckoned: number[] } | null;
  /** Make ready to play and count with an owner's edition file without a server. */
  prepare(game: string, text: string): void;
  /** An edition that was made ready, as pages draw it; null where it was not. */
  edition(game: string, hash: string): unknown;
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

/** The daily deal has one table, whose id is the same on every device. */
export function dailyId(game: string, day: string): string {
  return `${PREFIX}daily-${game}-${day}`;
}

/** The game and the day of a table that was played for the daily deal; null for all other tables. */
export function dailyIn(id: string): { game: string; day: string } | null {
  const [, game, day] = /^local-daily-(.+)-(\d{4}-\d\d-\d\d)$/.exec(id) ?? [];
  return game && day ? { game, day } : null;
}

export function newLocalId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return PREFIX + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
