/** What a table needs of a server, without one: answers that were written down, and a socket that tests speak through. */

import { vi } from 'vitest';
import answers from '../../plays/answers.json';
import type { ClientMessage, ServerMessage } from '../../src/wire/wire';

const fetchReally = globalThis.fetch.bind(globalThis);
const RealWebSocket = globalThis.WebSocket;

/** Takes the place of the server for the page. */
export class FakeServer {
  /** What the page has sent through its socket. */
  readonly sent: ClientMessage[] = [];
  /** Questions for which there is no answer; a test that is content with that clears them. */
  readonly unanswered: string[] = [];
  /** What the page has asked to be changed: the path, and what was sent with it. */
  readonly asked: [path: string, body: unknown][] = [];
  readonly #answers = new Map<string, unknown>(Object.entries(answers as Record<string, unknown>));
  #socket: FakeSocket | null = null;

  constructor(private readonly hear: (message: ClientMessage) => void) {
    this.answer('/api/me', { tables: [] });
    this.answer('/api/tables', []);
    this.answer('/api/me/identity', { profile: { name: '', colour: null, emblem: null } });
    vi.stubGlobal('fetch', (address: RequestInfo | URL, asked?: RequestInit) => this.#fetch(address, asked));
    const connect = (address: string): WebSocket | FakeSocket =>
      address.includes('/api/tables/') ? (this.#socket = new FakeSocket(this)) : new RealWebSocket(address);
    // The client asks for the names of its states.
    vi.stubGlobal('WebSocket', Object.assign(function (address: string) { return connect(address); }, STATES)); // prettier-ignore
  }

  /** What is answered from now on: a text as it is, anything else as JSON. */
  answer(path: string, content: unknown): void {
    this.#answers.set(path, content);
  }

  tell(message: ServerMessage): void {
    this.#socket?.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  /** The line breaks. */
  hangUp(code = 1006): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.readyState = STATES.CLOSED;
    socket.onclose?.({ code });
  }

  receive(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    this.sent.push(message);
    queueMicrotask(() => this.hear(message)); // no line answers while one speaks
  }

  async #fetch(address: RequestInfo | URL, asked?: RequestInit): Promise<Response> {
    const { pathname } = new URL(address instanceof Request ? address.url : address, location.origin);
    if (!pathname.startsWith('/api/')) return fetchReally(address, asked);
    if (typeof asked?.body === 'string') this.asked.push([pathname, JSON.parse(asked.body)]);
    if (this.#answers.has(pathname)) return respond(this.#answers.get(pathname));
    this.unanswered.push(`${asked?.method ?? 'GET'} ${pathname}`);
    return Response.json(
      { rule: null, reason: 'no such thing', message: 'server-no-page', arguments: {} },
      { status: 404 },
    );
  }
}

const respond = (content: unknown): Response =>
  typeof content === 'string' ? new Response(content) : Response.json(content);

const STATES = { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 };

/** As much of a WebSocket as a table's connection uses. */
class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((message: MessageEvent<string>) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readyState = STATES.CONNECTING;

  constructor(private readonly server: FakeServer) {
    queueMicrotask(() => {
      this.readyState = STATES.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    this.server.receive(text);
  }

  close(): void {
    this.readyState = STATES.CLOSED;
  }
}
