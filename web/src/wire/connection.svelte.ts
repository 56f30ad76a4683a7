/** One table, followed live. Only this file knows how play travels over the wire. */

import { LocalSocket } from '../local/local';
import { isLocal } from '../local/messages';
import { applyPatch, type Patch } from './patch';
import { Refusal, unreachable } from './refusal';
import type { Move, View } from './view';
import type { Chat, ClientMessage, Hint, Refused, ServerMessage, Table, Update, Welcome, You } from './wire';

export type Link = 'joining' | 'live' | 'lost' | 'closed';

interface Sent {
  id: string;
  version: number;
  move: Move;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
const FINAL_CODES = new Set([4400, 4403, 4404, 4409]);
const RESTARTING = 1012;
/** A server that restarts is back in a moment; only when it is not, people are told. */
const QUIET_MS = 2500;
/** Our clock and the server's need not agree to the moment. */
const CLOCKS_DIFFER_MS = 500;

export class TableConnection {
  link = $state<Link>('joining');
  table = $state.raw<Table | null>(null);
  you = $state.raw<You | null>(null);
  view = $state.raw<View | null>(null);
  chat = $state.raw<Chat[]>([]);
  /** The last "no", until the next act. */
  refusal = $state.raw<Refusal | null>(null);
  /** An act is on its way. */
  busy = $state(false);
  /** The answer to `askHint`, until the game goes on. */
  hint = $state.raw<Hint | null>(null);
  /** Somebody thinks of one. */
  thinking = $state(false);
  /** When the awaited seats run out of time, in ms since the epoch. */
  deadline = $state<number | null>(null);
  /** A bot has just decided for me because my time was up; until my next act. */
  timeWasUp = $state(false);
  /** Why the table cannot be followed any more, as a code and in the server's words. */
  closedBy = $state<number | null>(null);
  farewell = $state.raw<Refusal | null>(null);
  /** Why the last line was not taken into the chat. */
  unsaid = $state.raw<Refusal | null>(null);

  #socket: WebSocket | LocalSocket | null = null;
  #revision: string | null = null;
  #sent: Sent | null = null;
  #asked: string | null = null;
  #wait = FIRST_WAIT_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
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
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#now);
    window.removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
  }

  /** After sitting down or standing up: the server shall look anew at who we are. */
  renew(): void {
    this.#revision = null;
    const old = this.#socket;
    this.#open();
    old?.close();
  }

  act(move: Move): void {
    if (!this.view) return;
    this.refusal = null;
    this.timeWasUp = false;
    this.busy = true;
    this.#forgetHint();
    this.#sent = { id: newId(), version: this.view.version, move };
    this.#send({ type: 'act', ...this.#sent });
  }

  /** What would be a good move now? Who plays meanwhile is not answered any more; who asks again wants to forget it. */
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
    socket.onopen = () => this.#send({ type: 'hello', from: this.#revision, invite: this.invite, watch: this.watch });
    socket.onmessage = (message: MessageEvent<string>) => this.#receive(JSON.parse(message.data) as ServerMessage);
    socket.onclose = (event: { code: number }) => {
      if (socket === this.#socket) this.#closed(event.code);
    };
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
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
        if (message.id === this.#sent?.id) this.#settle();
        break;
      case 'refused':
        if (message.id === null && this.#said) this.#heard(new Refusal(message));
        else if (message.id !== null && message.id === this.#asked) this.#refuseHint(message);
        else this.#refuse(message);
        break;
      case 'hint':
        this.#advise(message);
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'chat':
        this.chat = [...this.chat, message];
        if (message.seat === this.you?.seat) this.#heard(null);
        break;
      case 'closing':
        this.farewell = new Refusal({ ...message, rule: null, arguments: {} });
    }
  }

  #welcome(message: Welcome): void {
    this.you = message.you;
    this.table = message.table;
    this.chat = message.chat;
    if (message.updates) message.updates.forEach((update) => this.#apply(update));
    else this.view = message.view as View | null;
    this.#revision = message.revision;
    this.#timeLeft(message.left);
    this.#wait = FIRST_WAIT_MS;
    clearTimeout(this.#timer);
    this.link = 'live';
    // The same id again: the server takes it once, however often it comes.
    if (this.#sent) this.#send({ type: 'act', ...this.#sent });
  }

  #apply(update: Update): void {
    const before = this.view;
    this.view = applyPatch(before, update.patch as Patch);
    if (this.view?.version !== before?.version) this.#forgetHint();
    if (this.#ranOut(before)) this.timeWasUp = true;
    this.#revision = update.revision;
    this.#timeLeft(update.left);
  }

  /** Whether I was awaited until the end of my time, and am not any more without having done anything. */
  #ranOut(before: View | null): boolean {
    const { deadline, view } = this;
    if (!before || !view || deadline === null || Date.now() < deadline - CLOCKS_DIFFER_MS || this.#sent) return false;
    const isAwaited = ({ seat, awaited }: View): boolean => seat !== null && awaited.includes(seat);
    return isAwaited(before) && (!isAwaited(view) || view.version !== before.version);
  }

  #timeLeft(seconds: number | null): void {
    this.deadline = seconds === null ? null : Date.now() + seconds * 1000;
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
    this.#sent = null;
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
      this.#timer = setTimeout(() => (this.link = 'lost'), QUIET_MS);
      this.#open();
      return;
    }
    // We come back by ourselves, so this is no farewell yet.
    this.refusal = this.farewell ?? this.refusal;
    this.farewell = null;
    this.link = 'lost';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  #now = (): void => {
    const waiting = this.link === 'lost' && this.#socket?.readyState !== WebSocket.CONNECTING;
    if (!waiting || document.hidden) return;
    clearTimeout(this.#timer);
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
