/** Every component test begins with an empty page and leaves nothing behind. */

import { afterEach, beforeAll } from 'vitest';
import { prefer } from './media';
import { leave } from './table';

beforeAll(forgetTables);
afterEach(leave);
afterEach(() => prefer());

/** Tables on this device outlive their page, and so the file of tests that played at them. */
async function forgetTables(): Promise<void> {
  const stored = await indexedDB.databases();
  await Promise.all(stored.map(({ name }) => deleted(indexedDB.deleteDatabase(name!))));
}

/** Resolve once a database is gone: the last page that reads it may still be closing. */
function deleted(request: IDBOpenDBRequest): Promise<void> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done();
    request.onerror = () => fail(request.error!);
  });
}
