/** The people this browser's owner has muted, by table and name. Nobody else learns of it. */

import { remember, remembered } from '../base/memory';

/** Older ones are forgotten. */
const MOST = 200;

let muted = $state.raw<readonly string[]>(read());

export function isMuted(table: string, name: string): boolean {
  return muted.includes(keyOf(table, name));
}

export function mute(table: string, name: string, wanted: boolean): void {
  const others = muted.filter((key) => key !== keyOf(table, name));
  muted = wanted ? [...others, keyOf(table, name)].slice(-MOST) : others;
  remember('muted', JSON.stringify(muted));
}

const keyOf = (table: string, name: string): string => `${table} ${name}`;

function read(): string[] {
  try {
    return JSON.parse(remembered('muted') ?? '[]') as string[];
  } catch {
    return []; // written by somebody else
  }
}
