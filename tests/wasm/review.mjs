// Reviews games as the browser does: `node review.mjs FOLDER WEB < jobs`, with the client's own program in the folder WEB.
// One job a line, as JSON: a record, a seat, whether all cards are open, and how many worlds; or, instead of these two,
// after how many moves the seat asks for a hint.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const [, , folder, web] = process.argv;
const packages = createRequire(`${web}/package.json`);
const { rolldown } = await import(pathToFileURL(packages.resolve('rolldown')));
const ENTRY = 'entry';

/** The program as one module: node reads no TypeScript that has to be translated. */
async function program() {
  const parts = ['engine/engine', 'engine/game', 'engine/hint', 'review/review'];
  const entry = parts.map((part) => `export * from '${web}/src/local/${part}';`).join('');
  const plugin = { name: ENTRY, resolveId: (id) => (id === ENTRY ? id : null), load: (id) => (id === ENTRY ? entry : null) };
  const define = { 'import.meta.env.DEV': 'true' }; // vite says so where the program lies at the top
  const bundle = await rolldown({ input: ENTRY, plugins: [plugin], transform: { define } });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
}

const { Engine, LocalGame, advise, blank, fillIn } = await program();
const description = JSON.parse(readFileSync(`${folder}/engine.json`, 'utf8'));
const engine = new Engine(new WebAssembly.Module(readFileSync(`${folder}/engine.wasm`)), description);

for await (const line of createInterface({ input: process.stdin })) {
  const { record, seat, open, worlds, at } = JSON.parse(line);
  const { game, players, options, moves } = record;
  const judge = { ...description.judge, worlds };
  if (at !== undefined) {
    const played = await LocalGame.empty(engine, { game, players, options });
    for (const move of moves.slice(0, at)) played.follow(move);
    const { legal } = played.view(seat);
    console.log(JSON.stringify(await advise(played.table, { hint: { ms: Infinity }, judge }, legal, seat, () => true)));
    continue;
  }
  const given = { engine, plan: description.judge, head: { game, players, options }, moves, seat, open };
  const steps = [];
  const review = await fillIn({ ...blank(given), worlds }, given, () => true, (done, total) => steps.push(done / total));
  console.log(JSON.stringify({ review, steps }));
}
