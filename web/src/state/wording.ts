/**
 * From facts and their kinds to sentences, for every game: as src/serai/games/wording.py does it for the terminal, where
 * it is explained what a message gets for an argument. The files in tests/words/golden hold both sides together.
 */

import type { GameEvent, Move, Seat, View } from '../wire/view';
import type { Alternative, Hint, Moment, Refusal as RefusalBody, Why } from '../wire/wire';
import { WITHDRAWN } from '../wire/standing';
import { knows, listed, say, type Arguments } from '../base/words.svelte';

/** A noun; followed by `[]` if there are several, and by `{}` if each has a number. */
type Kind = string;

/** What the arguments of a game's events and of its other messages are. */
export interface KindTable {
  events: Readonly<Record<string, Readonly<Record<string, Kind>>>>;
  arguments: Readonly<Record<string, Kind>>;
  /** Of the reasons of hints and reviews. */
  reasons: Readonly<Record<string, Readonly<Record<string, Kind>>>>;
}

/** For a noun and a thing the arguments of the message `<game>-<noun>`; nothing for what the edition does not have. */
export type Namer = (noun: string, thing: never) => Arguments | undefined;

export type Facts = Readonly<Record<string, unknown>>;

interface SteppedView extends View {
  step: string;
}

const PLAIN = new Set(['number', 'truth', 'word', 'data']);
const MOST_PRINTED = 10 ** 12;
/** Wins in 100 games by which a move is clearly better, though nobody can say why in a few words. */
const FAR = 4;

/** The common part of all games' wordings. A game names its things and says what its requests mention. */
export abstract class GameWording<V extends SteppedView, R extends { winners: Seat[] }> {
  constructor(
    readonly game: string,
    /** How seats are called. */
    readonly names: (seat: Seat) => string,
    /** Who reads; null for somebody who only watches. */
    readonly me: () => Seat | null,
    readonly kinds: KindTable,
    readonly namer: Namer,
  ) {}

  /** The arguments of requests besides the people asked. */
  protected abstract situation(view: V): Facts;

  /** The arguments of the outcome besides the winners. */
  protected abstract grounds(result: R): Facts;

  /** One event, or nothing where it needs no words. */
  event({ event, ...facts }: GameEvent): string {
    if (event === WITHDRAWN) return say('ui-withdrawn', this.#argument('seat', facts.seat, 'seat'));
    const kinds = this.kinds.events[event] ?? {};
    const absent = Object.fromEntries(Object.keys(kinds).map((name) => [name, null]));
    return say(this.#message('event', event), this.#arguments({ ...absent, ...facts }, kinds));
  }

  /** The one sentence that says what is asked of me, or whom we wait for. */
  asked(view: V): string {
    const { step, awaited } = view;
    const me = this.me();
    if (!awaited.length) return say(this.#message('wait', step === 'over' ? 'over' : 'chance'));
    const facts = { seat: awaited[0], seats: awaited, ...this.situation(view) };
    return this.tell(this.#message(me !== null && awaited.includes(me) ? 'ask' : 'wait', step), facts);
  }

  /** A legal move as an entry of a list. */
  choice({ seat: _, do: verb, ...facts }: Move): string {
    return this.tell(this.#message('choice', verb), facts);
  }

  /** A good move, and why. */
  advice(hint: Hint): string {
    return adviceOf(
      hint,
      (move) => this.button(move),
      (why) => this.reason(why, hint.move),
    );
  }

  /** Why another move of a review is better or worse than the one that was made; empty if nobody can tell. */
  reasons({ why, move }: Pick<Alternative, 'why' | 'move'>): string {
    return why ? this.reason(why, move) : '';
  }

  /** What a decision of a review was about, such as an auction and what was sold there. */
  moment({ decision, stake }: Moment): string {
    const facts = stake ? this.#reasonArguments(stake) : {};
    return say(`${this.game}-moment`, { ...facts, verb: String(decision.move.do), stake: stake?.reason ?? '' });
  }

  /** A reason; `$named` says whether a move before it has named its first thing, and `$verb` what that move does. */
  reason(why: Why, move: Facts = {}): string {
    const named = String(Object.values(move).includes(Object.values(why.arguments)[0]));
    const verb = String(move['do'] ?? '');
    return say(this.#message('reason', why.reason), { ...this.#reasonArguments(why), named, verb });
  }

  #reasonArguments({ reason, arguments: facts }: Why): Arguments {
    return this.#arguments(facts, this.kinds.reasons[reason] ?? {});
  }

  /** The text of the button that plays a move; hints begin with it. */
  button(move: Move): string {
    return this.choice(move);
  }

  /** Why a move was refused, and what to do instead. */
  refusal({ message, arguments: facts }: RefusalBody): string {
    return this.tell(message, facts);
  }

  /** Who wins, and why. */
  outcome(result: R): string {
    const { winners } = result;
    const text = this.tell(`${this.game}-outcome`, { seat: winners[0], winners, ...this.grounds(result) });
    return text.charAt(0).toUpperCase() + text.slice(1); // it may begin with a small "you"
  }

  /** Any message but an event's, with facts that are named as in the game's table. */
  tell(message: string, facts: Facts): string {
    return say(message, this.#arguments(facts, this.kinds.arguments));
  }

  #message(what: string, name: string): string {
    return `${this.game}-${what}-${name.replaceAll('_', '-')}`;
  }

  #arguments(facts: Facts, kinds: Readonly<Record<string, Kind>>): Arguments {
    return Object.assign(
      {},
      ...Object.entries(facts).map(([name, value]) => this.#argument(name, value, kinds[name])),
    ) as Arguments;
  }

  #argument(name: string, value: unknown, kind = 'word'): Arguments {
    if (PLAIN.has(kind)) return { [name]: plain(value) };
    const noun = kind.replace(/\W+$/, '');
    const things = thingsOf(noun, kind, value);
    const words = this.#words(noun, kind, things);
    const found: Arguments = {
      [name]: listed(words),
      [`${name}_or`]: listed(words, 'disjunction'),
      [`${name}_count`]: things.reduce((sum, [, count]) => sum + count, 0),
    };
    if (noun === 'seat') {
      const isReader = things.some(([seat]) => seat === this.me());
      found[name === 'seat' ? 'who' : `${name}_who`] = isReader ? 'you' : 'other';
    }
    return found;
  }

  #words(noun: string, kind: Kind, things: readonly Counted[]): string[] {
    if (kind.endsWith('{}')) return things.map(([thing, count]) => this.thing(noun, thing, count, '-counted'));
    const ids = things.map(([thing]) => thing);
    if (PLAIN.has(noun)) return ids.map((id) => String(plain(id)));
    if (noun === 'seat') return ids.map((seat) => (kind === noun ? this.names(seat as Seat) : this.seat(seat as Seat)));
    return this.grouped(noun, ids);
  }

  /** "you", or a name. */
  seat(seat: Seat): string {
    return seat === this.me() ? say('ui-you') : this.names(seat);
  }

  /** Things by their names; those of the same name stand together. */
  grouped(noun: string, things: readonly unknown[]): string[] {
    const named = new Map<string, unknown[]>();
    for (const thing of things) {
      const name = this.thing(noun, thing);
      named.set(name, [...(named.get(name) ?? []), thing]);
    }
    return [...named].map(([name, same]) => (same.length === 1 ? name : this.thing(noun, same[0], same.length)));
  }

  /** A thing of the game inside a sentence. */
  thing(noun: string, thing: unknown, count = 1, form = ''): string {
    const named = this.namer(noun, thing as never);
    if (named) return say(`${this.game}-${noun}${form}`, { count, ...named });
    const unknown = `${this.game}-${noun}-unknown`;
    return knows(unknown) ? say(unknown) : String(thing);
  }
}

/** What is advised, why, and what else was close. */
export function adviceOf(hint: Hint, named: (move: Move) => string, reason: (why: Why) => string): string {
  const { why } = hint;
  const move = named(hint.move as unknown as Move);
  if (!hint.other) return say('ui-hint-move', { move });
  const lead = percent(hint.win) - percent(hint.other_win);
  const kind = lead < 1 ? 'same' : why ? 'why' : lead < FAR ? 'close' : 'clear';
  return say(`ui-hint-${kind}`, { move, other: named(hint.other as unknown as Move), why: why ? reason(why) : '' });
}

export const percent = (share: number): number => Math.round(100 * share);

/** A thing, and how many there are of it. */
type Counted = readonly [unknown, number];

/** The text of an argument. Nothing is an empty text, too, and a seat below 0 is nobody. */
function thingsOf(noun: string, kind: Kind, value: unknown): Counted[] {
  if (value === null || value === undefined || value === '' || (noun === 'seat' && value === -1)) return [];
  if (kind.endsWith('{}')) return Object.entries(value as Record<string, number>);
  return (kind.endsWith('[]') ? (value as unknown[]) : [value]).map((thing) => [thing, 1]);
}

/** Make text safe for messages: input must not break the message that refuses it. */
function plain(value: unknown): string | number {
  if (typeof value === 'number') return Math.abs(value) > MOST_PRINTED ? '…' : value;
  return value === null || value === undefined ? '' : String(value);
}
