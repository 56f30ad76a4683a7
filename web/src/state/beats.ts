/** What happened, in beats: a few events that are looked at together. Which ones, and what is shown of them, says each
 * game's `beats.ts`; who shows them, and when, is the director. */

import type { GameEvent, Seat } from '../wire/view';

/** Something to be drawn: a card, a spell, a gem. */
export interface Thing {
  /** As the game's `bookThing` draws it. */
  id: number | string;
  name: string;
  /** How many there are of it; without a number, one. */
  count?: number;
}

export interface Figure {
  /** Whose it is, or who does something. */
  seat?: Seat;
  things: readonly Thing[];
  /** Where it goes, or what it takes: an arrow leads there. */
  to?: { seat?: Seat; things?: readonly Thing[] };
  /** A few words below it. */
  note?: string;
}

export interface Beat {
  /** The place of its first event in the history. */
  from: number;
  title: string;
  /** Whole sentences. */
  lines: readonly string[];
  figures: readonly Figure[];
  /** `stage`: large, over the table; `line`: a caption, while the table itself shows what changes. */
  form: 'stage' | 'line';
  /** How long it is to be seen at the normal tempo, in ms. */
  holds: number;
  /** Everything lies face down and turns together. */
  turns?: boolean;
}

/** The beats of a history, from an event on. */
export type Script = (history: readonly GameEvent[], from: number) => Beat[];

/** Events that belong together, and where the first of them stands. */
export interface Group {
  name: string;
  from: number;
  events: readonly GameEvent[];
}

/** Neighbouring events of the same name become a group; those without a name go by. */
export function grouped(
  history: readonly GameEvent[],
  from: number,
  nameOf: (event: GameEvent) => string | null,
  /** Groups of which every event stands for itself. */
  single: ReadonlySet<string>,
): Group[] {
  const groups: { name: string; from: number; events: GameEvent[] }[] = [];
  let open: string | null = null;
  for (let i = from; i < history.length; i++) {
    const event = history[i] as GameEvent;
    const name = nameOf(event);
    if (name === null) continue;
    if (name === open && !single.has(name)) groups[groups.length - 1]?.events.push(event);
    else groups.push({ name, from: i, events: [event] });
    open = name;
  }
  return groups;
}

/** Where the round before the present one begins. */
export function lastRoundOf(history: readonly GameEvent[]): number {
  const starts = history.flatMap(({ event }, i) => (event === 'round' ? [i] : []));
  return starts[starts.length - 2] ?? 0;
}
