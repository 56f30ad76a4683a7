/** What this device keeps, in the browser's own database; what has no place there lasts as long as the page. */

import type { Description } from './engine/description';
import type { StoredTable } from './table';

/** An edition as it was prepared, with the text of its file. */
export interface Prepared {
  key: string;
  game: string;
  id: string;
  hash: string;
  text: string;
  edition: unknown;
  engine: Description;
}

const NAME = 'serai';
const LAYOUT = 2;
const TABLES = 'tables';
const EDITIONS = 'editions';

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, LAYOUT);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) request.result.createObjectStore(TABLES, { keyPath: 'table.id' });
      if (oldVersion < 2) request.result.createObjectStore(EDITIONS, { keyPath: 'key' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error as DOMException);
  });
  opened.catch(() => (opened = null));
  return opened;
}

async function ask<T>(
  mode: IDBTransactionMode,
  work: (entries: IDBObjectStore) => IDBRequest<T>,
  name = TABLES,
): Promise<T> {
  const transaction = (await open()).transaction(name, mode);
  const request = work(transaction.objectStore(name));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = transaction.onerror = () => reject(transaction.error as DOMException);
  });
}

/** What the database would not take: the disk is full, or the browser keeps nothing. */
const unkept = new Map<string, StoredTable>();
const unkeptEditions = new Map<string, Prepared>();

export const store = {
  /** Whether it will be there after the page is closed. */
  async put(kept: StoredTable): Promise<boolean> {
    try {
      await ask('readwrite', (tables) => tables.put(kept));
      unkept.delete(kept.table.id);
      return true;
    } catch {
      unkept.set(kept.table.id, kept);
      return false;
    }
  },

  async get(id: string): Promise<StoredTable | undefined> {
    return (
      unkept.get(id) ?? ask<StoredTable | undefined>('readonly', (tables) => tables.get(id)).catch(() => undefined)
    );
  },

  async all(): Promise<StoredTable[]> {
    const kept = await ask<StoredTable[]>('readonly', (tables) => tables.getAll()).catch(() => []);
    return [...kept.filter(({ table }) => !unkept.has(table.id)), ...unkept.values()];
  },

  async isAnythingKept(): Promise<boolean> {
    return (await ask<number>('readonly', (tables) => tables.count()).catch(() => 0)) > 0;
  },

  async remove(id: string): Promise<void> {
    const isOnlyHere = unkept.delete(id);
    await ask('readwrite', (tables) => tables.delete(id)).catch((fault: unknown) => {
      if (!isOnlyHere) throw fault;
    });
  },

  async putEdition(prepared: Prepared): Promise<void> {
    await ask('readwrite', (editions) => editions.put(prepared), EDITIONS).catch(() => {
      unkeptEditions.set(prepared.key, prepared);
    });
  },

  async editions(): Promise<Prepared[]> {
    const kept = await ask<Prepared[]>('readonly', (editions) => editions.getAll(), EDITIONS).catch(() => []);
    return [...kept.filter(({ key }) => !unkeptEditions.has(key)), ...unkeptEditions.values()];
  },

  async removeEdition(key: string): Promise<void> {
    unkeptEditions.delete(key);
    await ask('readwrite', (editions) => editions.delete(key), EDITIONS).catch(() => undefined);
  },
};
