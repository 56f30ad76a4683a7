/** The real client at a table, on a fake connection: a golden playthrough that goes on step by step. */

import { unmount } from 'svelte';
import { expect, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { start } from '../../src/start';
import { chooseBy, type Way } from '../../src/state/choosing.svelte';
import { go } from '../../src/base/route.svelte';
import { chooseTempo, type Tempo } from '../../src/state/tempo.svelte';
import { local } from '../../src/transport/local';
import { useLanguage } from '../../src/base/words.svelte';
import { applyPatch, type Patch } from '../../src/wire/patch';
import type { Move, View } from '../../src/wire/view';
import type { Chat, ClientMessage, ServerMessage, Table as TableInfo, Update } from '../../src/wire/wire';
import { FakeServer } from './server';
import { settle } from './time';

export const ID = 'golden';
/** As bots are called, which have short names. */
export const NAMES = ['Anna', 'Batu', 'Ceyda', 'Darius', 'Esen', 'Farid', 'Gulnar', 'Hulegu'];

export interface Play {
  game: string;
  players: number;
  /** Whose browser it is. */
  seat: number;
  steps: { move: Move | null; update: Update | null }[];
  /** The score sheet of its end; null where the game has none. */
  score: unknown;
}

export type Moment = (view: View & Record<string, any>) => boolean;
export type Size = readonly [width: number, height: number];

/** How somebody looks at the page. */
interface Looks {
  language?: 'en' | 'de';
  size?: Size;
  tempo?: Tempo;
  choosing?: Way;
  /** What this browser remembers, by name. */
  memory?: Record<string, string>;
}

interface Wishes extends Looks {
  /** Where the game begins; the beginning if nothing is said. */
  at?: Moment;
  /** What is different about the table itself. */
  table?: Partial<TableInfo>;
  /** What was said before. */
  chat?: Chat[];
  /** How many seconds the awaited have left. */
  left?: number;
  /** The code by which others come to the table. */
  invite?: string;
}

const plays = import.meta.glob<Play>('../../plays/am*.json', { import: 'default' });
let mounted: Record<string, unknown> | null = null;
let server: FakeServer | null = null;

/** Reads a playthrough by its name, as `amul-4`. */
export async function read(name: string): Promise<Play> {
  const load = plays[`../../plays/${name}.json`];
  if (!load) throw new Error(`there is no playthrough ${name}; python -m tests.golden.plays writes them`);
  return load();
}

/** Opens the page at a table and waits until it is at rest. */
export async function sit(name: string | Play, wishes: Wishes = {}): Promise<Table> {
  const table = new Table(typeof name === 'string' ? await read(name) : name, wishes);
  await open(`/t/${ID}`, table.server, wishes);
  return table;
}

/** Opens any page, with this in the place of the server, and waits until it is at rest. */
export async function open(path: string, answering: FakeServer, looks: Looks = {}): Promise<void> {
  await page.viewport(...(looks.size ?? [1440, 900]));
  for (const [key, value] of Object.entries(looks.memory ?? {})) localStorage.setItem(`serai.${key}`, value);
  server = answering;
  // A mouse that lies on something from before would be told of it.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
  // The client reads these once, when it is loaded; here it stays loaded from one test to the next.
  chooseTempo(looks.tempo ?? 'normal');
  chooseBy(looks.choosing ?? 'confirm');
  const target = document.createElement('div');
  document.body.append(target);
  go(path);
  mounted = await start(target);
  await useLanguage(looks.language ?? 'en');
  await settle();
}

/** Closes the page; nothing may have gone unanswered. What the browser remembers is kept for people who come back. */
export async function close(): Promise<void> {
  const unanswered = server?.unanswered ?? [];
  if (mounted) await unmount(mounted);
  [mounted, server] = [null, null];
  dispatchEvent(new PointerEvent('pointerdown')); // nobody is on the keyboard any more
  // Drawings that are shared by all pages are fetched once, and stay.
  for (const part of [...document.body.children]) if (!(part instanceof SVGElement)) part.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(unanswered).toEqual([]);
}

/** Closes the page, and the browser forgets it. */
export async function leave(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  await close();
  for (const { table } of await local.mine()) await local.remove(table.id);
}

export async function resize(...size: Size): Promise<void> {
  await page.viewport(...size);
  dispatchEvent(new Event('resize'));
  await settle();
}

/** A table on which a written game goes on when the test says so. */
export class Table {
  readonly server: FakeServer;
  /** The newest view that the page has been sent. */
  view: View & Record<string, any>;
  /** What is answered to a move: yes, unless a test has another mind. */
  judge = (act: { id: string }): object => ({ type: 'ack', id: act.id, again: false });
  #at = 0;

  constructor(
    readonly play: Play,
    private readonly wishes: Wishes,
  ) {
    this.server = new FakeServer((message) => this.#answer(message));
    if (play.score) this.server.answer(`/api/tables/${ID}/score`, play.score);
    this.#answerSteps();
    this.view = this.#see(null, 0);
    if (wishes.at) this.#skipTo(wishes.at);
  }

  /** The moves that the page has sent. */
  get moves(): Move[] {
    return this.server.sent.flatMap((message) =>
      message.type === 'act' && message.move ? [message.move as Move] : [],
    );
  }

  /** The next change that this seat can see arrives; whether there was one. */
  next(): boolean {
    while (++this.#at < this.play.steps.length) {
      const { update } = this.play.steps[this.#at]!;
      if (!update) continue;
      this.view = this.#see(this.view, this.#at);
      this.server.tell(update);
      return true;
    }
    return false;
  }

  /** The server answers for the whole game, as it does when it is over. */
  answerReplay(): void {
    this.server.answer(`/api/tables/${ID}`, { table: this.table, you: this.#you });
  }

  /** An end asks for the steps of its game. */
  #answerSteps(): void {
    const [first, ...later] = this.play.steps.flatMap(({ move, update }) => (update ? [{ ...update, move }] : []));
    this.server.answer(`/api/tables/${ID}/replay`, { view: applyPatch(null, first!.patch as Patch), steps: later });
  }

  /** Changes arrive until this is so. */
  nextUntil(moment: Moment): void {
    while (!moment(this.view)) if (!this.next()) throw new Error('the game never comes to that');
  }

  /** Brings the page to a moment further on at once, as if it had been opened there. */
  async jump(moment: Moment): Promise<void> {
    this.#skipTo(moment);
    this.server.tell({
      type: 'update',
      revision: `jump.${this.#at}`,
      patch: [['set', [], this.view]],
      left: null,
    } as ServerMessage);
    await settle();
  }

  #skipTo(moment: Moment): void {
    while (!moment(this.view)) {
      this.#at += 1;
      if (this.#at >= this.play.steps.length) throw new Error('the game never comes to that');
      this.view = this.#see(this.view, this.#at);
    }
  }

  #see(before: View | null, at: number): View {
    const { update } = this.play.steps[at]!;
    return update ? (applyPatch(before, update.patch as Patch) as View) : (before as View);
  }

  #answer(message: ClientMessage): void {
    if (message.type === 'hello') this.server.tell(this.#welcome());
    if (message.type === 'act') this.server.tell(this.judge(message) as ServerMessage);
  }

  get #you(): object {
    return { seat: this.play.seat, host: true, invite: this.wishes.invite ?? null };
  }

  #welcome(): ServerMessage {
    const revision = `golden.${this.#at}`;
    const view = this.table.status === 'open' ? null : this.view;
    return {
      type: 'welcome',
      you: this.#you,
      table: this.table,
      revision,
      view,
      updates: null,
      chat: this.wishes.chat ?? [],
      left: this.wishes.left ?? null,
    } as unknown as ServerMessage;
  }

  get table(): TableInfo {
    const seats = Array.from({ length: this.play.players }, (_, seat) => ({
      kind: 'person' as const,
      name: NAMES[seat] ?? null,
      level: null,
      here: true,
      stand_in: false,
      host: seat === 0,
    }));
    const { game, players } = this.play;
    const { edition, edition_hash, options } = this.view as unknown as TableInfo;
    const usual = {
      status: 'running',
      access: 'link',
      level: 'easy',
      seconds: null,
      chat: true,
      hints: true,
      created: 0,
      next: null,
      result: this.view['result'] ?? null,
    };
    return {
      id: ID,
      game,
      players,
      edition,
      edition_hash,
      options,
      seats,
      ...usual,
      ...this.wishes.table,
    } as unknown as TableInfo;
  }
}
