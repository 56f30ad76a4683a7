/** A game in progress with everything that was played and told at it: what the server keeps as a `PlayedGame`. */

import { Turns } from '../../base/turns';
import type { Bags, Draws } from '../../deal/draws';
import { applyPatch, type Patch } from '../../wire/patch';
import type { GameEvent, Move, Seat, View } from '../../wire/view';
import type { Hint } from '../../wire/wire';
import type { Description, Limits } from './description';
import type { Engine } from './engine';
import { freshSeed, type EngineTable } from './table';
import { sorted } from '../../wire/same';
import { WITHDRAWN } from '../../wire/standing';
import { search } from './thinking';

export const RECORD_FORMAT = 'serai-record/1';

/** An entry of a log: a move, or the withdrawal of the one before, which has no verb. */
export type LogEntry = Move | { seat: Seat; withdraw: true };

function isWithdrawal(entry: LogEntry): entry is { seat: Seat; withdraw: true } {
  return 'withdraw' in entry && !('do' in entry);
}

export interface Head {
  game: string;
  players: number;
  options: Record<string, unknown>;
}

/** A record does not hold: it was damaged, or made by other rules. */
export class BadRecord extends Error {}

type ViewerTexts = readonly string[];
type SeatedView = View & { seats: unknown[] };

export class LocalGame {
  /** Every move in the order it was played, chance, changed choices and what was taken back included. */
  readonly log: LogEntry[] = [];
  /** The final moves, simultaneous ones by seat: those of a record. */
  readonly moves: Move[] = [];
  /** What chance moves were drawn from, by their number, where not all of it was drawn. */
  readonly candidates: Record<number, Bags> = {};
  readonly #told: ViewerTexts[] = [];
  readonly #sealed = new Map<Seat, Move>();
  readonly #views = new Map<Seat | null, View>();
  readonly #heard = new Map<Seat | null, number>();
  /** The engine has room for one thought at a time. */
  readonly #thoughts = new Turns();
  #draws: Draws | undefined;
  /** For each viewer who follows the game, the steps that they were not sent yet. */
  readonly #unsent = new Map<Seat | null, Patch[]>();
  /** The game before the last move, as long as that one may be taken back, and how many events it has told. */
  #before: { game: Uint8Array; events: number } | null = null;
  #withdrawn = 0;
  /** How often each seat has chosen in secret since the last final move. */
  readonly #choices = new Map<Seat, number>();
  /** How many moves were taken back since somebody else than the last mover has decided. */
  #inARow = 0;
  #mover: Seat | null = null;

  private constructor(
    readonly head: Head,
    private readonly description: Description,
    readonly table: EngineTable,
  ) {}

  /** A game before its first move. */
  static async empty(engine: Engine, head: Head): Promise<LocalGame> {
    const table = await engine.lay(head.players, head.options);
    if (!table) throw new BadRecord(`there is no table for ${head.players} with ${JSON.stringify(head.options)}`);
    return new LocalGame(head, engine.description, table);
  }

  /** A game from its log, which may be empty. What comes is drawn from its deal; older games have none. */
  static async restore(engine: Engine, head: Head, log: readonly LogEntry[], draws?: Draws): Promise<LocalGame> {
    const game = await LocalGame.empty(engine, head);
    for (const entry of log) {
      if (isWithdrawal(entry)) game.withdraw(entry.seat);
      else game.follow(entry);
    }
    game.table.seed(freshSeed());
    game.#draws = draws;
    game.letChancePlay();
    return game;
  }

  get limits(): Limits {
    return this.description.limits;
  }

  get over(): boolean {
    return this.table.moment === 'over';
  }

  get isChanceDue(): boolean {
    return this.table.moment === 'chance';
  }

  get awaited(): Seat[] {
    return this.over ? [] : this.table.awaited;
  }

  /** Grows with every final move, and with every one that is taken back: it never names two positions. */
  get version(): number {
    return this.moves.length + 2 * this.#withdrawn;
  }

  /**
   * The seat that may take the last move back: it has made it openly, nobody has seen anything new since, and it has
   * not taken back too many.
   */
  get withdrawable(): Seat | null {
    return this.#before && this.#inARow < this.limits.withdrawn ? (this.log.at(-1)?.seat ?? null) : null;
  }

  /** Whether a seat may still change its choice in secret: a log keeps every change. */
  mayChoose(seat: Seat): boolean {
    return (this.#choices.get(seat) ?? 0) < this.limits.changes;
  }

  withdraw(seat: Seat): void {
    if (!this.#before || this.log.at(-1)?.seat !== seat)
      throw new BadRecord(`entry ${this.log.length + 1} takes nothing back`);
    this.table.recall(this.#before.game);
    this.log.push({ seat, withdraw: true });
    this.moves.pop();
    this.#withdrawn += 1;
    this.#inARow += 1;
    this.#tell([JSON.stringify({ event: WITHDRAWN, seat, events: this.#before.events })]);
    this.#before = null;
  }

  /** Whether a choice in secret has been made that may still be changed. */
  hasSealed(seat: Seat): boolean {
    return this.#sealed.has(seat);
  }

  /** Play a legal move by its place among them, and the chance that follows. */
  play(seat: Seat, choice: number): void {
    const move = this.view(seat).legal[choice];
    if (!move) throw new BadRecord(`seat ${seat} has no choice ${choice}`);
    this.#carryOut(move, choice);
    this.letChancePlay();
  }

  /** The place of a move among the legal ones; -1 where it is none of them. */
  find(move: Move): number {
    const wanted = sorted(move);
    return this.view(move.seat).legal.findIndex((legal) => sorted(legal) === wanted);
  }

  /** Play a move of a record, which has each secret choice once. */
  followFinal(move: Move): void {
    if (this.over || this.hasSealed(move.seat)) throw new BadRecord(`move ${this.log.length + 1} is one too many`);
    this.follow(move);
  }

  /** Play a move of a log. */
  follow(move: Move): void {
    if ((move.seat as Seat | null) === null) {
      if (this.table.moment !== 'chance') throw new BadRecord(`chance is not due at move ${this.log.length + 1}`);
      if (!this.table.lay(move)) throw new BadRecord(`move ${this.log.length + 1} is no outcome of chance`);
      this.#playChance(move);
    } else {
      const choice = this.table.awaited.includes(move.seat) || this.hasSealed(move.seat) ? this.find(move) : -1;
      if (choice < 0) throw new BadRecord(`move ${this.log.length + 1} is not legal`);
      this.#carryOut(move, choice);
    }
  }

  private letChancePlay(): void {
    while (this.table.moment === 'chance') this.#playChance(this.#outcome());
  }

  /** Carry out an outcome that was laid. */
  #playChance(move: Move): void {
    const from = this.table.candidates(move);
    if (Object.keys(from).length) this.candidates[this.#chanceMoves] = from;
    this.#note(move, false);
    this.#tell(this.table.playChance());
    this.#goOn();
  }

  /** What follows by itself, one step after the other. */
  #goOn(): void {
    for (let told = this.table.goOn(); told; told = this.table.goOn()) this.#tell(told);
  }

  /** What chance brings, laid to be played: by the deal, and in older games by the engine's own chance. */
  #outcome(): Move {
    if (!this.#draws) return this.table.draw();
    const example = this.table.example();
    const move = this.#draws.outcome(example, this.#chanceMoves, this.table.candidates(example));
    if (!this.table.lay(move)) throw new BadRecord(`${JSON.stringify(move)} is no outcome of chance`);
    return move;
  }

  get #chanceMoves(): number {
    return this.log.filter(({ seat }) => (seat as Seat | null) === null).length;
  }

  #carryOut(move: Move, choice: number): void {
    const isSealed = this.table.moment === 'sealed';
    const before = isSealed ? null : this.table.remember();
    const told = this.table.play(move.seat, choice);
    if (!told) throw new BadRecord(`seat ${move.seat} has no choice ${choice}`);
    const first = this.#told.length;
    this.#note(move, isSealed);
    this.#tell(told);
    this.#goOn();
    const events = this.#everythingSince(first);
    if (before && this.#isNothingNew(events)) this.#before = { game: before, events: events.length };
  }

  /** Whether nobody can have learnt from a move what only chance has decided. */
  #isNothingNew(events: readonly GameEvent[]): boolean {
    const { reveals } = this.description;
    return !this.over && !!reveals && events.every(({ event }) => !reveals.includes(event));
  }

  #note(move: Move, isSealed: boolean): void {
    this.#before = null;
    this.log.push(move);
    const seat = move.seat as Seat | null;
    if (seat !== null && seat !== this.#mover) [this.#mover, this.#inARow] = [seat, 0];
    if (isSealed) this.#seal(move);
    else this.moves.push(move);
  }

  /** Something happened: those who follow the game see it as a step of its own. */
  #tell(told: ViewerTexts): void {
    if (!told[0]) return;
    this.#told.push(told);
    for (const viewer of this.#unsent.keys()) this.#look(viewer);
  }

  /** All that was told from a place on, for nobody's eyes but the table's. */
  #everythingSince(first: number): GameEvent[] {
    return JSON.parse(
      `[${this.#told
        .slice(first)
        .map((told) => told.at(-1))
        .join()}]`,
    ) as GameEvent[];
  }

  /** A choice in secret is final when the last seat has chosen. */
  #seal(move: Move): void {
    this.#choices.set(move.seat, (this.#choices.get(move.seat) ?? 0) + 1);
    if (this.#sealed.set(move.seat, move).size < this.head.players) return;
    for (let seat = 0; seat < this.head.players; seat++) this.moves.push(this.#sealed.get(seat) as Move);
    this.#sealed.clear();
    this.#choices.clear();
  }

  /** Everything that a viewer may see now. */
  view(viewer: Seat | null): View {
    this.#look(viewer);
    return this.#views.get(viewer) as View;
  }

  /** The same; from now on the changes are collected for this viewer. */
  welcome(viewer: Seat | null): View {
    const view = this.view(viewer);
    this.#unsent.set(viewer, []);
    return view;
  }

  /** What has changed for a viewer since the welcome, or since this was asked last, step by step. */
  news(viewer: Seat | null): Patch[] {
    this.#look(viewer);
    const news = this.#unsent.get(viewer) ?? [];
    this.#unsent.set(viewer, []);
    return news;
  }

  /** The view with everything open, for the time after the game: what each seat knows of itself, and all that was told. */
  openView(): View {
    const seats = Array.from({ length: this.head.players }, (_, seat) => (this.view(seat) as SeatedView).seats[seat]);
    return { ...this.view(null), seats, history: this.#everythingSince(0) } as SeatedView;
  }

  /** Bring a viewer's view up to date. */
  #look(viewer: Seat | null): void {
    const old = this.#views.get(viewer) ?? this.#blank(viewer);
    const changes = this.table.change(viewer, this.version);
    const heard = this.#heard.get(viewer) ?? 0;
    const events = this.#told
      .slice(heard)
      .map((told) => (viewer === null || told.length === 1 ? told[0] : told[viewer + 1]));
    const more = events.length ? `["more",["history"],[${events.join()}]]` : '';
    const patch = JSON.parse(`[${[changes, more].filter(Boolean).join()}]`) as Patch;
    this.#heard.set(viewer, this.#told.length);
    this.#views.set(viewer, applyPatch(old, patch));
    if (patch.length) this.#unsent.get(viewer)?.push(patch);
  }

  #blank(viewer: Seat | null): View {
    const { game, edition, edition_hash } = this.description;
    const { players, options } = this.head;
    const history: GameEvent[] = [];
    return {
      format: 'serai-view/1',
      game,
      edition,
      edition_hash,
      players,
      options,
      seat: viewer,
      history,
    } as unknown as View;
  }

  /**
   * A bot's choice, from what its seat knows; it means nothing where a move was taken back meanwhile. Its own chance
   * comes from the deal, so that the same choices of people give the same game.
   */
  decide(seat: Seat, level: string): Promise<number> {
    return this.#thoughts.take(async () => {
      const { net = false, slips = false, budget = null } = this.description.levels[level] ?? {};
      const { table, version } = this;
      const seed = this.#draws?.seed(seat, this.moves.length) ?? freshSeed();
      const asksNet = net && (await table.hasNet());
      if (asksNet && slips) return table.slipped(seat, level, seed);
      if (!budget) return table.decide(seat, level, seed);
      await search(table, seat, budget, () => this.version === version, seed, asksNet);
      return asksNet ? table.weighed(seat) : table.found(seat);
    });
  }

  /** A good move for a person, from what the seat knows; null where the game has gone on meanwhile. */
  hint(seat: Seat): Promise<Omit<Hint, 'type'> | null> {
    const { version } = this;
    const isWanted = (): boolean => this.version === version && this.awaited.includes(seat);
    return this.#thoughts.take(async () => {
      const { advise } = await import('./hint');
      const advice = isWanted()
        ? await advise(this.table, this.description, this.view(seat).legal, seat, isWanted)
        : null;
      return advice && { version, ...advice };
    });
  }

  /** The score sheet with a reason for every point; null where a game has none. */
  score(): unknown {
    return this.table.score();
  }

  /** Null before the end. */
  get result(): Record<string, unknown> | null {
    return this.over ? (this.view(null).result as unknown as Record<string, unknown>) : null;
  }

  /** The game as a record; choices still sealed are not in it. */
  record(): Record<string, unknown> {
    const { game, edition, edition_hash } = this.description;
    const { players, options } = this.head;
    const record = { format: RECORD_FORMAT, game, edition, edition_hash, players, options, moves: this.moves };
    return this.over ? { ...record, result: this.result } : record;
  }
}
