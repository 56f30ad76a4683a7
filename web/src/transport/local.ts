/** The tables of this device as a page uses them: questions, and sockets like the server's. */

import { lookForRenewal, markRenewed } from '../base/renewal.svelte';
import { Refusal } from '../wire/refusal';
import type { Refusal as RefusalBody, ServerMessage } from '../wire/wire';
import { NO_TABLE, OUTDATED, type FromWorker, type Question, type Questions, type ToWorker } from '../local/messages';
import { store } from '../local/store';
import { busy } from '../base/settled';

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, { resolve: (answer: never) => void; reject: (refusal: Refusal) => void }>();
const sockets = new Map<number, LocalSocket>();

function tell(message: ToWorker): void {
  if (!worker) {
    worker = new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
    worker.onerror = giveUp;
  }
  worker.postMessage(message);
}

/** The worker did not come, or broke down. Everybody who waits for it is told; the next question starts another one. */
function giveUp(): void {
  worker?.terminate();
  worker = null;
  const refusal = { rule: null, reason: 'the worker has failed', message: 'ui-local-failed', arguments: {} };
  for (const { reject } of waiting.values()) reject(new Refusal(refusal));
  waiting.clear();
  for (const socket of [...sockets.values()]) socket.fail(refusal);
  void lookForRenewal();
}

function hear(message: FromWorker): void {
  switch (message.kind) {
    case 'message':
      sockets.get(message.socket)?.hear(message.message);
      break;
    case 'closed':
      sockets.get(message.socket)?.ended(message.code);
      break;
    case 'answer':
      waiting.get(message.number)?.resolve(message.answer as never);
      waiting.delete(message.number);
      break;
    case 'refusal':
      if (message.refusal.message === OUTDATED) markRenewed();
      waiting.get(message.number)?.reject(new Refusal(message.refusal));
      waiting.delete(message.number);
  }
}

function ask<Q extends Question>(question: Q, ...given: Parameters<Questions[Q]>): Promise<ReturnType<Questions[Q]>> {
  const number = ++last;
  const answer = new Promise<ReturnType<Questions[Q]>>((resolve, reject) => {
    waiting.set(number, { resolve, reject });
    tell({ kind: 'ask', number, question, given });
  });
  return busy(answer);
}

export const local = {
  create: (wanted: Parameters<Questions['create']>[0]) => ask('create', wanted),
  /** Most people have none, and then the worker need not come. */
  mine: async () => (worker || (await store.isAnythingKept()) ? ask('mine') : []),
  place: (id: string) => ask('place', id),
  rematch: (id: string) => ask('rematch', id),
  duplicate: (id: string) => ask('duplicate', id),
  remove: (id: string) => ask('remove', id),
  record: (id: string) => ask('record', id),
  replay: (id: string, knowledge: string) => ask('replay', id, knowledge),
  review: (id: string, seat: number, open: boolean) => ask('review', id, seat, open),
  madeReview: (id: string, seat: number) => ask('madeReview', id, seat),
  giveReviewUp: (id: string, seat: number, open: boolean) => ask('giveReviewUp', id, seat, open),
  score: (id: string) => ask('score', id),
  scoreOf: (...given: Parameters<Questions['scoreOf']>) => ask('scoreOf', ...given),
  scorePlain: (...given: Parameters<Questions['scorePlain']>) => ask('scorePlain', ...given),
  companion: (...given: Parameters<Questions['companion']>) => ask('companion', ...given),
  prepare: (game: string, text: string) => ask('prepare', game, text),
  edition: (game: string, hash: string) => ask('edition', game, hash),
  take: (record: string) => ask('take', record),
};

/** As much of a WebSocket as a table's connection uses. */
export class LocalSocket {
  onopen: (() => void) | null = null;
  onmessage: ((message: MessageEvent<string>) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readyState: number = WebSocket.CONNECTING;
  readonly #number = ++last;

  constructor(table: string) {
    sockets.set(this.#number, this);
    tell({ kind: 'open', socket: this.#number, table });
    queueMicrotask(() => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    tell({ kind: 'send', socket: this.#number, message: JSON.parse(text) as never });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    tell({ kind: 'close', socket: this.#number });
    this.ended(1000);
  }

  hear(message: ServerMessage): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  /** The table cannot be followed any more. */
  fail({ message, reason }: RefusalBody): void {
    this.hear({ type: 'closing', message, reason });
    this.ended(NO_TABLE);
  }

  ended(code: number): void {
    this.readyState = WebSocket.CLOSED;
    sockets.delete(this.#number);
    this.onclose?.({ code });
  }
}
