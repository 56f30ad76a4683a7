/** One table, followed live. Only this file knows how play travels over the wire. */

import { after, now, type Cancel } from '../base/clock';
import { LocalSocket } from './local';
import { isLocal } from '../local/messages';
import { api } from './api';
import { applyPatch, type Patch } from '../wire/patch';
import { Refusal, unreachable } from '../wire/refusal';
import type { Move, View } from '../wire/view';
import { remember, remembered } from '../base/memory';
import type {
  Chat,
  ClientMessage,
  Hint,
  Refused,
  ServerMessage,
  Spectators,
  Table,
  Update,
  Welcome,
  You,
} from '../wire/wire';

/** Follows a table step by step. */
export interface Follower {
  /** The next step has come. */
  take(view: View): void;
  /** All of the game has come, after a time in which it could not be followed. */
  takeWhole(view: View): void;
}

export type Link = 'joining' | 'live' | 'lost' | 'closed';

/** A decision that the server has not answered yet. */
export interface Unanswered {
  id: string;
  version: number;
  /** Null: take the last move back. */
  move: Move | null;
  /** Whether it has left this device. */
  isSent: boolean;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
const NO_TABLE = 4404;
const FINAL_CODES = new Set([4400, 4403, NO_TABLE, 4409]);
const NOT_FOUND = 404;
const RESTARTING = 1012;
/** The server does not know what has become of a move; in a moment it may. */
const SEND_AGAIN_MS = 1000;
/** A server that restarts is back in a moment; people are told only if it is not. */
const QUIET_MS = 2500;

export class TableConnection {
  link = $state<Link>('joining');
  table = $state.raw<Table | null>(null);
  you = $state.raw<You | null>(null);
  view = $state.raw<View | null>(null);
  chat = $state.raw<Chat[]>([]);
  /** The spectators. */
  spectators = $state.raw<Omit<Spectators, 'type'>>({ count: 0, people: [] });
  /** The last "no", until the next act. */
  refusal = $state.raw<Refusal | null>(null);
  /** An act is on its way. */
  busy = $state(false);
  /** The answer to `askHint`, until the game goes on. */
  hint = $state.raw<Hint | null>(null);
  /** Somebody thinks of one. */
  thinking = $state(false);
  /** Whether my last move may still be taken back. */
  mayWithdraw = $state(false);
  /** When the awaited seats run out of time, in ms since the epoch. */
  deadline = $state<number | null>(null);
  /** A bot has just decided for me because my time was up; until my next act. */
  timeWasUp = $state(false);
  /** Somebody looks at the clocks. */
  clockOpen = $state(false);
  /** Why the table cannot be followed any more, as a code and in the server's words. */
  closedBy = $state<number | null>(null);
  farewell = $state.raw<Refusal | null>(null);
  /** Why the last line was not taken into the chat. */
  unsaid = $state.raw<Refusal | null>(null);

  /** The listeners to every view; several may come before anything is drawn. */
  follower: Follower | null = null;

  #socket: WebSocket | LocalSocket | null = null;
  #revision: string | null = null;
  #act = $state.raw<Unanswered | null>(null);
  #asked: string | null = null;
  #wait = FIRST_WAIT_MS;
  #stop: Cancel | undefined;
  #left = false;
  #said: ((taken: boolean) => void) | null = null;

  constructor(
    readonly id: string,
    readonly invite: string | null,
    readonly watch = false,
  ) {
    this.#open();
    window.addEventListener('online', this.#now);
    window.addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#now);
  }

  leave(): void {
    this.#left = true;
    this.#stop?.();
    window.removeEventListener('online', this.#now);
    window.removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
  }

  /** After sitting down or standing up: makes the server look anew at who we are. */
  renew(): void {
    this.#revision = null;
    const old = this.#socket;
    this.#open();
    old?.close();
  }

  act(move: Move): void {
    this.#decide(move);
  }

  #decide(move: Move | null): void {
    if (!this.view) return;
    this.refusal = null;
    this.timeWasUp = false;
    this.busy = true;
    this.#forgetHint();
    this.#sendAct({ id: newId(), version: this.view.version, move });
  }

  /** The decision that waits until there is a connection again. */
  get kept(): Unanswered | null {
    return this.link === 'lost' ? this.#act : null;
  }

  /** Whether nothing is on its way, and no bot thinks: the next word is a person's. */
  get isIdle(): boolean {
    const isBot = (seat: number): boolean => {
      const { kind, stand_in } = this.table?.seats[seat] ?? {};
      return kind === 'bot' || stand_in === true;
    };
    const isQuiet = this.link === 'closed' || (this.link === 'live' && !this.busy && !this.thinking);
    const { awaited, result } = this.view ?? {};
    // A step that waits for nobody is followed by the next one, which is on its way.
    return isQuiet && (!awaited || !!result || (awaited.length > 0 && !awaited.some(isBot)));
  }

  /** Take back a move: one that has not left this device, else the last one if nothing has happened since. */
  takeBack(): void {
    if (this.kept) {
      if (!this.kept.isSent) this.#settle();
    } else if (this.mayWithdraw && !this.busy) this.#decide(null);
  }

  /** Ask for a hint. Playing meanwhile drops the answer; asking again dismisses it. */
  askHint(): void {
    if (!this.view || this.thinking) return;
    if (this.hint) return this.#forgetHint();
    this.refusal = null;
    this.thinking = true;
    this.#asked = newId();
    this.#send({ type: 'hint', id: this.#asked, version: this.view.version });
  }

  /** One line at a time; whether it has come into the chat. */
  say(text: string): Promise<boolean> {
    this.unsaid = null;
    return new Promise((resolve) => {
      this.#said = resolve;
      if (this.#socket?.readyState === WebSocket.OPEN) this.#send({ type: 'chat', text });
      else this.#heard(unreachable());
    });
  }

  #open(): void {
    const socket = isLocal(this.id) ? new LocalSocket(this.id) : new WebSocket(addressOf(this.id));
    this.#socket = socket;
    let wasOpen = false;
    socket.onopen = () => {
      wasOpen = true;
      this.#send({
        type: 'hello',
        from: this.#revision,
        invite: this.invite,
        watch: this.watch,
        name: remembered('name') || null,
      });
    };
    socket.onmessage = (message: MessageEvent<string>) => this.#receive(JSON.parse(message.data) as ServerMessage);
    socket.onclose = (event: { code: number }) => {
      if (socket !== this.#socket) return;
      this.#closed(event.code);
      if (!wasOpen && this.link === 'lost') void this.#askWhy();
    };
  }

  /** Whether it has left. */
  #send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #sendAct({ id, version, move }: Omit<Unanswered, 'isSent'>): void {
    const what = move ? { move } : { withdraw: true };
    this.#act = { id, version, move, isSent: this.#send({ type: 'act', id, version, ...what }) };
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'update':
        this.#apply(message);
        break;
      case 'ack':
        if (message.id === this.#act?.id) this.#settle();
        break;
      case 'refused':
        if (message.id === null && this.#said) this.#heard(new Refusal(message));
        else if (message.id !== null && message.id === this.#asked) this.#refuseHint(message);
        else this.#refuse(message);
        break;
      case 'unknown':
        if (message.id === this.#act?.id) after(SEND_AGAIN_MS, () => this.#sendAgain(message.id));
        break;
      case 'hint':
        this.#advise(message);
        break;
      case 'table':
        this.#seat(message.table);
        if (message.left !== undefined) this.#timeLeft(message.left);
        break;
      case 'chat':
        this.chat = [...this.chat, message];
        if (message.seat === this.you?.seat) this.#heard(null);
        break;
      case 'spectators':
        this.spectators = message;
        break;
      case 'closing':
        this.farewell = new Refusal({ ...message, rule: null, arguments: message.arguments ?? {} });
    }
  }

  #welcome(message: Welcome): void {
    this.you = message.you;
    this.#seat(message.table);
    this.chat = message.chat;
    if (message.updates) message.updates.forEach((update) => this.#apply(update));
    else this.#begin(message.view as View | null);
    this.#revision = message.revision;
    this.mayWithdraw = message.may_withdraw ?? false;
    this.#timeLeft(message.left);
    this.#wait = FIRST_WAIT_MS;
    this.#stop?.();
    this.link = 'live';
    if (this.#act) this.#sendAct(this.#act);
    if (this.you?.seat === null && !remembered('visitor') && !isLocal(this.id)) void this.#becomeKnown();
  }

  /** A new browser gets its cookie by a request; only browsers that have one are listed as spectators. */
  async #becomeKnown(): Promise<void> {
    remember('visitor', 'known');
    await api.place(this.id, this.invite).catch(() => undefined);
    if (!this.#left) this.renew();
  }

  /** The same id again: the server takes it once, however often it comes. */
  #sendAgain(id: string): void {
    if (this.#act?.id === id) this.#sendAct(this.#act);
  }

  #begin(view: View | null): void {
    this.view = view;
    if (view) this.follower?.takeWhole(view);
  }

  #apply(update: Update): void {
    const before = this.view;
    this.view = applyPatch(before, update.patch as Patch);
    const isWhole = (update.patch as Patch).some(([, path]) => path.length === 0);
    if (isWhole) this.follower?.takeWhole(this.view as View);
    else this.follower?.take(this.view as View);
    if (this.view?.version !== before?.version) this.#forgetHint();
    this.#revision = update.revision;
    this.mayWithdraw = update.may_withdraw ?? false;
    this.#timeLeft(update.left);
  }

  #seat(table: Table): void {
    const missed = this.#missed;
    this.table = table;
    if (this.#missed > missed) this.timeWasUp = true;
  }

  /** How many decisions in a row a bot has made because my time was up. */
  get #missed(): number {
    const mine = this.table?.seats[this.you?.seat ?? -1];
    return mine?.stand_in ? 0 : (mine?.missed ?? 0);
  }

  #timeLeft(seconds: number | null): void {
    this.deadline = seconds === null ? null : now() + seconds * 1000;
  }

  #refuse(message: Refused): void {
    this.refusal = new Refusal(message);
    this.#settle();
  }

  #advise(hint: Hint): void {
    if (!this.thinking || hint.version !== this.view?.version) return;
    this.hint = hint;
    this.thinking = false;
  }

  #refuseHint(message: Refused): void {
    if (this.thinking) this.refusal = new Refusal(message);
    this.thinking = false;
  }

  #forgetHint(): void {
    this.hint = null;
    this.thinking = false;
  }

  #heard(refusal: Refusal | null): void {
    this.unsaid = refusal;
    this.#said?.(refusal === null);
    this.#said = null;
  }

  #settle(): void {
    this.#act = null;
    this.busy = false;
  }

  #closed(code: number): void {
    if (this.#left) return;
    if (this.#said) this.#heard(unreachable());
    this.thinking = false;
    if (FINAL_CODES.has(code)) {
      this.link = 'closed';
      this.closedBy = code;
      return;
    }
    if (code === RESTARTING && this.link === 'live') {
      this.#stop = after(QUIET_MS, () => (this.link = 'lost'));
      this.#open();
      return;
    }
    // We come back by ourselves, so this is no farewell yet.
    this.refusal = this.farewell ?? this.refusal;
    this.farewell = null;
    this.link = 'lost';
    this.#stop?.();
    this.#stop = after(this.#wait * (0.75 + Math.random() / 2), () => this.#open());
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  /** A browser does not tell why a socket was refused: there may be no such table. */
  async #askWhy(): Promise<void> {
    const fault: unknown = await api.place(this.id, this.invite).catch((refusal: unknown) => refusal);
    if (!(fault instanceof Refusal) || fault.status !== NOT_FOUND || this.link !== 'lost') return;
    this.#stop?.();
    this.farewell = fault;
    this.#closed(NO_TABLE);
  }

  #now = (): void => {
    const waiting = this.link === 'lost' && this.#socket?.readyState !== WebSocket.CONNECTING;
    if (!waiting || document.hidden) return;
    this.#stop?.();
    this.#wait = FIRST_WAIT_MS;
    this.#open();
  };

  #drop = (): void => {
    if (!isLocal(this.id)) this.#socket?.close();
  };
}

function addressOf(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
