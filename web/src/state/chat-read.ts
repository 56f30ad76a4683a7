/** Until when this browser's owner has read the chat of each table, in seconds since the epoch. */

import { PerTable } from '../base/per-table';

const read = new PerTable('chat-read');

export function readUntil(table: string): number | undefined {
  return read.get(table);
}

export function markRead(table: string, at: number): void {
  if (at > (read.get(table) ?? -1)) read.set(table, at);
}
