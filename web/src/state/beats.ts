/** What happened, in beats: a few events that are looked at together. Which ones, and what is shown of them, says each
 * game's `beats.ts`; who shows them, and when, is the director. */

import { standing, WITHDRAWN } from '../wire/standing';
import type { GameEvent, Seat } from '../wire/view';

/** Something to be drawn: a card, a spell, a gem. */
export interface Thing {
  /** As the game's `bookThing` draws it. */
  id: number | string;
  name: string;
  /** How many there are of it; without a number, one. */
  count?: number;
  /** Small and round, not a card. */
  isToken?: boolean;
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

/** What a game's `beats.ts` says. */
export interface Telling<W extends { event(event: GameEvent): string }> {
  /** Neighbouring events of one group belong together; an event without a group goes by. */
  groupOf(event: GameEvent): string | null;
  /** Groups of which every event stands for itself. */
  single: ReadonlySet<string>;
  /** What is shown of each group; nothing, if there is nothing to say. */
  scenes: Readonly<Record<string, (moment: Moment<W>) => Scene | null>>;
}

/** All of a beat but its place. */
export type Scene = Omit<Beat, 'from'>;

/** Events that belong together, and what came before them. */
export class Moment<W extends { event(event: GameEvent): string }> {
  readonly events: GameEvent[] = [];

  constructor(
    readonly group: string,
    readonly from: number,
    private readonly history: readonly GameEvent[],
    readonly wording: W,
  ) {}

  all<Event>(name: string): (Event & GameEvent)[] {
    return this.events.filter(({ event }) => event === name) as (Event & GameEvent)[];
  }

  first<Event>(): Event {
    return this.events[0] as Event;
  }

  /** The last one like this before these events. */
  before(isMeant: (event: GameEvent) => boolean): GameEvent | undefined {
    return this.history.slice(0, this.from).findLast(isMeant);
  }

  /** What the events of these names say; all of them, if none is named. */
  lines(...names: string[]): string[] {
    const told = this.events.filter(({ event }) => !names.length || names.includes(event));
    return told.map((event) => this.wording.event(event)).filter(Boolean);
  }

  /** A caption with what the events say. */
  caption(holds: number, ...figures: Figure[]): Scene | null {
    const lines = this.lines();
    return lines.length ? { title: '', lines, figures, form: 'line', holds } : null;
  }
}

export function tell<W extends { event(event: GameEvent): string }>(
  history: readonly GameEvent[],
  from: number,
  wording: W,
  { groupOf, single, scenes }: Telling<W>,
): Beat[] {
  const moments: Moment<W>[] = [];
  const counts = new Set(standing(history));
  for (let i = from; i < history.length; i++) {
    const event = history[i] as GameEvent;
    const isWithdrawn = event.event === WITHDRAWN;
    const group = isWithdrawn ? WITHDRAWN : groupOf(event);
    if (group === null || !(isWithdrawn || counts.has(event))) continue;
    const last = moments[moments.length - 1];
    if (last?.group !== group || single.has(group)) moments.push(new Moment(group, i, history, wording));
    moments[moments.length - 1]?.events.push(event);
  }
  return moments.flatMap((moment) => {
    const scene = moment.group === WITHDRAWN ? moment.caption(WITHDRAWN_MS) : scenes[moment.group]?.(moment);
    return scene ? [{ from: moment.from, ...scene }] : [];
  });
}

/** How long it is told that somebody has taken a move back. */
const WITHDRAWN_MS = 1200;

/** Where the round before the present one begins. */
export function lastRoundOf(history: readonly GameEvent[]): number {
  const starts = history.flatMap(({ event }, i) => (event === 'round' ? [i] : []));
  return starts[starts.length - 2] ?? 0;
}

/** Further behind, only the last round is told. */
const MOST_ROUNDS = 2;

/** Where telling goes on for somebody who was told everything before `from`. */
export function resumeFrom(from: number, history: readonly GameEvent[]): number {
  const rounds = history.slice(from).filter(({ event }) => event === 'round').length;
  return rounds > MOST_ROUNDS ? lastRoundOf(history) : from;
}
