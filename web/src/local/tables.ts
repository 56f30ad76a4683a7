/** All tables of this device: made, kept, opened again. Runs in the worker. */

import type { Place, Seat as SeatInfo, Table } from '../wire/wire';
import { Engine, ENGINE_FORMAT, type Description } from './engine';
import { LocalGame } from './game';
import { newLocalId, OUTDATED, type LocalSeat, type NewLocalTable, type Questions } from './messages';
import { LocalRefusal } from './refusal';
import { replayOf } from './replay';
import { store } from './store';
import { LocalTable, type Kept } from './table';
import { readRecord, takeIn } from './taking';

const engines = new Map<string, Promise<Engine>>();

function engineOf(game: string): Promise<Engine> {
  const loading = engines.get(game) ?? load(game);
  engines.set(game, loading);
  loading.catch(() => engines.delete(game));
  return loading;
}

async function load(game: string): Promise<Engine> {
  const name = `/engine/${encodeURIComponent(game)}`;
  const missing = new LocalRefusal('ui-local-no-engine', `there is no engine for ${game}`);
  const about = await fetch(`${name}.json`).catch(() => null);
  if (!about?.ok) throw missing;
  const description = (await about.json()) as Description;
  if (description.format !== ENGINE_FORMAT) throw new LocalRefusal(OUTDATED, `the engine is ${description.format}`);
  const module = await fetch(`${name}.wasm?${description.module}`).catch(() => null);
  if (!module?.ok) throw missing;
  return new Engine(await WebAssembly.compileStreaming(module), description);
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
  const kept = await keptOf(id);
  await claim(id);
  const engine = await engineOf(kept.table.game);
  if (engine.description.edition_hash !== kept.table.edition_hash) {
    throw new LocalRefusal('ui-local-other-edition', 'the game was begun with another edition');
  }
  try {
    return new LocalTable(kept.table, await LocalGame.restore(engine, kept.table, kept.log), store.put);
  } catch (fault) {
    throw new LocalRefusal('ui-local-damaged', String(fault));
  }
}

async function keptOf(id: string): Promise<Kept> {
  const kept = await store.get(id);
  if (!kept) throw new LocalRefusal('ui-closed-4404', `there is no table ${id} on this device`);
  return kept;
}

/** Two pages that play the same table would write over each other. The claim ends with the worker. */
function claim(id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    void navigator.locks.request(`serai-${id}`, { ifAvailable: true }, (lock) => {
      if (!lock) {
        reject(new LocalRefusal('ui-local-elsewhere', 'the table is open in another page'));
        return undefined;
      }
      resolve();
      return new Promise(() => undefined);
    });
  });
}

function placeOf(table: Table): Place {
  const seat = table.seats.findIndex(({ kind, here }) => kind === 'person' && here);
  return { table, you: { seat: seat < 0 ? null : seat, host: true, invite: null } };
}

export const answers: { [Q in keyof Questions]: (...given: Parameters<Questions[Q]>) => Promise<ReturnType<Questions[Q]>> } = {
  async create(wanted) {
    const engine = await engineOf(wanted.game);
    const { edition, edition_hash } = engine.description;
    const table: Table = {
      id: newLocalId(),
      game: wanted.game,
      players: wanted.players,
      edition,
      edition_hash,
      options: wanted.options,
      start_player: wanted.start_player ?? null,
      status: 'running',
      access: 'closed',
      level: 'medium',
      seconds: null,
      chat: false,
      hints: wanted.hints ?? true,
      seats: wanted.seats.map(seatInfo),
      created: Date.now() / 1000,
      next: null,
      result: null,
    };
    const game = await LocalGame.restore(engine, table, wanted.deal ?? []);
    await claim(table.id);
    const made = new LocalTable(table, game, store.put);
    await made.settle();
    playing.set(table.id, Promise.resolve(made));
    return placeOf(table);
  },

  async mine() {
    const all = await store.all();
    return all.sort((one, other) => other.touched - one.touched).map(({ table }) => placeOf(table));
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
    return answers.create({ ...likeThat(table), deal: log.slice(0, decided) });
  },

  async remove(id) {
    playing.delete(id);
    await store.remove(id);
  },

  async score(id) {
    return (await again(id)).score();
  },

  async scoreOf(game, edition, areas, options, anyway) {
    const engine = await engineOf(game);
    const known = engine.description;
    if (edition !== null && edition !== known.edition) {
      throw new LocalRefusal('ui-local-one-edition', 'only the built-in edition is counted here', { edition: known.edition });
    }
    const players = engine.checkPlayers(areas.length);
    const wanted = engine.checkOptions((anyway ? null : options) ?? known.pad_options ?? {});
    const table = await engine.lay(anyway ? engine.mostPlayers : players, wanted);
    return table?.scoreOf(areas) ?? null;
  },

  async scorePlain(game, totals) {
    const engine = await engineOf(game);
    const table = await engine.lay(engine.checkPlayers(totals.length), engine.description.defaults);
    return table?.scorePlain(totals) ?? null;
  },

  async take(text) {
    const record = readRecord(text);
    const taken = await takeIn(await engineOf(record.game), record);
    await store.put({ ...taken, touched: Date.now() });
    return placeOf(taken.table);
  },

  async record(id) {
    const { table } = await keptOf(id);
    const game = await again(id);
    const names = table.seats.map(({ name }) => name);
    const bots = table.seats.map(({ kind, level }) => (kind === 'bot' ? (level ?? table.level) : null));
    return { ...game.record(), names, bots };
  },

  async replay(id, knowledge) {
    const { head, moves } = await again(id);
    return replayOf(await engineOf(head.game), head, moves, knowledge);
  },
};

/** A finished game from what is kept of it: before its end, what is hidden stays in the worker. */
async function again(id: string): Promise<LocalGame> {
  const { table, log } = await keptOf(id);
  if (table.status !== 'over') throw new LocalRefusal('server-not-over', 'the game is not over yet');
  return LocalGame.restore(await engineOf(table.game), table, log);
}

function likeThat({ game, players, options, hints, level, seats }: Table): NewLocalTable {
  return {
    game,
    players,
    options,
    hints,
    seats: seats.map((seat) => (seat.kind === 'person' ? { name: seat.name ?? '' } : { level: seat.level ?? level })),
  };
}

function seatInfo(seat: LocalSeat, number: number): SeatInfo {
  const isPerson = 'name' in seat;
  return {
    kind: isPerson ? 'person' : 'bot',
    name: isPerson ? seat.name : null,
    level: isPerson ? null : seat.level,
    here: true,
    stand_in: false,
    host: number === 0,
  };
}
