// Measures what engines do in V8: `node wasm.mjs PLAYOUT_FOLDER ENGINE_FOLDER`, a question a line, a rate as the answer.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [, , playouts, engine] = process.argv;

function load(file, memories, size) {
  const { exports: call } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)), {});
  const at = call.heap.value;
  call.memory.grow(Math.max(0, Math.ceil((at + size - call.memory.buffer.byteLength) / 65536)));
  const bytes = new Uint8Array(call.memory.buffer);
  for (const [place, memory] of memories) bytes.set(memory, at + place);
  return { call, at };
}

/** Units per second: the best of many short runs, which was least disturbed. node's clock of processor time is too coarse. */
function bestRate(work, seconds) {
  work();
  let best = 0;
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    const before = performance.now();
    const done = work();
    best = Math.max(best, done / ((performance.now() - before) / 1000));
  }
  return best;
}

const questions = {
  playouts({ seconds }) {
    const memory = readFileSync(`${playouts}/playout.bin`);
    const { call, at } = load(`${playouts}/playout.wasm`, [[0, memory]], memory.length);
    return bestRate(() => call.play(at, 0), seconds);
  },
  search({ seconds, players, options, batch }) {
    const about = JSON.parse(readFileSync(`${engine}/engine.json`, 'utf8'));
    const wanted = JSON.stringify(options);
    const laid = about.tables.find((table) => table.players === players && JSON.stringify(table.options) === wanted);
    const memories = [[0, about.memory], ...laid.differences].map(([place, text]) => [place, Buffer.from(text, 'base64')]);
    const { call, at } = load(`${engine}/engine.wasm`, memories, about.size);
    call.seed(at, 1, 2);
    while (call.moment(at) === 2) {
      call.draw(at);
      call.play_chance(at);
      while (call.go_on(at) > 0);
    }
    const seat = Math.log2(call.awaited(at) & -call.awaited(at));
    call.look(at, seat);
    call.prepare(at, seat, 3, 4);
    return bestRate(() => {
      call.simulate(at, batch);
      return batch;
    }, seconds);
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  console.log(questions[question.work](question));
}
