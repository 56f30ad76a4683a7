/** The worker that plays the tables of this device, so that the page never waits for a bot. */

import type { Refusal } from '../wire/wire';
import { NO_TABLE, type FromWorker, type ToWorker } from './messages';
import { LocalRefusal } from './engine/refusal';
import type { LocalTable, Viewer } from './table';
import { answers, tableOf } from './tables';

const sockets = new Map<number, { table: Promise<LocalTable>; viewer: Viewer }>();

const send = (message: FromWorker): void => postMessage(message);

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case 'open':
      open(data.socket, data.table);
      break;
    case 'send': {
      const { table, viewer } = sockets.get(data.socket) ?? {};
      if (table && viewer)
        void table.then(
          (found) => found.receive(viewer, data.message),
          () => undefined,
        );
      break;
    }
    case 'close': {
      const { table, viewer } = sockets.get(data.socket) ?? {};
      sockets.delete(data.socket);
      if (table && viewer)
        void table.then(
          (found) => found.leave(viewer),
          () => undefined,
        );
      break;
    }
    case 'ask':
      void ask(data);
  }
};

function open(socket: number, id: string): void {
  const table = tableOf(id);
  sockets.set(socket, { table, viewer: { send: (message) => send({ kind: 'message', socket, message }) } });
  table.catch((fault: unknown) => {
    const { message, reason } = inWords(fault);
    send({ kind: 'message', socket, message: { type: 'closing', message, reason } });
    send({ kind: 'closed', socket, code: NO_TABLE });
  });
}

async function ask({ number, question, given }: ToWorker & { kind: 'ask' }): Promise<void> {
  try {
    const answer: (...given: never[]) => Promise<unknown> = answers[question];
    send({ kind: 'answer', number, answer: await answer(...(given as never[])) });
  } catch (fault) {
    send({ kind: 'refusal', number, refusal: inWords(fault) });
  }
}

function inWords(fault: unknown): Refusal {
  return (fault instanceof LocalRefusal ? fault : new LocalRefusal('ui-local-failed', String(fault))).body;
}
