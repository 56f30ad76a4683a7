import { expect, test } from 'vitest';
import { Draws } from '../../deal/draws';
import { standing } from '../../wire/standing';
import type { Move, Seat } from '../../wire/view';
import type { Engine } from './engine';
import type { EngineTable } from './table';
import { BadRecord, LocalGame } from './game';
import { LocalTable, type StoredTable, type Viewer } from '../table';
import type { ClientMessage, ServerMessage, Table } from '../../wire/wire';

/** Two players count up in turn, by 1 or 2; a 3 turns up a card, and 6 is the end. */
class Counting {
  state = { sum: 0, turn: 0 };
  #shown = new Map<Seat | null, string>();

  seed(): void {
    // there is no chance in it
  }

  get moment(): string {
    return this.state.sum >= 6 ? 'over' : 'open';
  }

  get awaited(): Seat[] {
    return [this.state.turn];
  }

  legal(seat: Seat | null): Move[] {
    return seat === this.state.turn && this.moment === 'open' ? [1, 2].map((by) => ({ seat, do: 'count', by })) : [];
  }

  play(seat: Seat, choice: number): string[] | null {
    const by = choice + 1;
    this.state = { sum: this.state.sum + by, turn: 1 - this.state.turn };
    const turned = this.state.sum === 3 ? ',{"event":"turned_up"}' : '';
    return [`{"event":"counted","seat":${seat},"by":${by}}${turned}`];
  }

  goOn(): null {
    return null;
  }

  change(viewer: Seat | null, version: number): string {
    const { sum, turn } = this.state;
    const view = { sum, awaited: [turn], legal: this.legal(viewer), version, round: 1 };
    const text = Object.entries(view)
      .map(([key, value]) => JSON.stringify(['set', [key], value]))
      .join();
    if (this.#shown.get(viewer) === text) return '';
    this.#shown.set(viewer, text);
    return text;
  }

  decide(): number {
    return 0;
  }

  remember(): object {
    return { ...this.state };
  }

  recall(state: Counting['state']): void {
    this.state = { ...state };
  }
}

const HEAD = { game: 'counting', players: 2, options: {} };
const LEVELS = {
  easy: { net: false, slips: false, budget: null },
  hard: { net: true, slips: true, budget: null },
  expert: { net: true, slips: true, budget: { simulations: 10, ms: 1000 } },
  master: { net: true, slips: false, budget: { simulations: 10, ms: 1000 } },
};
function engine(reveals: string[] | null = ['turned_up'], table = Counting): Engine {
  const limits = { changes: 30, withdrawn: 10, name: 24, blank: '' };
  const description = { game: 'counting', edition: '1', edition_hash: 'x', levels: LEVELS, reveals, limits };
  return { description, lay: async () => new table() as unknown as EngineTable } as unknown as Engine;
}

/** A die is rolled first. */
class Rolling extends Counting {
  #die: unknown = null;
  #isLaid = false;

  override get moment(): string {
    return this.#isLaid ? super.moment : 'chance';
  }
  example = (): Move => ({ seat: null, do: 'roll', die: 1 }) as unknown as Move;
  candidates = (): object => SIDES;
  lay(move: Move): boolean {
    this.#die = move.die;
    return true;
  }
  playChance(): string[] {
    this.#isLaid = true;
    return [`{"event":"rolled","die":${String(this.#die)}}`];
  }
}
const SIDES = { die: [1, 2, 3, 4, 5, 6] };

/** It notes what it is asked to think. */
class Thinking extends Counting {
  static asked: string[] = [];
  static net = true;

  override decide(): number {
    return this.#note('decide');
  }
  async hasNet(): Promise<boolean> {
    return Thinking.net;
  }
  slipped = (): number => this.#note('slipped');
  like = (): number => this.#note('like');
  prepare = (): number => this.#note('prepare');
  simulate = (): number => 0;
  found = (): number => this.#note('found');
  guide = (): number => this.#note('guide');
  weighed = (): number => this.#note('weighed');
  #note(what: string): number {
    Thinking.asked.push(what);
    return 1;
  }
}

test.each([
  ['easy', true, ['decide']],
  ['hard', true, ['slipped']],
  ['hard', false, ['decide']],
  ['expert', true, ['slipped']],
  ['expert', false, ['prepare', 'found']],
  ['master', true, ['like', 'prepare', 'guide', 'weighed']],
  ['master', false, ['prepare', 'found']],
])('the level %s asks the net if it may and can (%s)', async (level, net, asked) => {
  const game = await LocalGame.restore(engine(null, Thinking), HEAD, []);
  [Thinking.asked, Thinking.net] = [[], net];
  expect(await game.decide(0, level)).toBe(1);
  expect(Thinking.asked).toEqual(asked);
});

test('chance that no outcome shows is drawn by the deal from what the engine names', async () => {
  const dice = ['00', '01', '02', '03', '04', '05', '06', '07'].map(async (secret) => {
    const draws = new Draws(secret, [null], {});
    const game = await LocalGame.restore(engine(null, Rolling), HEAD, [], draws);
    expect(game.candidates).toEqual({ 0: SIDES });
    expect(game.moves).toEqual([draws.outcome({ seat: null, do: 'roll', die: 1 } as unknown as Move, 0, SIDES)]);
    return game.moves[0]?.die;
  });
  expect(new Set(await Promise.all(dice)).size).toBeGreaterThan(1);
});

test('the last open move is taken back, and everything is as if it had not been made', async () => {
  const game = await LocalGame.restore(engine(), HEAD, []);
  game.welcome(0);
  expect(game.withdrawable).toBeNull();
  game.play(0, 1);
  expect([game.withdrawable, game.version]).toEqual([0, 1]);
  expect(() => game.withdraw(1)).toThrow(BadRecord);
  game.withdraw(0);
  expect([game.withdrawable, game.version, game.moves, game.awaited]).toEqual([null, 2, [], [0]]);
  expect(() => game.withdraw(0)).toThrow(BadRecord);
  const view = game.view(0);
  expect(view).toMatchObject({ sum: 0, version: 2, legal: [{ by: 1 }, { by: 2 }] });
  expect(view.history.map(({ event }) => event)).toEqual(['counted', 'withdrawn']);
  expect(standing(view.history)).toEqual([]);
  expect(game.news(0).flat()).toContainEqual(['set', ['sum'], 0]);

  game.play(0, 0);
  const again = await LocalGame.restore(engine(), HEAD, game.log);
  expect([again.version, again.withdrawable, again.record()]).toEqual([3, 0, game.record()]);
  const straight = await LocalGame.restore(engine(), HEAD, game.moves);
  expect(straight.record()).toEqual(game.record());
});

test('what has shown something new stays, and so does the end', async () => {
  const game = await LocalGame.restore(engine(), HEAD, []);
  game.play(0, 1);
  game.play(1, 0);
  expect([game.view(1).history.at(-1)?.event, game.withdrawable]).toEqual(['turned_up', null]);
  game.play(0, 0);
  expect(game.withdrawable).toBe(0);
  game.play(1, 1);
  expect([game.over, game.withdrawable]).toEqual([true, null]);
});

test('a game that does not say what shows something new takes nothing back, and a record holds no withdrawal', async () => {
  const silent = await LocalGame.restore(engine(null), HEAD, []);
  silent.play(0, 0);
  expect(silent.withdrawable).toBeNull();
  const game = await LocalGame.restore(engine(), HEAD, []);
  game.followFinal({ seat: 0, do: 'count', by: 1 });
  expect(() => game.followFinal({ seat: 0, withdraw: true } as unknown as Move)).toThrow(BadRecord);
});

/** Somebody at a table with these people and bots, whose log may have begun. */
class Guest {
  readonly heard: ServerMessage[] = [];
  readonly kept: StoredTable[] = [];
  readonly table: LocalTable;
  readonly #viewer: Viewer = { send: (message) => this.heard.push(message) };

  private constructor(kinds: ('person' | 'bot')[], game: LocalGame) {
    const seats = kinds.map((kind) => ({ kind, here: true, level: 'easy' }));
    this.table = new LocalTable({ seats, level: 'easy', status: 'running' } as unknown as Table, game, async (now) => {
      this.kept.push({ ...now, log: [...now.log] });
      return true;
    });
  }

  static async at(kinds: ('person' | 'bot')[], log: StoredTable['log'] = []): Promise<Guest> {
    return new Guest(kinds, await LocalGame.restore(engine(), HEAD, log));
  }

  say(message: ClientMessage): Promise<void> {
    return this.table.receive(this.#viewer, message);
  }

  last(type: string): ServerMessage | undefined {
    return this.heard.findLast((message) => message.type === type);
  }
}

test('a person at a table of this device takes a move back, once for each time it is said', async () => {
  const guest = await Guest.at(['person', 'person']);
  await guest.say({ type: 'hello', from: null, invite: '0' });
  await guest.say({ type: 'act', id: 'a', version: 0, choice: 1 });
  expect(guest.last('update')).toMatchObject({ may_withdraw: true });
  await guest.say({ type: 'act', id: 'b', version: 1, withdraw: true });
  await guest.say({ type: 'act', id: 'b', version: 1, withdraw: true });
  expect(guest.heard.at(-1)).toEqual({ type: 'ack', id: 'b', again: true });
  expect(guest.last('update')).toMatchObject({ may_withdraw: false });
  await guest.say({ type: 'act', id: 'a', version: 0, choice: 1 });
  expect(guest.heard.at(-1)).toEqual({ type: 'ack', id: 'a', again: true });
  await guest.say({ type: 'act', id: 'c', version: 0, choice: 1 });
  expect(guest.heard.at(-1)).toMatchObject({ type: 'refused', message: 'server-stale' });
  await guest.say({ type: 'act', id: 'd', version: 2, withdraw: true });
  expect(guest.heard.at(-1)).toMatchObject({ type: 'refused', message: 'server-not-withdrawable' });
  expect(guest.kept.at(-1)?.log).toEqual([
    { seat: 0, do: 'count', by: 2 },
    { seat: 0, withdraw: true },
  ]);
});

test('a bot that is thinking gives way', async () => {
  const guest = await Guest.at(['person', 'bot']);
  await guest.say({ type: 'hello', from: null });
  // The bot is asked in the meantime, and answers after the withdrawal.
  await guest.say({ type: 'act', id: 'a', version: 0, choice: 1 });
  await guest.say({ type: 'act', id: 'b', version: 1, withdraw: true });
  expect(guest.last('refused')).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect([guest.table.game.moves, guest.table.game.awaited]).toEqual([[], [0]]);
});

test('what a bot has decided stays', async () => {
  const played = [0, 1].map((seat) => ({ seat, do: 'count', by: 1 }));
  const guest = await Guest.at(['person', 'bot'], played);
  await guest.say({ type: 'hello', from: null });
  expect(guest.table.game.withdrawable).toBe(1);
  expect(guest.last('welcome')).toMatchObject({ may_withdraw: false });
});
