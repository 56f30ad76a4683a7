// Plays games by an engine alone and prints a digest of everything it wrote: `node play.mjs FOLDER < jobs`.
// One job a line, as JSON: how many players, which options, two halves of a seed, and who decides.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [, , folder] = process.argv;
const about = JSON.parse(readFileSync(`${folder}/engine.json`, 'utf8'));
const module = new WebAssembly.Module(readFileSync(`${folder}/engine.wasm`));
const weights = readFileSync(`${folder}/engine.net`);
const levels = Object.keys(about.levels);
const spectator = Math.max(...about.tables.map(({ players }) => players));
const OVER = 3;
const CHANCE = 2;

function lay(players, options) {
  const { exports: call } = new WebAssembly.Instance(module, {});
  const at = call.heap.value;
  call.memory.grow(Math.ceil((at + about.size - call.memory.buffer.byteLength) / 65536));
  const bytes = new Uint8Array(call.memory.buffer);
  const words = new DataView(call.memory.buffer);
  bytes.set(Buffer.from(about.memory, 'base64'), at);
  const plain = JSON.stringify(Object.fromEntries(Object.entries(options).filter(([id]) => !(id in about.house))));
  const found = about.tables.find((t) => t.players === players && JSON.stringify(t.options) === plain);
  for (const [place, text] of found.differences) bytes.set(Buffer.from(text, 'base64'), at + place);
  for (const [id, { turned }] of Object.entries(about.house))
    for (const [place, text] of turned[options[id]] ?? [])
      Buffer.from(text, 'base64').forEach((bits, offset) => (bytes[at + place + offset] ^= bits));
  if (about.net) bytes.set(weights, at + about.net.at);
  const read = (start, end) => Buffer.from(bytes.subarray(at + about.page + start, at + about.page + end)).toString();
  const told = (count) => {
    let start = 0;
    return Array.from({ length: count }, (_, place) => {
      const end = Number(words.getBigInt64(at + about.ends + 8 * place, true));
      const text = read(start, Math.max(start, end - 1));
      start = end;
      return text;
    });
  };
  const put = (numbers) => {
    numbers.forEach((number, place) => words.setInt32(at + about.numbers + 4 * place, number, true));
    return call.lay(at, numbers.length);
  };
  // What a net thinks of each legal move, bit by bit.
  const likings = (place, count) => Buffer.from(bytes.subarray(at + place, at + place + 8 * count)).toString('hex');
  return { call, at, read, told, put, likings };
}

function play({ players, options, seed, decide, simulations, log_chances_at }) {
  const { call, at, read, told, likings } = lay(players, options);
  const digest = createHash('sha256');
  const note = (...texts) => texts.forEach((text) => digest.update(`${text}\n`));
  const viewers = [...Array(players).keys(), spectator];
  const legal = new Map();
  let version = 0;
  let decisions = 0;
  let state = seed[0] >>> 0;

  const show = () => {
    for (const viewer of viewers) {
      const end = call.change(at, viewer, version);
      const text = end ? read(0, end - 1) : '';
      note(text);
      for (const [, path, value] of JSON.parse(`[${text}]`)) if (path[0] === 'legal') legal.set(viewer, value);
    }
  };
  const tell = (count) => {
    const texts = told(count);
    if (texts[0]) note(...texts);
  };
  const goOn = () => {
    for (let count = call.go_on(at); count > 0; count = call.go_on(at)) tell(count);
  };
  const letChance = () => {
    while (call.moment(at) === CHANCE) {
      note(read(0, call.draw(at)));
      tell(call.play_chance(at));
      goOn();
      version += 1;
    }
  };
  const choose = (seat) => {
    decisions += 1;
    if (decide === 'any') {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return (state >>> 8) % legal.get(seat).length;
    }
    call.look(at, seat);
    if (decide === 'slipped') return call.slipped(at, seat, levels.indexOf('hard'), decisions, seed[0]);
    if (levels.includes(decide)) return call.decide(at, seat, levels.indexOf(decide), decisions, seed[0]);
    if (decide === 'weighed') note(likings(log_chances_at, call.like(at, seat)));
    call.prepare(at, seat, decisions, seed[0]);
    if (decide === 'weighed') call.guide(at, seat);
    call.simulate(at, simulations);
    if (decide === 'weighed') return call.weighed(at, seat);
    return call.found(at, seat);
  };

  call.seed(at, seed[0], seed[1]);
  letChance();
  show();
  while (call.moment(at) !== OVER) {
    const awaited = call.awaited(at);
    const seats = viewers.filter((seat) => seat < players && (awaited >> seat) & 1);
    for (const seat of seats) {
      const choice = choose(seat);
      const texts = call.play(at, seat, choice);
      if (texts < 0) throw new Error(`seat ${seat} cannot choose ${choice}`);
      note(JSON.stringify(legal.get(seat)[choice]));
      tell(texts);
      goOn();
    }
    version += seats.length;
    letChance();
    show();
  }
  if (call.score) note(read(0, call.score(at)));
  return { decisions, digest: digest.digest('hex') };
}

// A game that was played elsewhere: every chance outcome is laid, every move found among the legal ones.
function follow({ players, options, log, version }) {
  const { call, at, read, put } = lay(players, options);
  const legal = new Map();
  const look = (viewer) => {
    const end = call.change(at, viewer, version);
    const text = end ? read(0, end - 1) : '';
    for (const [, path, value] of JSON.parse(`[${text}]`)) if (path[0] === 'legal') legal.set(viewer, value);
    return text;
  };
  for (const move of log) {
    const { seat, do: verb, ...given } = move;
    if (seat === null) {
      const numbers = Object.entries(given).flatMap(([name, value]) => numbersIn(value, about.names[name] ?? []));
      if (call.moment(at) !== CHANCE || put(numbers) < 0) throw new Error(`chance is refused: ${verb}`);
      call.play_chance(at);
    } else {
      look(seat);
      const choice = legal.get(seat).findIndex((other) => JSON.stringify(other) === JSON.stringify(move));
      if (call.play(at, seat, choice) < 0) throw new Error(`refused: ${JSON.stringify(move)}`);
    }
    while (call.go_on(at) > 0);
  }
  return { over: call.moment(at) === OVER, spectator: look(spectator) };
}

function numbersIn(part, [names, ...inner]) {
  if (typeof part === 'number') return [part];
  if (typeof part === 'string') return [names[part]];
  if (Array.isArray(part)) return part.flatMap((entry) => numbersIn(entry, [names, ...inner]));
  return Object.entries(part).flatMap(([key, value]) => [names[key], ...numbersIn(value, inner)]);
}

for await (const line of createInterface({ input: process.stdin })) {
  const job = JSON.parse(line);
  console.log(JSON.stringify(job.log ? follow(job) : play(job)));
}
