/** What many games come to. */

import type { Decision } from '../wire/wire';
import type { FinishedGame } from './finished';

/** A line of a plot: mine, and beside it perhaps what others have. */
export interface PlotLine {
  name: string;
  value: number;
  other?: number;
}

/** How often I came where, from the first place to the last that anybody could have. */
export function places(games: readonly FinishedGame[]): number[] {
  const counts = Array.from({ length: Math.max(0, ...games.map(({ table }) => table.players)) }, () => 0);
  for (const { place } of games) counts[place - 1] = (counts[place - 1] ?? 0) + 1;
  return counts;
}

export const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** Rows of score sheets by seat. */
export type Rows = (result: Readonly<Record<string, unknown>>, seat: number) => Readonly<Record<string, number>>;

/** What a row brought me on average, and what it brought each of the others. */
export function rowsOf(games: readonly FinishedGame[], rows: Rows, nameOf: (row: string) => string): PlotLine[] {
  const sheets = games.map(({ table, seat }) =>
    table.seats.map((_, of) => ({ isMine: of === seat, sheet: rows(table.result ?? {}, of) })),
  );
  const names = new Set(sheets.flat().flatMap(({ sheet }) => Object.keys(sheet)));
  const mean = (row: string, mine: boolean): number =>
    average(
      sheets.flatMap((seats) => seats.filter(({ isMine }) => isMine === mine).map(({ sheet }) => sheet[row] ?? 0)),
    );
  return [...names].map((row) => ({ name: nameOf(row), value: mean(row, true), other: mean(row, false) }));
}

const MOST_FAVOURITES = 10;

/** The names that come most often, with how often in a game. */
export function favourites(named: readonly (readonly string[])[]): PlotLine[] {
  const counts = new Map<string, number>();
  for (const name of named.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_FAVOURITES)
    .map(([name, count]) => ({ name, value: count / named.length }));
}

/** A kind of decision that somebody is good at. */
export interface Strength {
  name: string;
  /** How many were clearly the best choice, of how many. */
  best: number;
  count: number;
}

/** The kind in which I found the best choice most often, but for the habit that costs most; null where there is none. */
export function strength(
  reviewed: readonly (readonly Decision[])[],
  nameOf: (verb: string) => string,
  habit = '',
): Strength | null {
  const kinds = new Map<string, Strength>();
  for (const { verdict, move } of reviewed.flat()) {
    const name = nameOf(String(move.do));
    const { best, count } = kinds.get(name) ?? { best: 0, count: 0 };
    kinds.set(name, { name, best: best + Number(verdict === 'best'), count: count + 1 });
  }
  const found = [...kinds.values()].filter(({ name, best }) => name !== habit && best > 0);
  return found.sort((one, other) => other.best - one.best)[0] ?? null;
}

/** What a decision of each kind costs on average, in parts of a win; kinds that cost nothing are left out. */
export function habits(reviewed: readonly (readonly Decision[])[], nameOf: (verb: string) => string): PlotLine[] {
  const costs = new Map<string, number[]>();
  for (const { verdict, cost, move } of reviewed.flat()) {
    const name = nameOf(String(move.do));
    costs.set(name, [...(costs.get(name) ?? []), verdict === 'cost' ? cost : 0]);
  }
  return [...costs]
    .map(([name, each]) => ({ name, value: average(each) }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value);
}
