/** The tables of this device, in the browser's own database; what has no place there lasts as long as the page. */

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

/** What the database would not take: the disk is full, or the browser keeps nothing. */
const unkept = new Map<string, Kept>();

export const store = {
  /** Whether it will be there after the page is closed. */
  async put(kept: Kept): Promise<boolean> {
    try {
      await ask('readwrite', (tables) => tables.put(kept));
      unkept.delete(kept.table.id);
      return true;
    } catch {
      unkept.set(kept.table.id, kept);
      return false;
    }
  },

  async get(id: string): Promise<Kept | undefined> {
    return unkept.get(id) ?? ask<Kept | undefined>('readonly', (tables) => tables.get(id)).catch(() => undefined);
  },

  async all(): Promise<Kept[]> {
    const kept = await ask<Kept[]>('readonly', (tables) => tables.getAll()).catch(() => []);
    return [...kept.filter(({ table }) => !unkept.has(table.id)), ...unkept.values()];
  },

  async remove(id: string): Promise<void> {
    const isOnlyHere = unkept.delete(id);
    await ask('readwrite', (tables) => tables.delete(id)).catch((fault: unknown) => {
      if (!isOnlyHere) throw fault;
    });
  },
};
