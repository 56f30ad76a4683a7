/** The tables of this device, in the browser's own database. */

import type { Kept } from './table';

const NAME = 'serai';
const TABLES = 'tables';

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: 'table.id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error as DOMException);
  });
  opened.catch(() => (opened = null));
  return opened;
}

async function ask<T>(mode: IDBTransactionMode, work: (tables: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await open()).transaction(TABLES, mode);
  const request = work(transaction.objectStore(TABLES));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = transaction.onerror = () => reject(transaction.error as DOMException);
  });
}

export const store = {
  put: (kept: Kept) => ask('readwrite', (tables) => tables.put(kept)),
  get: (id: string) => ask<Kept | undefined>('readonly', (tables) => tables.get(id)),
  all: () => ask<Kept[]>('readonly', (tables) => tables.getAll()),
  remove: (id: string) => ask('readwrite', (tables) => tables.delete(id)),
};
