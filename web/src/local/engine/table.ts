/** One table of a game's engine: bytes are laid into its memory, functions are called, and what they write is read. */

import type { Bags } from '../../deal/draws';
import { same } from '../../wire/same';
import type { Move, Seat } from '../../wire/view';
import type { Refusal } from '../../wire/wire';
import type { Description } from './description';
import { weightsFor } from './net';
import { numbersIn, withoutOrder } from './outcome';
import { LocalRefusal } from './refusal';

type Call = (table: number, ...numbers: number[]) => number;
type Name =
  | 'seed'
  | 'moment'
  | 'awaited'
  | 'draw'
  | 'lay'
  | 'play_chance'
  | 'play'
  | 'go_on'
  | 'change'
  | 'look'
  | 'decide'
  | 'prepare'
  | 'simulate'
  | 'found'
  | 'like'
  | 'slipped'
  | 'guide'
  | 'weighed';
/** The parts of games whose moves are judged (outlook.ts). */
export type Judging = 'know' | 'news' | 'undeal' | 'foresee' | 'ends' | 'option' | 'name' | 'glance' | 'reasons';
export interface Exports extends Record<Name, Call>, Partial<Record<Judging, Call>> {
  /** Games that are counted on a sheet have these. */
  score?: Call;
  score_of?: Call;
  score_plain?: Call;
  /** Games have this one where an outcome does not show what it was drawn from. */
  candidates?: Call;
  /** Games that have a companion for printed copies have this one. */
  companion?: Call;
  memory: WebAssembly.Memory;
  /** Where free memory begins. */
  heap: WebAssembly.Global<'i32'>;
}

const PAGE = 1 << 16;
const PLAY_STATES = ['open', 'sealed', 'chance', 'over'] as const;
/** What a game waits for: decisions, secret decisions of all seats, chance, or nothing more. */
export type PlayState = (typeof PLAY_STATES)[number];

/** Eight random bytes, as two numbers. */
export type Seed = readonly [number, number];

export function freshSeed(): Seed {
  const [low = 0, high = 0] = crypto.getRandomValues(new Int32Array(2));
  return [low, high];
}

/** What an engine answers where there is nothing to be laid or scored. */
const NOTHING = -1;

/** One table in a memory of its own. */
export class EngineTable {
  readonly #at: number;
  readonly #bytes: Uint8Array;
  readonly #numbers: DataView;
  readonly #decoder = new TextDecoder();
  /** How many bytes are laid out before the first move: the game, and what it is played with. */
  #laid: number | undefined;
  #hasNet = false;

  constructor(
    private readonly call: Exports,
    private readonly description: Description,
    readonly players: number,
  ) {
    this.#at = call.heap.value;
    const missing = this.#at + description.size - call.memory.buffer.byteLength;
    if (missing > 0) call.memory.grow(Math.ceil(missing / PAGE));
    this.#bytes = new Uint8Array(call.memory.buffer);
    this.#numbers = new DataView(call.memory.buffer);
  }

  /** Lay bytes, in base 64, into the table's memory. */
  put(at: number, bytes: string): void {
    this.#bytes.set(
      Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)),
      this.#at + at,
    );
  }

  /** Turn bits, in base 64, of the table's memory. */
  turn(at: number, bits: string): void {
    for (let place = 0, letters = atob(bits); place < letters.length; place++) {
      this.#bytes[this.#at + at + place]! ^= letters.charCodeAt(place);
    }
  }

  seed([low, high]: Seed): void {
    this.call.seed(this.#at, low, high);
  }

  get moment(): PlayState {
    return PLAY_STATES[this.call.moment(this.#at)] as PlayState;
  }

  /** The seats that owe a decision. */
  get awaited(): Seat[] {
    const bits = this.call.awaited(this.#at);
    return Array.from({ length: this.players }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);
  }

  /** Draw the chance outcome that is due; it has still to be played. */
  draw(): Move {
    return JSON.parse(this.#text(0, this.call.draw(this.#at))) as Move;
  }

  /** An outcome like the one that is due, drawn by the engine's own chance; nothing has happened. */
  example(): Move {
    const before = this.#bytes.slice(this.#at, this.#at + this.description.page);
    const move = this.draw();
    this.#bytes.set(before, this.#at);
    return move;
  }

  /** The game as it is, to come back to (`recall`), without what viewers were shown and what bots think. */
  remember(): Uint8Array {
    this.#laid ??= atob(this.description.memory).length;
    return this.#bytes.slice(this.#at, this.#at + this.#laid);
  }

  recall(remembered: Uint8Array): void {
    this.#bytes.set(remembered, this.#at);
  }

  /** Lay a given chance outcome that is due, to be played; whether it is one. */
  lay(move: Move): boolean {
    const given = Object.entries(this.description.names).filter(([argument]) => argument in move);
    const found = given.flatMap(([argument, names]) => numbersIn(move[argument], names));
    const end = this.#hasRoom(found) ? this.call.lay(this.#at, found.length) : NOTHING;
    // Numbers do not say everything: the outcome that was laid must be this very move.
    return end > 0 && same(withoutOrder(JSON.parse(this.#text(0, end)) as Move), withoutOrder(move));
  }

  /** Lay numbers into the table's memory; whether there was room for them. */
  #hasRoom(found: readonly number[]): boolean {
    const { numbers, page } = this.description;
    if (4 * found.length > page - numbers) return false;
    found.forEach((number, place) => this.#numbers.setInt32(this.#at + numbers + 4 * place, number, true));
    return true;
  }

  /** What the argument of the chance move that is due is drawn from, where not all of it is drawn. */
  candidates(move: Move): Bags {
    const count = this.call.candidates?.(this.#at) ?? 0;
    const argument = Object.keys(move).find((key) => key !== 'seat' && key !== 'do');
    if (!count || !argument) return {};
    const number = (_: unknown, place: number): number =>
      this.#numbers.getInt32(this.#at + this.description.numbers + 4 * place, true);
    return { [argument]: Array.from({ length: count }, number) };
  }

  /** What was told of the chance outcome that was laid: see `told`. */
  playChance(): string[] {
    return this.#told(this.call.play_chance(this.#at));
  }

  /** Carry out one of a seat's legal moves. What was told of it comes back (`told`), or null where there is none. */
  play(seat: Seat, choice: number): string[] | null {
    const count = this.call.play(this.#at, seat, choice);
    return count < 0 ? null : this.#told(count);
  }

  /** Carry out what follows by itself, up to the next event; null when there is nothing more. */
  goOn(): string[] | null {
    const count = this.call.go_on(this.#at);
    return count > 0 ? this.#told(count) : null;
  }

  /** What has changed for a viewer since this was asked last, as patches between commas. */
  change(viewer: Seat | null, version: number): string {
    const end = this.call.change(this.#at, viewer ?? this.#spectator, version);
    return end ? this.#text(0, end - 1) : '';
  }

  /** What a bot chooses that looks one decision deep, from what its seat knows. */
  decide(seat: Seat, level: string, [low, high]: Seed): number {
    this.call.look(this.#at, seat);
    return this.call.decide(this.#at, seat, this.#place(level), low, high);
  }

  #place(level: string): number {
    return Object.keys(this.description.levels).indexOf(level);
  }

  /** Begin to search, from what a seat knows. */
  prepare(seat: Seat, [low, high]: Seed): void {
    this.call.look(this.#at, seat);
    this.call.prepare(this.#at, seat, low, high);
  }

  simulate(simulations: number): void {
    this.call.simulate(this.#at, simulations);
  }

  found(seat: Seat): number {
    return this.call.found(this.#at, seat);
  }

  /** Whether there is a net to ask; it is fetched when this is asked first. */
  async hasNet(): Promise<boolean> {
    if (this.#hasNet) return true;
    const weights = await weightsFor(this.description);
    if (weights) this.#bytes.set(weights, this.#at + (this.description.net?.at ?? 0));
    this.#hasNet = !!weights;
    return this.#hasNet;
  }

  /** What a bot chooses that slips over what the net likes, from what its seat knows. */
  slipped(seat: Seat, level: string, [low, high]: Seed): number {
    this.call.look(this.#at, seat);
    return this.call.slipped(this.#at, seat, this.#place(level), low, high);
  }

  /** Ask the net how it likes each legal move, from what a seat knows; `guide` and `weighed` remember. */
  like(seat: Seat): void {
    this.call.look(this.#at, seat);
    this.call.like(this.#at, seat);
  }

  /** A search that was prepared tries first what the net likes. */
  guide(seat: Seat): void {
    this.call.guide(this.#at, seat);
  }

  /** The best move by the net's preference and the search together. */
  weighed(seat: Seat): number {
    return this.call.weighed(this.#at, seat);
  }

  /** The score sheet with a reason for every point; null where a game has none. */
  score(): unknown {
    const end = this.call.score?.(this.#at);
    return end === undefined ? null : (JSON.parse(this.#text(0, end)) as unknown);
  }

  /** The same for any areas, as they were written down by seat; null where there is nothing to be scored. */
  scoreOf(areas: readonly (readonly unknown[])[]): unknown {
    const names = this.description.names.areas ?? [];
    const numbers = areas.flatMap((cards) => [...numbersIn(cards, names), 0]);
    const end = this.#hasRoom(numbers) ? (this.call.score_of?.(this.#at, numbers.length) ?? NOTHING) : NOTHING;
    if (end === NOTHING) return null;
    const written: unknown = JSON.parse(this.#text(0, Math.abs(end)));
    if (end > 0) return written;
    const { message, arguments: facts, rule } = written as Refusal;
    throw new LocalRefusal(message, 'these areas cannot be', facts, { rule });
  }

  /** The same for what each seat has on paper; null where that cannot be. */
  scorePlain(totals: readonly (readonly number[])[]): unknown {
    const numbers = totals.flat();
    const end = this.#hasRoom(numbers) ? (this.call.score_plain?.(this.#at, numbers.length) ?? NOTHING) : NOTHING;
    return end === NOTHING ? null : (JSON.parse(this.#text(0, end)) as unknown);
  }

  /** Tell the companion something: what is known then, and what follows from it; null where that cannot be. */
  companion(known: readonly number[], act: number): { known: number[]; reckoned: number[] } | null {
    const { companion } = this.description;
    if (!companion || 4 * known.length !== companion.known[1]) return null;
    const view = ([at, size]: [number, number]): Int32Array =>
      new Int32Array(this.call.memory.buffer, this.#at + at, size / 4);
    view(companion.known).set(known);
    const answer = this.call.companion?.(this.#at, act) ?? NOTHING;
    if (answer === NOTHING) return null;
    return { known: [...view(companion.known)], reckoned: [...view(companion.reckoned)] };
  }

  /** Ask the judge. */
  ask(what: Judging, ...numbers: number[]): number {
    return this.call[what]?.(this.#at, ...numbers) ?? NOTHING;
  }

  /** Numbers that the engine has written. */
  read(at: number, count: number): Float64Array {
    return new Float64Array(this.#bytes.slice(this.#at + at, this.#at + at + 8 * count).buffer);
  }

  /** Whole numbers that the engine has written. */
  readWhole(at: number, count: number): number[] {
    return Array.from({ length: count }, (_, place) =>
      Number(this.#numbers.getBigInt64(this.#at + at + 8 * place, true)),
    );
  }

  /** Whole numbers for the engine to read. */
  write(at: number, numbers: readonly number[]): void {
    numbers.forEach((number, place) => this.#numbers.setBigInt64(this.#at + at + 8 * place, BigInt(number), true));
  }

  /** Engines number spectators after the seats of the largest game. */
  get #spectator(): number {
    return Math.max(...this.description.tables.map(({ players }) => players));
  }

  /**
   * Events as JSON between commas: one text for all; or one for spectators, one for each seat and one with everything.
   * None where nobody is told anything yet.
   */
  #told(count: number): string[] {
    let start = 0;
    return Array.from({ length: count }, (_, place) => {
      const end = Number(this.#numbers.getBigInt64(this.#at + this.description.ends + 8 * place, true));
      const text = this.#text(start, Math.max(start, end - 1));
      start = end;
      return text;
    });
  }

  #text(start: number, end: number): string {
    const page = this.#at + this.description.page;
    return this.#decoder.decode(this.#bytes.subarray(page + start, page + end));
  }
}
