/** A printed game that is being played on a table nearby. What is known of it stays on this device. */

import { local } from '../../../transport/local';
import { fromNumbers, toNumbers } from '../../../local/engine/numbers';
import { remember, remembered } from '../../../base/memory';
import { hasServer } from '../../../state/server.svelte';
import { api } from '../../../transport/api';
import { Refusal } from '../../../wire/refusal';
import type { Options } from '../state/as-played';
import type { AmulettEdition } from '../state/edition';
import { unpack, type Handed } from './handing';
import { Act, House, KNOWN, RECKONED, Reason, Step, type Entry, type Known, type Reckoned } from './record';

export const FEWEST = 3;
export const MOST = 6;
const GAME = 'amulett';
const NAME = 'companion';
const MOST_UNDONE = 100;

interface StoredEvening {
  names: string[];
  /** The numbers of what is known; the latest come last. */
  known: number[][];
}

/** What can be entered with an act; what is left out is none. */
export type Entered = Partial<Entry>;

export class Evening {
  names = $state<string[]>(Array.from({ length: MOST }, () => ''));
  known = $state.raw<Known>(fromNumbers([], KNOWN));
  reckoned = $state.raw<Reckoned>(fromNumbers([], RECKONED));
  /** Whether a game has begun. */
  isOpen = $state(false);
  /** Nobody here can reckon: no engine on this device, and no server. */
  refusal = $state.raw<Refusal | null>(null);
  #past = $state.raw<number[][]>([]);

  constructor(
    readonly edition: AmulettEdition,
    /** Whether the party can be followed. */
    readonly hasMap: boolean,
  ) {
    const kept = read();
    if (!kept) return;
    this.names = kept.names;
    this.#past = kept.known.slice(0, -1);
    const last = kept.known.at(-1);
    if (last) void this.#send(last, Act.LOOK, false);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** The seats clockwise. */
  get seats(): number[] {
    return Array.from({ length: this.known.players }, (_, seat) => seat);
  }

  /** The spells before a seat, by their ids. */
  spellsOf(seat: number): string[] {
    return this.spellIds.filter((id) => this.known.owner[this.numberOf(id)] === seat + 1);
  }

  /** Who has won, and by which aim. */
  get winner(): { seat: number; reason: 'seven_colours' | 'eight_gems' } | undefined {
    const seat = this.seats.find((one) => this.reckoned.seats[one]?.aim);
    if (seat === undefined) return undefined;
    const isBoth = this.reckoned.seats[seat]?.aim === Reason.SEVEN_COLOURS;
    return { seat, reason: isBoth ? 'seven_colours' : 'eight_gems' };
  }

  /** The options of the table that are house rules. */
  get options(): Options {
    const names = Object.entries(House).filter(([, bit]) => this.known.house & bit);
    return Object.fromEntries(
      names.map(([name]) => {
        const end = name.lastIndexOf('_');
        return [name.slice(0, end).toLowerCase(), name.slice(end + 1).toLowerCase()];
      }),
    );
  }

  get spellIds(): string[] {
    return [...this.edition.spells.keys()];
  }

  /** Spells count from 1, in the order of the edition. */
  numberOf(spell: string): number {
    return this.spellIds.indexOf(spell) + 1;
  }

  /** A new game with the same people. */
  async begin(players: number, start: number, options: Options): Promise<void> {
    const known = fromNumbers<Known>([], KNOWN);
    const metals = [...this.edition.metals, 'joker'];
    for (const [place, spell] of [...this.edition.spells.values()].entries()) {
      known.cost[place + 1] = spell.cost;
      known.income[place + 1] = metals.map((metal) => spell.income[metal] ?? 0);
    }
    await this.#send(
      toNumbers({ ...known, players, start, house: houseOf(options), step: Step.DEAL_SPELLS }, KNOWN),
      Act.BEGIN,
      false,
    );
    if (!this.hasMap) await this.correct((begun) => (begun.party = 0));
    this.#past = [];
    this.keep();
  }

  /** Something happened at the table, or somebody asks what follows. */
  async tell(act: number, entered: Entered = {}): Promise<boolean> {
    const nothing = fromNumbers<Known>([], KNOWN).entry;
    return this.#send(toNumbers({ ...this.known, entry: { ...nothing, ...entered } }, KNOWN), act, true);
  }

  /** Somebody knows better: any number can be set. */
  async correct(change: (known: Known) => void): Promise<boolean> {
    const known = fromNumbers<Known>(toNumbers(this.known, KNOWN), KNOWN);
    change(known);
    return this.#send(toNumbers(known, KNOWN), Act.LOOK, true);
  }

  async undo(): Promise<void> {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    await this.#send(last, Act.LOOK, false);
    this.keep();
  }

  /** What another phone needs to go on from here. */
  get handed(): Handed {
    return { names: [...this.names], known: toNumbers(this.known, KNOWN) };
  }

  /** Go on with a game from another phone; whether that was one. */
  async take(mark: string): Promise<boolean> {
    const handed = await unpack(mark);
    if (handed?.names.length !== MOST || !(await this.#send(handed.known, Act.LOOK, false))) return false;
    this.names = handed.names;
    this.#past = [];
    this.keep();
    return true;
  }

  /** Back to the beginning; the names stay. */
  close(): void {
    this.isOpen = false;
    this.#past = [];
    remember(NAME, JSON.stringify({ names: this.names, known: [] } satisfies StoredEvening));
  }

  keep(): void {
    const known = this.isOpen ? [...this.#past, toNumbers(this.known, KNOWN)] : [];
    remember(NAME, JSON.stringify({ names: this.names, known } satisfies StoredEvening));
  }

  async #send(numbers: number[], act: number, canBeUndone: boolean): Promise<boolean> {
    const before = toNumbers(this.known, KNOWN);
    try {
      // Numbers stored by an older version may lack some at the end.
      const answer = await reckon(toNumbers(fromNumbers(numbers, KNOWN), KNOWN), act);
      if (canBeUndone) this.#past = [...this.#past, before].slice(-MOST_UNDONE);
      this.known = fromNumbers(answer.known, KNOWN);
      this.reckoned = fromNumbers(answer.reckoned, RECKONED);
      this.isOpen = true;
      this.refusal = null;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.refusal = fault;
      return false;
    }
    if (canBeUndone) this.keep();
    return true;
  }
}

/** The house rules as the bits of a number: each is called by its option and the word chosen. */
function houseOf(options: Options): number {
  const chosen = new Set(Object.entries(options).map(([option, word]) => `${option}_${String(word)}`.toUpperCase()));
  return Object.entries(House).reduce((bits, [name, bit]) => (chosen.has(name) ? bits | bit : bits), 0);
}

/** On this device; a server helps out as long as it has no engine to give. */
async function reckon(known: number[], act: number): Promise<{ known: number[]; reckoned: number[] }> {
  const unsound = {
    rule: null,
    reason: 'what was entered cannot be',
    message: 'amulett-companion-unsound',
    arguments: {},
  };
  try {
    const answer = await local.companion(GAME, known, act);
    if (answer) return answer;
  } catch (fault) {
    if (!(fault instanceof Refusal) || !hasServer()) throw fault;
    return api.companion({ game: GAME, known, act });
  }
  throw new Refusal(unsound);
}

function read(): StoredEvening | null {
  try {
    const kept = JSON.parse(remembered(NAME) ?? '') as StoredEvening;
    return kept.names.length === MOST && Array.isArray(kept.known) ? kept : null;
  } catch {
    return null;
  }
}
