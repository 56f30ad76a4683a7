import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableConnection } from './connection.svelte';
import type { View } from '../wire/view';

/** A socket of which the test holds the other end. */
class Wire {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static all: Wire[] = [];
  readyState = Wire.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (_: { code: number }): void => undefined;

  constructor(readonly address: string) {
    Wire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen();
  }

  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  breakOff(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const TABLE = { id: 't1', seats: [{ kind: 'person', stand_in: false, missed: 0 }] };
const WELCOME = { type: 'welcome', you: { seat: 0 }, table: TABLE, revision: 'a1', chat: [], left: null };
const view = { version: 4, history: [], legal: [] } as unknown as View;
const MOVE = { seat: 0, do: 'pass' };

/** The newest socket. */
const wire = (): Wire => Wire.all.at(-1) as Wire;

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  const page = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { ...page, hidden: false });
  vi.stubGlobal('location', { protocol: 'https:', host: 'serai.test' });
});
afterEach(() => {
  vi.useRealTimers();
});

function seated(): TableConnection {
  const connection = new TableConnection('t1', 'code');
  wire().open();
  wire().tell({ ...WELCOME, view, updates: null });
  return connection;
}

test('it says hello with its invitation, and has the view it is welcomed with', () => {
  const connection = seated();
  expect(wire().address).toBe('wss://serai.test/api/tables/t1/socket');
  expect(wire().sent).toEqual([{ type: 'hello', from: null, invite: 'code', watch: false, name: null }]);
  expect(connection.link).toBe('live');
  expect(connection.view).toEqual(view);
});

test('a decision is taken at the version that was seen, and settled when it is stored', () => {
  const connection = seated();
  connection.act(MOVE);
  const { id, ...act } = wire().sent[1] ?? {};
  expect(act).toEqual({ type: 'act', version: 4, move: MOVE });
  expect(connection.busy).toBe(true);
  wire().tell({ type: 'ack', id: 'of somebody else', again: false });
  expect(connection.busy).toBe(true);
  wire().tell({ type: 'ack', id, again: false });
  expect(connection.busy).toBe(false);
});

test('it is idle while a person is awaited and after the end, not between two steps', () => {
  const connection = seated();
  const idle = (facts: object): boolean => {
    wire().tell({ type: 'update', revision: 'a2', patch: [['set', [], { ...view, ...facts }]], left: null });
    return connection.isIdle;
  };
  expect(idle({ awaited: [0] })).toBe(true);
  expect(idle({ awaited: [] })).toBe(false);
  expect(idle({ awaited: [], result: { winners: [0] } })).toBe(true);
});

test('two decisions never share an id', () => {
  const connection = seated();
  connection.act(MOVE);
  connection.act(MOVE);
  expect(wire().sent[1]?.id).not.toBe(wire().sent[2]?.id);
});

test('a refused decision says why', () => {
  const connection = seated();
  connection.act(MOVE);
  wire().tell({ type: 'refused', id: wire().sent[1]?.id, rule: 'R1', reason: 'no', message: 'x', arguments: {} });
  expect(connection.refusal?.body.rule).toBe('R1');
  expect(connection.busy).toBe(false);
});

test('after a break it comes back with the revision it has, and sends what was not acknowledged again, under the same id', () => {
  const connection = seated();
  connection.act(MOVE);
  const [, act] = wire().sent;
  wire().tell({ type: 'update', revision: 'a2', patch: [['set', ['version'], 5]], left: null });
  wire().breakOff();
  expect(connection.link).toBe('lost');
  vi.advanceTimersByTime(600);
  expect(Wire.all).toHaveLength(2);
  wire().open();
  expect(wire().sent).toEqual([{ type: 'hello', from: 'a2', invite: 'code', watch: false, name: null }]);
  const missed = { revision: 'a3', patch: [['set', ['version'], 6]], left: null };
  wire().tell({ ...WELCOME, revision: 'a3', view: null, updates: [missed] });
  expect(connection.view?.version).toBe(6);
  expect(wire().sent[1]).toEqual(act);
});

test('a decision made without a connection is kept, can be taken back, and is sent when there is one again', () => {
  const connection = seated();
  wire().breakOff();
  connection.act(MOVE);
  expect(connection.kept).toMatchObject({ move: MOVE, isSent: false });
  connection.takeBack();
  expect([connection.kept, connection.busy]).toEqual([null, false]);
  connection.act({ ...MOVE, do: 'bid' });
  const kept = connection.kept;
  vi.advanceTimersByTime(600);
  wire().open();
  wire().tell({ ...WELCOME, view, updates: null });
  expect(connection.kept).toBeNull();
  expect(wire().sent.slice(1)).toEqual([{ type: 'act', id: kept?.id, version: 4, move: { ...MOVE, do: 'bid' } }]);
  expect(connection.busy).toBe(true);
  wire().tell({ type: 'ack', id: kept?.id, again: false });
  expect(connection.busy).toBe(false);
});

test('a decision that has left and was not answered is shown, and cannot be taken back', () => {
  const connection = seated();
  connection.act(MOVE);
  expect(connection.kept).toBeNull();
  wire().breakOff();
  expect(connection.kept).toMatchObject({ move: MOVE, isSent: true });
  connection.takeBack();
  expect(connection.kept).not.toBeNull();
});

test('the last move is taken back at its table, as long as that can be done', () => {
  const connection = seated();
  connection.takeBack();
  expect(wire().sent.slice(1)).toEqual([]);
  wire().tell({ type: 'update', revision: 'a2', patch: [['set', ['version'], 5]], left: null, may_withdraw: true });
  expect(connection.mayWithdraw).toBe(true);
  connection.takeBack();
  connection.takeBack();
  const [sent, ...more] = wire().sent.slice(1);
  expect([sent, more]).toEqual([{ type: 'act', id: sent?.id, version: 5, withdraw: true }, []]);
  wire().tell({ type: 'ack', id: sent?.id, again: false });
  wire().tell({ type: 'update', revision: 'a3', patch: [['set', ['version'], 6]], left: null });
  expect([connection.mayWithdraw, connection.busy]).toEqual([false, false]);
});

test('whose time has run out is told that a bot has decided once, until the next act', () => {
  const connection = seated();
  const after = (missed: number): object => ({
    type: 'table',
    table: { ...TABLE, seats: TABLE.seats.map((seat) => ({ ...seat, missed })) },
  });
  wire().tell(after(0));
  expect(connection.timeWasUp).toBe(false);
  wire().tell(after(1));
  expect(connection.timeWasUp).toBe(true);
  connection.act(MOVE);
  expect(connection.timeWasUp).toBe(false);
  wire().tell(after(1));
  expect(connection.timeWasUp).toBe(false);
});

test('a server that restarts is met again at once, and nobody is told', () => {
  const connection = seated();
  connection.act(MOVE);
  const [, act] = wire().sent;
  wire().breakOff(1012);
  expect(Wire.all).toHaveLength(2);
  wire().open();
  expect([connection.link, connection.busy, connection.refusal]).toEqual(['live', true, null]);
  wire().tell({ ...WELCOME, revision: 'b1', view, updates: null });
  expect(wire().sent[1]).toEqual(act);
  vi.advanceTimersByTime(10_000);
  expect([connection.link, Wire.all.length]).toEqual(['live', 2]);
});

test('a server that restarts and is not back soon is lost, and is looked for as always', () => {
  const connection = seated();
  wire().breakOff(1012);
  vi.advanceTimersByTime(3000);
  expect(connection.link).toBe('lost');
  wire().breakOff();
  vi.advanceTimersByTime(600);
  expect(Wire.all).toHaveLength(3);
});

test('a server that has stopped for good is lost at once', () => {
  const connection = seated();
  wire().breakOff(1012);
  wire().breakOff();
  expect(connection.link).toBe('lost');
  vi.advanceTimersByTime(600);
  expect(Wire.all).toHaveLength(3);
});

test('it waits longer and longer for a server that is gone, but never too long', () => {
  seated();
  const waits: number[] = [];
  for (let i = 0; i < 8; i++) {
    wire().breakOff();
    const [before, from] = [Wire.all.length, Date.now()];
    while (Wire.all.length === before) vi.advanceTimersByTime(50);
    waits.push(Date.now() - from);
  }
  expect(waits[0]).toBeLessThanOrEqual(550);
  expect(waits[4]).toBeGreaterThan(2000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(10_050);
});

test.each([4400, 4403, 4404, 4409])('it does not come back to a table that has closed the door: %i', (code) => {
  const connection = seated();
  wire().breakOff(code);
  vi.advanceTimersByTime(60_000);
  expect([connection.link, connection.closedBy, Wire.all.length]).toEqual(['closed', code, 1]);
});

test('a table that is not there is not asked for again', async () => {
  const answer = { ok: false, status: 404, json: () => Promise.resolve({ message: 'server-no-table', reason: '' }) };
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  const connection = new TableConnection('t1', null);
  wire().breakOff();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([connection.link, connection.closedBy, Wire.all.length]).toEqual(['closed', 4404, 1]);
});

test('a move of unknown outcome is sent again with the same id', () => {
  const connection = seated();
  connection.act(MOVE);
  const [act] = wire().sent.slice(-1);
  wire().tell({ type: 'unknown', id: act?.id, reason: '', message: 'server-unknown' });
  expect(connection.busy).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(wire().sent.slice(-2)).toEqual([act, act]);
  wire().tell({ type: 'ack', id: act?.id, again: true });
  expect(connection.busy).toBe(false);
});

test('who has left does not come back', () => {
  const connection = seated();
  connection.leave();
  wire().breakOff();
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
});

test('a line is said when it comes back, and unsaid when the connection breaks', async () => {
  const connection = seated();
  const said = connection.say('hello');
  wire().tell({ type: 'chat', seat: 1, name: 'Ben', text: 'hi', at: 0 });
  wire().tell({ type: 'chat', seat: 0, name: 'Anna', text: 'hello', at: 0 });
  expect(await said).toBe(true);
  expect(connection.chat.map(({ text }) => text)).toEqual(['hi', 'hello']);
  const lost = connection.say('again');
  wire().breakOff();
  expect(await lost).toBe(false);
  expect(connection.unsaid).not.toBeNull();
});

const HINT = {
  type: 'hint',
  version: 4,
  move: MOVE,
  other: null,
  win: 0.5,
  other_win: 0,
  why: null,
  rows: [],
  worlds: 0,
};

test('a hint is asked for at the version that was seen, and forgotten when it is asked for again', () => {
  const connection = seated();
  connection.askHint();
  expect(wire().sent.at(-1)).toEqual({ type: 'hint', id: expect.any(String) as string, version: 4 });
  expect(connection.thinking).toBe(true);
  connection.askHint();
  expect(wire().sent.filter(({ type }) => type === 'hint')).toHaveLength(1);
  wire().tell(HINT);
  expect([connection.thinking, connection.hint]).toEqual([false, HINT]);
  connection.askHint();
  expect(connection.hint).toBeNull();
});

test('a hint goes when the game goes on, and does not come any more to somebody who has played', () => {
  const connection = seated();
  connection.askHint();
  wire().tell(HINT);
  wire().tell({ type: 'update', revision: 'a2', patch: [['set', ['version'], 5]], left: null });
  expect(connection.hint).toBeNull();
  connection.askHint();
  connection.act(MOVE);
  wire().tell({ ...HINT, version: 5 });
  expect([connection.thinking, connection.hint]).toEqual([false, null]);
});

test('a hint that is refused says why, but not to somebody who has played', () => {
  const connection = seated();
  const refuse = (): void => {
    const asked = wire().sent.findLast(({ type }) => type === 'hint');
    wire().tell({
      type: 'refused',
      id: asked?.id,
      rule: null,
      reason: 'no',
      message: 'server-hints-off',
      arguments: {},
    });
  };
  connection.askHint();
  refuse();
  expect([connection.thinking, connection.refusal?.body.message]).toEqual([false, 'server-hints-off']);
  connection.askHint();
  connection.act(MOVE);
  refuse();
  expect([connection.busy, connection.refusal]).toEqual([true, null]);
});
