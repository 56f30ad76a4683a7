/**
 * A game's engine: WebAssembly that was compiled from the text of the rules (serai/wasm). Bytes are laid into its memory,
 * functions are called, and what they write is read. There is no rule here.
 */

import { same } from '../../wire/same';
import type { Description } from './description';
import { LocalRefusal } from './refusal';
import { EngineTable, type Exports } from './table';

export class Engine {
  constructor(
    readonly module: WebAssembly.Module,
    readonly description: Description,
  ) {}

  /** The number of players, if the game allows it. */
  checkPlayers(players: unknown): number {
    const sizes = this.description.tables.map((table) => table.players);
    const found = sizes.find((size) => size === players);
    if (found !== undefined) return found;
    const range = { fewest: Math.min(...sizes), most: Math.max(...sizes) };
    throw new LocalRefusal(
      `${this.description.game}-refuse-players`,
      'the game does not allow this number of players',
      range,
    );
  }

  /** The largest game has all cards. */
  get mostPlayers(): number {
    return Math.max(...this.description.tables.map(({ players }) => players));
  }

  /** All options with their defaults; house rules only where they are not the default, as the server names them. */
  checkOptions(options: object): Record<string, unknown> {
    const { defaults, tables, house, game } = this.description;
    const [plain, ruled] = apart({ ...defaults, ...options }, house);
    const played = Object.keys(house).filter((rule) => rule in ruled && ruled[rule] !== house[rule]?.default);
    const found = tables.find((table) => same(table.options, plain));
    if (found && played.every((rule) => String(ruled[rule]) in (house[rule]?.turned ?? {})))
      return { ...found.options, ...Object.fromEntries(played.map((rule) => [rule, ruled[rule]])) };
    throw new LocalRefusal('ui-record-options', `${game} has no such options: ${JSON.stringify(options)}`);
  }

  /** A table before its first chance move; null where there is none with these options. */
  async lay(players: number, options: Record<string, unknown>): Promise<EngineTable | null> {
    const { house, tables } = this.description;
    const [plain, ruled] = apart(options, house);
    const wanted = JSON.stringify(plain);
    const found = tables.find((entry) => entry.players === players && JSON.stringify(entry.options) === wanted);
    const turned = Object.entries(ruled).map(([rule, word]) => house[rule]?.turned[String(word)]);
    if (!found || turned.includes(undefined)) return null;
    const { exports } = await WebAssembly.instantiate(this.module, {});
    const table = new EngineTable(exports as unknown as Exports, this.description, players);
    table.put(0, this.description.memory);
    for (const [at, bytes] of found.differences) table.put(at, bytes);
    for (const [at, bits] of turned.flatMap((bits) => bits ?? [])) table.turn(at, bits);
    return table;
  }
}

/** Options without house rules, and the house rules among them. */
function apart(options: object, house: object): [Record<string, unknown>, Record<string, unknown>] {
  const entries = Object.entries(options);
  return [
    Object.fromEntries(entries.filter(([option]) => !(option in house))),
    Object.fromEntries(entries.filter(([option]) => option in house)),
  ];
}
