/** What this device knows of the daily deals: the table of a day, and what is left of it when that was put away. */

import { dailyId } from '../local/messages';
import { remember, remembered } from '../base/memory';
import { outcomeOf, pointsOf } from '../games/outcome';
import type { MyTable, Table } from '../wire/wire';

/** How a game of the daily deal has ended. */
export interface Ending {
  place: number;
  points: number;
  players: number;
  /** What the best of the table has. */
  most: number;
}

export interface Daily {
  /** `away`: begun, and put away before its end. */
  state: 'new' | 'running' | 'over' | 'away';
  /** Null where nothing but the ending is left. */
  table: Table | null;
  ending: Ending | null;
}

/** By game and day: whether the deal was begun, and how it has ended. */
type Marks = Record<string, { ending?: Ending | null }>;

const NAME = 'daily';
const MOST = 60;

/** How the deal of a day stands, from the tables of this device. */
export function dailyOf(game: string, day: string, tables: readonly MyTable[]): Daily {
  const table = tables.find((mine) => mine.table.id === dailyId(game, day))?.table;
  if (table?.status === 'running') return { state: 'running', table, ending: null };
  if (table) {
    const ending = endingOf(table);
    mark(game, day, ending);
    return { state: 'over', table, ending };
  }
  const known = marks()[`${game}/${day}`];
  if (!known) return { state: 'new', table: null, ending: null };
  return { state: known.ending ? 'over' : 'away', table: null, ending: known.ending ?? null };
}

function endingOf(table: Table): Ending | null {
  const outcome = outcomeOf(table, 0);
  return outcome && { ...outcome, players: table.players, most: Math.max(...pointsOf(table)) };
}

/** Remember that a deal was begun, and how it has ended. */
export function mark(game: string, day: string, ending: Ending | null): void {
  const key = `${game}/${day}`;
  if (!ending && marks()[key]) return;
  const { [key]: _, ...others } = marks();
  remember(NAME, JSON.stringify(Object.fromEntries([...Object.entries(others), [key, { ending }]].slice(-MOST))));
}

function marks(): Marks {
  try {
    return JSON.parse(remembered(NAME) ?? '{}') as Marks;
  } catch {
    return {};
  }
}
