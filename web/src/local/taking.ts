/** A record from elsewhere becomes a finished table of this device: every move and the result are checked first. */

import { now } from '../base/clock';
import type { RecordedDeal } from '../deal/check';
import type { Move } from '../wire/view';
import type { Seat as SeatInfo, Table } from '../wire/wire';
import type { Limits } from './engine/description';
import type { Engine } from './engine/engine';
import { LocalGame, RECORD_FORMAT } from './engine/game';
import { newLocalId } from './messages';
import { visible } from './names';
import { LocalRefusal } from './engine/refusal';
import { same } from '../wire/same';
import type { StoredTable } from './table';

/** What anybody may have written. */
export interface Claimed {
  game: string;
  edition?: unknown;
  edition_hash?: unknown;
  players?: unknown;
  options?: unknown;
  moves: unknown[];
  result?: unknown;
  deal?: unknown;
  names?: unknown;
  bots?: unknown;
}

/** The text of a record, as far as that can be said without its game. */
export function readRecord(text: string): Claimed {
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch (fault) {
    throw new LocalRefusal('ui-record-not-json', String(fault));
  }
  if (!isObject(record)) throw new LocalRefusal('record-no-object', 'a record is a JSON object');
  if (record.format !== RECORD_FORMAT) {
    throw new LocalRefusal('record-format', 'this is a record of an unknown format', { format: RECORD_FORMAT });
  }
  if (!Array.isArray(record.moves)) throw new LocalRefusal('record-moves', 'the key "moves" must be a list');
  return { ...record, game: String(record.game), moves: record.moves };
}

/** The finished table, its moves, and what the record says of its deal. */
export async function takeIn(engine: Engine, record: Claimed): Promise<Omit<StoredTable, 'touched'>> {
  const { game: id, edition, edition_hash } = engine.description;
  if (record.edition !== edition || (record.edition_hash ?? edition_hash) !== edition_hash) {
    throw new LocalRefusal('ui-record-other-edition', 'the record was made with another edition', { edition });
  }
  const players = engine.checkPlayers(record.players);
  const options = engine.checkOptions(record.options ?? {});
  const game = await LocalGame.empty(engine, { game: id, players, options });
  record.moves.forEach((move, place) => followMove(game, move, place + 1));
  if (record.result !== undefined) checkResult(game, record.result);
  if (!game.over) throw new LocalRefusal('server-record-unfinished', 'the record stops before the end');
  const table: Table = {
    id: newLocalId(),
    game: id,
    players,
    edition,
    edition_hash,
    options,
    start_player: null,
    status: 'over',
    access: 'closed',
    level: 'medium',
    seconds: null,
    chat: false,
    seats: seatsIn(record, players, engine.description.limits),
    created: now() / 1000,
    next: null,
    result: game.result,
  };
  return {
    table,
    log: game.moves,
    proof: isObject(record.deal) ? (record.deal as unknown as RecordedDeal) : undefined,
  };
}

function followMove(game: LocalGame, move: unknown, number: number): void {
  try {
    game.followFinal(move as Move);
  } catch (fault) {
    throw new LocalRefusal('ui-record-illegal', String(fault), {}, { move: number });
  }
}

/** A result must be ours, and may stand only in a finished record. */
function checkResult(game: LocalGame, theirs: unknown): void {
  const ours = game.result;
  if (!ours) throw new LocalRefusal('record-result-early', 'there is a result, though the game is not finished');
  const keys = Object.keys(ours);
  if (!isObject(theirs) || !same(Object.keys(theirs).sort(), [...keys].sort())) {
    throw new LocalRefusal('record-result-keys', 'the result has other keys', { keys: keys.join(', ') });
  }
  const part = keys.find((key) => !same(theirs[key], ours[key]));
  if (part === undefined) return;
  const [given, right] = [JSON.stringify(theirs[part]), JSON.stringify(ours[part])];
  throw new LocalRefusal('record-result-differs', 'the result differs from ours', { part, given, ours: right });
}

/** Who played, as the record says. None of them sits at this device. */
function seatsIn({ names, bots }: Claimed, players: number, limits: Limits): SeatInfo[] {
  const textAt = (list: unknown, seat: number): string | null => {
    const entry: unknown = Array.isArray(list) && list.length === players ? list[seat] : null;
    return typeof entry === 'string' ? visible(entry, limits) : null;
  };
  return Array.from({ length: players }, (_, seat) => {
    const level = textAt(bots, seat);
    return {
      kind: level === null ? 'person' : 'bot',
      name: textAt(names, seat),
      level,
      here: false,
      stand_in: false,
      host: false,
    };
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
