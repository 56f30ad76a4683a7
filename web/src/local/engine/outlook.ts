/**
 * How a game may end, as one seat knows it: what hints and reviews ask of an engine (serai/bots/chances.py). What is known,
 * which worlds agree with it and how they are played is compiled; here lines of numbers are collected.
 */

import { elapsed } from '../../base/clock';
import { sha256 } from '../../deal/sha256';
import type { Move, Seat } from '../../wire/view';
import type { JudgePlan } from './description';
import type { EngineTable, Seed } from './table';
import { breath } from './thinking';
import type { WorldNumbers } from './statistics';

/** What the judge looks from, as serai/wasm/local_table.py numbers it. */
const KNOWN = ['knew', 'knows', 'undealt'] as const;
export type Known = (typeof KNOWN)[number];

/** A move as the rules count it: its seat and what it does. */
export type Numbered = readonly [seat: Seat, option: number];

/** Nobody waits for the answer any more. */
export class GivenUp extends Error {}

/** Others have to wait so long at most, in ms. */
const AT_ONCE = 40;

/** How the game ends in some worlds. */
export class Ends {
  constructor(
    readonly lines: WorldNumbers,
    private readonly width: number,
    private readonly players: number,
  ) {}

  /** A seat's part of the win. */
  win(seat: Seat): WorldNumbers {
    return this.#column(seat);
  }

  /** All seats' parts of the win. */
  wins(): WorldNumbers[] {
    return Array.from({ length: this.players }, (_, seat) => this.win(seat));
  }

  /** A seat's part of the places: 1 for the first, 0 for the last. */
  place(seat: Seat): WorldNumbers {
    return this.#column(this.players + seat);
  }

  /** How far a seat has come, in the game's own measure. */
  standing(seat: Seat): WorldNumbers {
    return this.#column(2 * this.players + seat);
  }

  /** A row of the score sheet of the seat that knows the position. */
  row(number: number): WorldNumbers {
    return this.#column(3 * this.players + number);
  }

  #column(number: number): WorldNumbers {
    const { lines, width } = this;
    return Float64Array.from({ length: lines.length / width }, (_, world) => lines[world * width + number] ?? 0);
  }
}

export class Outlook {
  #rested = elapsed();

  constructor(
    private readonly table: EngineTable,
    readonly plan: JudgePlan,
    readonly seat: Seat,
    private readonly open: boolean,
    private readonly isWanted: () => boolean,
  ) {}

  get players(): number {
    return this.table.players;
  }

  /** Look at the game as it stands; how it was known before becomes `knew`. */
  know(): void {
    this.table.ask('know', this.seat, Number(this.open));
  }

  /** Whether something was dealt or turned up between `knew` and `knows`. */
  get isNews(): boolean {
    return this.table.ask('news') === 1;
  }

  /** Make `undealt`: what would be known without what was dealt; whether anything was. */
  undeal(): boolean {
    return this.table.ask('undeal') === 1;
  }

  /** From now on in worlds that agree with what is known there. */
  foresee(what: Known, seed: string): void {
    this.table.ask('foresee', KNOWN.indexOf(what), this.seat, Number(this.open), ...keyOf(seed));
  }

  /** How the game ends after these moves, which must be open to all; then everybody follows the playout policy. */
  async ends(moves: readonly Numbered[], first: number, last: number): Promise<Ends> {
    const { lines: at, line: width, lines_at_once: most } = this.plan;
    if (moves.length > this.plan.most_followed) throw new Error(`${moves.length} moves are too many to follow`);
    this.table.write(this.plan.moves, moves.flat());
    const found = new Float64Array((last - first) * width);
    for (let from = first; from < last; from += most) {
      const count = this.table.ask('ends', this.seat, moves.length, from, Math.min(from + most, last));
      found.set(this.table.read(at, count * width), (from - first) * width);
      await this.#rest();
    }
    return new Ends(found, width, this.table.players);
  }

  /** The same worlds in several parts. */
  joined(parts: readonly Ends[]): Ends {
    const lines = new Float64Array(parts.reduce((sum, part) => sum + part.lines.length, 0));
    let at = 0;
    for (const part of parts) {
      lines.set(part.lines, at);
      at += part.lines.length;
    }
    return new Ends(lines, this.plan.line, this.players);
  }

  /** A legal move as the rules count it. */
  numbered({ seat }: Move, choice: number): Numbered {
    return [seat, this.table.ask('option', seat, choice)];
  }

  /** For each legal move a number; people call those alike that have the same one. */
  names(): WorldNumbers {
    return this.table.read(this.plan.about, this.table.ask('name', this.seat));
  }

  /** What there is to say for a legal move and against another one, line by line. */
  reasons(choice: number, other: number): number[][] {
    const { at, line } = this.plan.findings;
    const count = this.table.ask('reasons', this.seat, choice, other);
    return Array.from({ length: Math.max(count, 0) }, (_, place) => this.table.readWhole(at + 8 * line * place, line));
  }

  /** What each legal move is worth one decision deep. */
  values(): WorldNumbers {
    const seed = keyOf(`${this.plan.seed}/${this.seat}`);
    return this.table.read(this.plan.about, this.table.ask('glance', this.seat, ...seed));
  }

  async #rest(): Promise<void> {
    if (elapsed() - this.#rested < AT_ONCE) return;
    await breath();
    if (!this.isWanted()) throw new GivenUp();
    this.#rested = elapsed();
  }
}

/** The key of a stream of chance for a text (kernel/chance.py), in two halves. */
function keyOf(text: string): Seed {
  const digest = new DataView(sha256(new TextEncoder().encode(text)).buffer);
  return [digest.getInt32(0, true), digest.getInt32(4, true)];
}
