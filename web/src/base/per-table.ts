/** A number that this browser keeps for each of the tables it has shown last. */

import { remember, remembered } from './memory';

/** Older tables are forgotten. */
const MOST_TABLES = 40;

export class PerTable {
  constructor(private readonly name: string) {}

  get(table: string): number | undefined {
    return this.#read().get(table);
  }

  set(table: string, value: number): void {
    const kept = this.#read();
    if (kept.get(table) === value) return;
    kept.delete(table); // the newest one stands last
    kept.set(table, value);
    remember(this.name, JSON.stringify([...kept].slice(-MOST_TABLES)));
  }

  #read(): Map<string, number> {
    try {
      return new Map(JSON.parse(remembered(this.name) ?? '[]') as [string, number][]);
    } catch {
      return new Map(); // written by somebody else
    }
  }
}
