/** A table on this device. It speaks exactly the messages of the server's socket. */

import { now, pause } from '../base/clock';
import { Turns } from '../base/turns';
import type { RecordedDeal } from '../deal/check';
import type { Move, Seat } from '../wire/view';
import type { Act, AskHint, ClientMessage, Refused, Review, ServerMessage, Table, You } from '../wire/wire';
import { LocalGame, type LogEntry } from './engine/game';

/** What is kept of a table. */
export interface StoredTable {
  table: Table;
  log: LogEntry[];
  /** The decisions of people in it, by seat and id; earlier clients have not kept them. */
  acts?: string[];
  /** When something was last played, in ms since the epoch. */
  touched: number;
  /** How the game stands, for a list of tables; earlier clients have not kept it. */
  round?: number;
  awaited?: Seat[];
  /** Where its chance comes from; it stays in the worker until the game is over. */
  secret?: string;
  /** How many of its chance moves are another table's. */
  given?: number;
  /** What a record from elsewhere says of its deal. */
  proof?: RecordedDeal;
  /** What was made of it since it is over. */
  reviews?: Review[];
}

/** Somebody who looks. */
export interface Viewer {
  send(message: ServerMessage): void;
}

/** How a bot's turn is spaced: viewers want to see one after the other, but not to wait. */
const BOT_MS = 40;

export class LocalTable {
  readonly #viewers = new Map<Viewer, Seat | null>();
  /** The decisions that were taken, by seat and id: sent again, they do not count anew. */
  readonly #acts: Set<string>;
  /** Nobody is shown or told anything while the device is still storing what was played. */
  readonly #turns = new Turns();
  #revision = 0;
  #isThinking = false;
  /** The seats for which a hint is on its way. */
  readonly #advised = new Set<Seat>();
  #isKept = true;
  /** Those who know that it is not. */
  readonly #warned = new Set<Viewer>();

  constructor(
    public table: Table,
    readonly game: LocalGame,
    /** Called after every move, before anybody is shown it; whether it will last. */
    private readonly keep: (kept: StoredTable) => Promise<boolean>,
    acts: readonly string[] = [],
  ) {
    this.#acts = new Set(acts);
  }

  /** The seats that people play on this device. */
  get people(): Seat[] {
    return this.table.seats.flatMap(({ kind, here }, seat) => (kind === 'person' && here ? [seat] : []));
  }

  you(seat: Seat | null): You {
    return { seat, host: true, invite: null };
  }

  async receive(viewer: Viewer, message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'hello':
        await this.#turns.take(() =>
          this.#welcome(viewer, message.watch ? null : this.#seatOf(message.invite ?? null)),
        );
        void this.letBotsPlay();
        break;
      case 'act':
        await this.#turns.take(() => this.#act(viewer, message));
        break;
      case 'hint':
        await this.#hint(viewer, message);
        break;
      case 'chat':
        viewer.send(refused(null, 'server-chat-off', 'there is nobody to chat with at this table'));
    }
  }

  leave(viewer: Viewer): void {
    void this.#turns.take(() => {
      this.#viewers.delete(viewer);
      this.#warned.delete(viewer);
    });
  }

  /** An invitation to a table on this device is the number of a seat. Where one person plays, none is needed. */
  #seatOf(invite: string | null): Seat | null {
    const [first, second] = this.people;
    if (invite === null) return second === undefined ? (first ?? null) : null;
    return this.people.includes(Number(invite)) ? Number(invite) : null;
  }

  #welcome(viewer: Viewer, seat: Seat | null): void {
    this.#viewers.set(viewer, seat);
    viewer.send({
      type: 'welcome',
      you: this.you(seat),
      table: this.table,
      revision: `local.${this.#revision}`,
      view: this.game.welcome(seat) as unknown as Record<string, unknown>,
      updates: null,
      chat: [],
      left: null,
      may_withdraw: seat !== null && seat === this.#withdrawable,
    });
    this.#warn(viewer);
  }

  /** Say once that the game will not last. It can be played all the same. */
  #warn(viewer: Viewer): void {
    if (this.#isKept || this.#warned.has(viewer)) return;
    this.#warned.add(viewer);
    viewer.send(refused(null, 'ui-local-not-kept', 'this device could not store the game'));
  }

  /** The person who may take the last move back; bots' moves stay. */
  get #withdrawable(): Seat | null {
    const seat = this.game.withdrawable;
    return seat !== null && this.people.includes(seat) ? seat : null;
  }

  /** As server/table/game/live_game.py does, refusal by refusal; tests/server/conformance.toml holds both to it. */
  async #act(viewer: Viewer, { id, version, move = null, choice = null, withdraw = false }: Act): Promise<void> {
    const refuse = (message: string, reason: string, facts = {}): void =>
      viewer.send(refused(id, message, reason, facts));
    const { game } = this;
    const seat = this.#viewers.get(viewer) ?? null;
    if (seat === null) return refuse('server-watching', 'you only watch this table');
    if (this.#acts.has(`${seat} ${id}`)) return viewer.send({ type: 'ack', id, again: true });
    if ([move !== null, choice !== null, withdraw].filter(Boolean).length !== 1) {
      return refuse('server-move-or-choice', 'a decision is a move, a choice or a withdrawal');
    }
    if (move !== null && move.seat !== seat) return refuse('server-not-your-seat', 'this is not your seat', { seat });
    if (version !== game.version) return refuse('server-stale', 'the game has gone on', { version: game.version });
    if (!game.mayChoose(seat)) {
      return refuse('server-too-many-changes', 'this choice has been changed often enough', {
        most: game.limits.changes,
      });
    }
    if (withdraw) {
      if (game.hasSealed(seat)) return refuse('server-still-open', 'this choice is not final yet');
      if (this.#withdrawable !== seat) return refuse('server-not-withdrawable', 'no move can be taken back');
      game.withdraw(seat);
    } else {
      const place = choice ?? game.find(move as unknown as Move);
      const count = game.view(seat).legal.length;
      if (place < 0 || place >= count) return refuse('server-no-choice', 'this is none of your legal moves', { count });
      game.play(seat, place);
      this.#passForPeople();
    }
    this.#acts.add(`${seat} ${id}`);
    await this.settle();
    this.#show([viewer, { type: 'ack', id, again: false }]);
    this.#warn(viewer);
    void this.letBotsPlay();
  }

  /** The answers and the refusals of server/table/viewers/questions.py. */
  async #hint(viewer: Viewer, { id, version }: AskHint): Promise<void> {
    const refuse = (message: string, reason: string, facts = {}): void =>
      viewer.send(refused(id, message, reason, facts));
    const seat = this.#viewers.get(viewer) ?? null;
    if (this.table.hints === false) return refuse('server-hints-off', 'there are no hints at this table');
    if (seat === null) return refuse('server-watching', 'you only watch this table');
    if (this.game.over) return refuse('server-not-running', 'the game is over');
    if (version !== this.game.version)
      return refuse('server-stale', 'the game has gone on', { version: this.game.version });
    if (!this.game.awaited.includes(seat)) return refuse('server-not-your-turn', 'it is not your turn');
    if (this.#advised.has(seat)) return refuse('server-hint-under-way', 'the hint is on its way');
    this.#advised.add(seat);
    try {
      const hint = await this.game.hint(seat);
      if (hint) viewer.send({ type: 'hint', ...hint });
    } finally {
      this.#advised.delete(seat);
    }
  }

  /** Bots decide one after the other, each from what its own seat knows. */
  async letBotsPlay(): Promise<void> {
    if (this.#isThinking) return;
    this.#isThinking = true;
    try {
      for (let seat = this.#nextBot(); seat !== undefined; seat = this.#nextBot()) {
        const { version } = this.game;
        const choice = await this.game.decide(seat, this.table.seats[seat]?.level ?? this.table.level);
        await this.#turns.take(async () => {
          if (this.game.version !== version) return; // a move was taken back meanwhile
          this.game.play(seat, choice);
          this.#passForPeople();
          await this.settle();
          this.#show();
        });
        await pause(BOT_MS);
      }
    } finally {
      this.#isThinking = false;
    }
  }

  /** Somebody alone with bots who can do nothing but pass is spared it, as at a server (server/table/play.py). */
  #passForPeople(): void {
    const [only, another] = this.people;
    if (only === undefined || another !== undefined) return;
    const isForced = (): boolean => {
      const { awaited } = this.game;
      const [move, other] = awaited.length === 1 && awaited[0] === only ? this.game.view(only).legal : [];
      return move?.do === 'pass' && !other;
    };
    while (isForced()) this.game.play(only, 0);
  }

  #nextBot(): Seat | undefined {
    return this.game.awaited.find((seat) => this.table.seats[seat]?.kind === 'bot');
  }

  /** Keep what was played, as far as that can be done. */
  async settle(): Promise<void> {
    if (this.game.over && this.table.status !== 'over') {
      this.table = { ...this.table, status: 'over', result: this.game.result };
    }
    const { round } = this.game.view(null);
    const standing = { round, awaited: this.game.awaited };
    const { table, game } = this;
    this.#isKept = await this.keep({ table, log: game.log, acts: [...this.#acts], touched: now(), ...standing });
    if (this.#isKept) this.#warned.clear();
  }

  /** All of it is made before any is sent: a page that has heard the acknowledgement alone would be at rest too soon. */
  #show(...told: [Viewer, ServerMessage][]): void {
    this.#revision += 1;
    for (const seat of new Set(this.#viewers.values())) {
      const steps = this.game.news(seat);
      steps.forEach((patch, i) => {
        const update: ServerMessage = {
          type: 'update',
          revision: `local.${this.#revision}`,
          patch: [...patch],
          left: null,
          may_withdraw: i === steps.length - 1 && seat !== null && seat === this.#withdrawable,
        };
        for (const [viewer, whose] of this.#viewers) if (whose === seat) told.push([viewer, update]);
      });
    }
    if (this.table.status === 'over') {
      for (const viewer of this.#viewers.keys()) told.push([viewer, { type: 'table', table: this.table }]);
    }
    for (const [viewer, message] of told) viewer.send(message);
  }
}

function refused(id: string | null, message: string, reason: string, facts: Record<string, unknown> = {}): Refused {
  return { type: 'refused', id, rule: null, reason, message, arguments: facts };
}
