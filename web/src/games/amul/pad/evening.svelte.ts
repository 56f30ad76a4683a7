/** What people have on paper at the end of an evening. It stays on this device until a new one begins. */

import { now } from '../../../base/clock';
import { remember, remembered } from '../../../base/memory';
import { ROWS } from '../state/view';

/** A column of the score sheet: points of the colours, then symbols. */
export const COLOURS = ROWS.slice(0, 7);
export const SYMBOLS = ['arab', 'mongol', 'military'] as const;
export const FIELDS = [...COLOURS, ...SYMBOLS] as const;
export type Field = (typeof FIELDS)[number];
export type Counts = Partial<Record<Field, number>>;

export const FEWEST = 3;
export const MOST = 8;

interface Player {
  name: string;
  counts: Counts;
}

interface StoredPad {
  /** When it began. */
  began: number;
  seats: number;
  /** As many as can sit down; those beyond `seats` are not asked. */
  players: Player[];
  /** What was entered last comes last. */
  entries: { seat: number; field: Field; before: number | null }[];
}

const NAME = 'plain-pad';
const MOST_UNDONE = 50;

export class Evening {
  #kept = $state(read());

  get began(): number {
    return this.#kept.began;
  }

  get seats(): number {
    return this.#kept.seats;
  }

  set seats(seats: number) {
    this.#kept.seats = seats;
  }

  get players(): Player[] {
    return this.#kept.players.slice(0, this.#kept.seats);
  }

  /** The fields of a seat that nobody has filled in. */
  missing(seat: number): Field[] {
    const counts = this.#kept.players[seat]?.counts ?? {};
    return FIELDS.filter((field) => counts[field] === undefined);
  }

  /** The next seat that has something missing, going round the table. */
  nextAfter(seat: number): number | undefined {
    const others = Array.from({ length: this.seats - 1 }, (_, step) => (seat + step + 1) % this.seats);
    return others.find((other) => this.missing(other).length > 0);
  }

  get isEmpty(): boolean {
    return this.#kept.players.every(({ counts }) => FIELDS.every((field) => counts[field] === undefined));
  }

  get isComplete(): boolean {
    return this.players.every((_, seat) => this.missing(seat).length === 0);
  }

  /** What was entered last, if it can be taken back. Changes of one field that follow each other are one entry. */
  get last(): { seat: number; field: Field } | undefined {
    return this.#kept.entries.findLast(({ seat }) => seat < this.seats);
  }

  enter(seat: number, field: Field, value: number | undefined): void {
    const player = this.#kept.players[seat];
    if (!player) return;
    const { entries } = this.#kept;
    const latest = entries.at(-1);
    if (latest?.seat !== seat || latest.field !== field) {
      entries.push({ seat, field, before: player.counts[field] ?? null });
      if (entries.length > MOST_UNDONE) entries.shift();
    }
    if (value === undefined) delete player.counts[field];
    else player.counts[field] = value;
  }

  /** Takes back what was entered last. */
  undo(): void {
    const at = this.#kept.entries.findLastIndex(({ seat }) => seat < this.seats);
    const [entry] = at < 0 ? [] : this.#kept.entries.splice(at, 1);
    const player = entry && this.#kept.players[entry.seat];
    if (!player) return;
    if (entry.before === null) delete player.counts[entry.field];
    else player.counts[entry.field] = entry.before;
  }

  /** A new evening with the same people. */
  renew(): void {
    this.#kept = {
      ...this.#kept,
      began: now(),
      players: this.#kept.players.map(({ name }) => empty(name)),
      entries: [],
    };
  }

  /** To be called in an effect: follows every change. */
  keep(): void {
    remember(NAME, JSON.stringify(this.#kept));
  }
}

function read(): StoredPad {
  try {
    const kept = JSON.parse(remembered(NAME) ?? '') as StoredPad;
    if (kept.players.length === MOST) return kept;
  } catch {
    // Nothing kept, or something older: begin with an empty pad.
  }
  return { began: now(), seats: 4, players: Array.from({ length: MOST }, () => empty('')), entries: [] };
}

function empty(name: string): Player {
  return { name, counts: {} };
}
