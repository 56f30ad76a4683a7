// Runs the client's worker as it is, in as many pages as a world has: `node host.mjs FOLDERS < requests > answers`.
//
// Nothing happens by itself. Each line asks for one thing, and the answer lists what came of it: messages, timers that
// were set, transactions that wait for the disk. Time, chance, the database and the locks are the world's. Bugs are
// planted by other lines in the sources.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { rolldown } from '../../../web/node_modules/rolldown/dist/index.mjs';

/** By game, the folder with its engine. */
const engines = JSON.parse(process.argv[2]);
const WORKER = new URL('../../../web/src/local/worker.ts', import.meta.url).pathname;
const PARTS = ['fetch', 'indexedDB', 'navigator', 'postMessage', 'setTimeout', 'clearTimeout', 'crypto', 'Date', 'performance', 'AbortSignal', 'WebAssembly', 'onmessage'];

const modules = new Map();
let [happened, time, jump] = [[], 0, 0];
let [device, pages, made] = [new Map(), new Map(), 0];
/** Transactions for which the disk has not answered yet; their pages may have ended. */
const waiting = new Map();

/** The worker's program, with other lines in some of its sources. */
async function bundled(planted) {
  const left = new Set(planted);
  const plant = {
    name: 'plant',
    transform(code, id) {
      let changed = code;
      for (const bug of planted) {
        const [file, line, other] = bug;
        if (!id.endsWith(`web/src/${file}`)) continue;
        if (changed.split(line).length !== 2) throw new Error(`${file} does not have once: ${line}`);
        changed = changed.replace(line, () => other);
        left.delete(bug);
      }
      return changed === code ? null : { code: changed };
    },
  };
  const bundle = await rolldown({ input: WORKER, plugins: [plant], logLevel: 'silent', transform: { define: { 'import.meta.env.DEV': 'true' } } });
  const { output } = await bundle.generate({ format: 'iife', codeSplitting: false });
  if (left.size) throw new Error(`nothing has read ${[...left].map(([file]) => file).join()}`);
  return new Function(...PARTS, `${output[0].code}\nreturn (data) => onmessage({ data });`);
}

/** The device's database: it outlives its pages. What is written counts when the world says so. */
class Database {
  constructor(page) {
    this.page = page;
  }

  open() {
    const request = { result: this };
    queueMicrotask(() => request.onsuccess());
    return request;
  }

  transaction(name, mode) {
    const entries = device.get(name) ?? device.set(name, new Map()).get(name);
    const transaction = { id: ++made, page: this.page, work: () => undefined };
    const wait = (change, told, work) => {
      const request = {};
      transaction.work = () => (request.result = structuredClone(work()));
      waiting.set(transaction.id, transaction);
      happened.push({ transaction: transaction.id, page: this.page.number, change, told, mode });
      return request;
    };
    transaction.objectStore = () => ({
      put: (value) => {
        const kept = structuredClone(value);
        const key = kept.table?.id ?? kept.key;
        return wait('put', name === 'tables' ? kept : null, () => entries.set(key, kept) && key);
      },
      delete: (key) => wait('delete', null, () => void entries.delete(key)),
      get: (key) => wait('get', null, () => entries.get(key)),
      getAll: () => wait('getAll', null, () => [...entries.values()]),
      count: () => wait('count', null, () => entries.size),
    });
    return transaction;
  }
}

const locks = new Map();

/** Let the next in a queue hold the lock. */
function grant(name) {
  const queue = locks.get(name) ?? [];
  const first = queue[0];
  if (!first || first.held) return;
  first.held = true;
  void first.hold();
}

class Page {
  timers = new Map();

  constructor(number, seed, program) {
    this.number = number;
    let state = BigInt(seed);
    const word = () => {
      state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
      return Number(state >> 33n);
    };
    this.tell = program(
      async (address) => this.#file(address),
      new Database(this),
      { locks: { request: (name, { signal }, hold) => this.#lock(name, signal, hold) } },
      (message) => happened.push({ posted: message, page: number }),
      (work, ms) => this.#timer(work, ms),
      (timer) => this.timers.delete(timer),
      { getRandomValues: (numbers) => numbers.map((_, place) => (numbers[place] = word())) && numbers },
      { now: () => 1_700_000_000_000 + time + jump },
      { now: () => time },
      { timeout: (ms) => ({ then: (work) => this.#timer(work, ms) }) },
      { compileStreaming: async ({ file }) => compiled(file), instantiate: async (module) => new WebAssembly.Instance(module, {}) },
      null,
    );
  }

  #timer(work, ms) {
    const timer = ++made;
    this.timers.set(timer, work);
    happened.push({ timer, page: this.number, ms: ms ?? 0 });
    return timer;
  }

  #lock(name, signal, hold) {
    return new Promise((_, reject) => {
      const wanted = { page: this, hold, held: false };
      locks.set(name, [...(locks.get(name) ?? []), wanted]);
      signal.then(() => {
        if (wanted.held) return;
        locks.set(name, (locks.get(name) ?? []).filter((one) => one !== wanted));
        reject(new Error('aborted'));
      });
      grant(name);
    });
  }

  #file(address) {
    const [, game, kind] = /^\/engine\/(\w+)\.(\w+)/.exec(address);
    const file = `${engines[game]}/engine.${kind}`;
    const bytes = () => readFileSync(file);
    return { ok: true, file, json: async () => JSON.parse(bytes().toString()), arrayBuffer: async () => Uint8Array.from(bytes()).buffer };
  }

  /** Nothing of it happens any more. */
  end() {
    pages.delete(this.number);
    for (const [name, queue] of locks) {
      locks.set(name, queue.filter(({ page }) => page !== this));
      grant(name);
    }
  }
}

function compiled(file) {
  const known = modules.get(file) ?? new WebAssembly.Module(readFileSync(file));
  modules.set(file, known);
  return known;
}

const programs = new Map();

const asked = {
  async device() {
    [device, pages, jump, made] = [new Map(), new Map(), 0, 0];
    locks.clear();
    waiting.clear();
  },
  /** What is on the disk already. */
  async keep({ tables }) {
    device.set('tables', new Map(tables.map((kept) => [kept.table.id, kept])));
  },
  async page({ page, seed, planted }) {
    const key = JSON.stringify(planted);
    if (!programs.has(key)) programs.set(key, await bundled(planted));
    pages.set(page, new Page(page, seed, programs.get(key)));
  },
  async post({ page, data }) {
    pages.get(page).tell(data);
  },
  async timer({ page, timer }) {
    const work = pages.get(page)?.timers.get(timer);
    pages.get(page)?.timers.delete(timer);
    work?.();
  },
  /** The disk answers. A page that has ended is not told, but its change may have been made. */
  async disk({ transaction, ok }) {
    const found = waiting.get(transaction);
    waiting.delete(transaction);
    if (ok) found.work();
    if (!pages.has(found.page.number)) return;
    if (ok) found.oncomplete();
    else {
      found.error = new Error('simulated: the disk takes nothing');
      found.onabort();
    }
  },
  async end({ page }) {
    pages.get(page).end();
  },
  async jump({ ms }) {
    jump = ms;
  },
};
process.on('unhandledRejection', (fault) => happened.push({ fault: String(fault?.stack ?? fault) }));

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  time = request.time;
  happened = [];
  try {
    await asked[request.ask](request);
  } catch (fault) {
    happened.push({ fault: String(fault?.stack ?? fault) });
  }
  await new Promise(setImmediate); // whatever follows at once has happened by then
  process.stdout.write(`${JSON.stringify(happened)}\n`);
}
