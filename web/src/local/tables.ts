/** All tables of this device: made, kept, opened again. Runs in the worker. */

import { now } from '../base/clock';
import { fromHome } from '../base/home';
import { secretOf } from '../deal/daily';
import type { Move } from '../wire/view';
import type { MyTable, Place, Seat as SeatInfo, Table } from '../wire/wire';
import { bind, drawsOf, proofOf } from './deal';
import { engineAgain, engineWith, preparedAs } from './editions';
import { ENGINE_FORMAT, type Description, type Limits } from './engine/description';
import { Engine } from './engine/engine';
import { freshSeed, type EngineTable } from './engine/table';
import { LocalGame } from './engine/game';
import { dailyId, newLocalId, OUTDATED, type NewLocalTable, type Questions } from './messages';
import { checkNames } from './names';
import { LocalRefusal } from './engine/refusal';
import { replayOf } from './replay';
import { store } from './store';
import { LocalTable, type StoredTable } from './table';
import { readRecord, takeIn } from './taking';

/** Fetched when somebody looks back. */
const reviews = (): Promise<typeof import('./reviews')> => import('./reviews');

const engines = new Map<string, Promise<Engine>>();

/** The engine with the edition of that hash; the built-in one where none is named. */
async function engineOf(game: string, hash?: string): Promise<Engine> {
  const engine = await builtIn(game);
  if (hash === undefined || hash === engine.description.edition_hash) return engine;
  const own = await engineAgain(engine, hash);
  if (own) return own;
  throw new LocalRefusal('ui-local-other-edition', 'the game was begun with another edition');
}

function builtIn(game: string): Promise<Engine> {
  const loading = engines.get(game) ?? load(game);
  engines.set(game, loading);
  loading.catch(() => engines.delete(game));
  return loading;
}

async function load(game: string): Promise<Engine> {
  const name = fromHome(`/engine/${encodeURIComponent(game)}`);
  const missing = new LocalRefusal('ui-local-no-engine', `there is no engine for ${game}`);
  const about = await fetch(`${name}.json`).catch(() => null);
  if (!about?.ok) throw missing;
  const description = (await about.json()) as Description;
  if (description.format !== ENGINE_FORMAT) throw new LocalRefusal(OUTDATED, `the engine is ${description.format}`);
  const module = await fetch(`${name}.wasm?${description.module}`).catch(() => null);
  if (!module?.ok) throw missing;
  return new Engine(await WebAssembly.compileStreaming(module), description);
}

async function engineFor({ game, edition }: NewLocalTable): Promise<Engine> {
  if (edition && 'text' in edition) return engineWith(await builtIn(game), edition.text);
  return engineOf(game, edition?.hash);
}

const playing = new Map<string, Promise<LocalTable>>();

/** The table, brought to life from what is kept of it. */
export function tableOf(id: string): Promise<LocalTable> {
  const opened = playing.get(id) ?? open(id);
  playing.set(id, opened);
  opened.catch(() => playing.delete(id));
  return opened;
}

async function open(id: string): Promise<LocalTable> {
  await keptOf(id); // what is not there is not claimed
  await claim(id);
  const kept = await keptOf(id); // its holder until now may have played on
  const engine = await engineOf(kept.table.game, kept.table.edition_hash);
  const { table, log, acts, secret, given } = kept;
  try {
    const game = await LocalGame.restore(engine, table, log, drawsOf(kept, engine.description));
    return new LocalTable(table, game, (changed) => store.put({ ...changed, secret, given }), acts);
  } catch (fault) {
    throw new LocalRefusal('ui-local-damaged', String(fault));
  }
}

async function keptOf(id: string): Promise<StoredTable> {
  const kept = await store.get(id);
  if (!kept) throw new LocalRefusal('ui-closed-4404', `there is no table ${id} on this device`);
  return kept;
}

/** A page that was left or reloaded may let go of its table a little after the next one asks for it. */
const LETTING_GO_MS = 3000;

/** Two pages that play the same table would write over each other. The claim ends with the worker. */
function claim(id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const hold = (): Promise<void> => {
      resolve();
      return new Promise(() => undefined);
    };
    navigator.locks.request(`serai-${id}`, { signal: AbortSignal.timeout(LETTING_GO_MS) }, hold).catch(() => {
      reject(new LocalRefusal('ui-local-elsewhere', 'the table is open in another page'));
    });
  });
}

function placeOf(table: Table): Place {
  const seat = table.seats.findIndex(({ kind, here }) => kind === 'person' && here);
  return { table, you: { seat: seat < 0 ? null : seat, host: true, invite: null } };
}

/** Bots do not keep anybody waiting: where nothing else is known, it is a person's turn. */
function listed({ table, touched, round, awaited }: StoredTable): MyTable {
  const people = table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const owed = awaited ?? (table.status === 'over' ? [] : people);
  return { ...placeOf(table), round: round ?? null, awaited: owed, left: null, changed: touched / 1000 };
}

export const answers: {
  [Q in keyof Questions]: (...given: Parameters<Questions[Q]>) => Promise<ReturnType<Questions[Q]>>;
} = {
  async create(wanted) {
    const daily = wanted.daily === undefined ? null : dailyId(wanted.game, wanted.daily);
    const begun = daily && (await store.get(daily));
    if (begun) return placeOf(begun.table);
    const engine = await engineFor(wanted);
    const { edition, edition_hash } = engine.description;
    const table: Table = {
      id: daily ?? newLocalId(),
      game: wanted.game,
      players: wanted.players,
      edition,
      edition_hash,
      options: engine.checkOptions(wanted.options),
      start_player: wanted.start_player ?? null,
      status: 'running',
      access: 'closed',
      level: 'medium',
      seconds: null,
      chat: false,
      hints: wanted.hints ?? true,
      seats: seatsOf(wanted, engine.description.limits),
      created: now() / 1000,
      next: null,
      result: null,
      branch: wanted.branch ?? null,
    };
    const played = wanted.deal ?? [];
    const given = played.filter(({ seat }) => (seat as number | null) === null).length;
    const known = wanted.daily === undefined ? undefined : secretOf(wanted.game, wanted.daily);
    const dealt = { secret: bind(table, engine.description, given, known), given };
    const game = await LocalGame.restore(engine, table, played, drawsOf({ table, ...dealt }, engine.description));
    await claim(table.id);
    const made = new LocalTable(table, game, (kept) => store.put({ ...kept, ...dealt }));
    await made.settle();
    playing.set(table.id, Promise.resolve(made));
    return placeOf(table);
  },

  async mine() {
    const all = await store.all();
    return all.sort((one, other) => other.touched - one.touched).map(listed);
  },

  async place(id) {
    return placeOf((await keptOf(id)).table);
  },

  async rematch(id) {
    return answers.create(likeThat((await keptOf(id)).table));
  },

  async duplicate(id) {
    const { table, log } = await keptOf(id);
    const decided = log.findIndex(({ seat }) => (seat as number | null) !== null);
    return answers.create({ ...likeThat(table), deal: log.slice(0, decided) as Move[] });
  },

  async remove(id) {
    playing.delete(id);
    await store.remove(id);
  },

  async score(id) {
    return (await again(id)).score();
  },

  async scoreOf(game, edition, areas, options, anyway, text) {
    const engine = await (text === undefined ? builtIn(game) : engineWith(await builtIn(game), text));
    const known = engine.description;
    if (text === undefined && edition !== null && edition !== known.edition) {
      throw new LocalRefusal('ui-local-one-edition', 'only the built-in edition is counted here', {
        edition: known.edition,
      });
    }
    const players = engine.checkPlayers(areas.length);
    const wanted = engine.checkOptions({ ...known.pad_options, ...options, ...(anyway && known.pad_options) });
    const table = await engine.lay(anyway ? engine.mostPlayers : players, wanted);
    return table?.scoreOf(areas) ?? null;
  },

  async scorePlain(game, totals, options) {
    const engine = await engineOf(game);
    const table = await engine.lay(engine.checkPlayers(totals.length), engine.checkOptions(options ?? {}));
    return table?.scorePlain(totals) ?? null;
  },

  async companion(game, known, act) {
    const table = await companionOf(game);
    return table?.companion(known, act) ?? null;
  },

  async prepare(game, text) {
    await engineWith(await builtIn(game), text);
  },

  async edition(game, hash) {
    return (await preparedAs(game, hash))?.edition ?? null;
  },

  async take(text) {
    const record = readRecord(text);
    const engine = await builtIn(record.game);
    const own = typeof record.edition_hash === 'string' ? await engineAgain(engine, record.edition_hash) : null;
    const taken = await takeIn(own ?? engine, record);
    await store.put({ ...taken, touched: now() });
    return placeOf(taken.table);
  },

  async record(id) {
    const kept = await keptOf(id);
    const { table } = kept;
    const game = await again(id);
    const deal = proofOf(kept, (await engineOf(table.game, table.edition_hash)).description, game.candidates);
    const names = table.seats.map(({ name }) => name);
    const bots = table.seats.map(({ kind, level }) => (kind === 'bot' ? (level ?? table.level) : null));
    return { ...game.record(), ...(deal ? { deal } : {}), names, bots };
  },

  async replay(id, knowledge) {
    const { table } = await keptOf(id);
    const { head, moves } = await again(id);
    return replayOf(await engineOf(table.game, table.edition_hash), head, moves, knowledge);
  },

  async review(id, seat, open) {
    const { reviewOf, underWay } = await reviews();
    const known = underWay(id, seat, open);
    if (known) return known;
    const kept = await keptOf(id);
    const engine = await engineOf(kept.table.game, kept.table.edition_hash);
    return reviewOf(kept, engine, await again(id), seat, open);
  },

  async madeReview(id, seat) {
    return (await reviews()).madeReview(await keptOf(id), seat);
  },

  async giveReviewUp(id, seat, open) {
    (await reviews()).giveUp(id, seat, open);
  },
};

const companions = new Map<string, Promise<EngineTable | null>>();

/** A memory for the companion alone: owners' cards are written over those of the edition there. */
function companionOf(game: string): Promise<EngineTable | null> {
  const known = companions.get(game);
  if (known) return known;
  const laid = engineOf(game).then(async (engine) => {
    if (!engine.description.companion) throw new LocalRefusal('ui-local-no-engine', `no companion of ${game} here`);
    const table = await engine.lay(engine.mostPlayers, engine.description.defaults);
    table?.seed(freshSeed());
    return table;
  });
  companions.set(game, laid);
  laid.catch(() => companions.delete(game));
  return laid;
}

/** A finished game from what is kept of it: before its end, what is hidden stays in the worker. */
async function again(id: string): Promise<LocalGame> {
  const { table, log } = await keptOf(id);
  if (table.status !== 'over') throw new LocalRefusal('server-not-over', 'the game is not over yet');
  return LocalGame.restore(await engineOf(table.game, table.edition_hash), table, log);
}

function likeThat({ game, players, options, hints, level, seats, edition_hash }: Table): NewLocalTable {
  return {
    game,
    players,
    edition: { hash: edition_hash },
    options,
    hints,
    seats: seats.map((seat) => (seat.kind === 'person' ? { name: seat.name ?? '' } : { level: seat.level ?? level })),
  };
}

function seatsOf({ seats }: NewLocalTable, limits: Limits): SeatInfo[] {
  const names = checkNames(
    seats.flatMap((seat) => ('name' in seat ? [seat.name] : [])),
    limits,
  ).values();
  return seats.map((seat, number) => {
    const isPerson = 'name' in seat;
    return {
      kind: isPerson ? 'person' : 'bot',
      name: isPerson ? (names.next().value ?? null) : null,
      level: isPerson ? null : seat.level,
      here: true,
      stand_in: false,
      host: number === 0,
    };
  });
}
