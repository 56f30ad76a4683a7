/**
 * Deals that can be checked: the same as kernel/deal.py, in which the reasons stand. There is no rule here: what there is to
 * be drawn shows in an outcome, in the bags, or stands beside it as candidates.
 */

import { hexOf } from '../base/hex';
import { sorted } from '../wire/same';
import type { Move } from '../wire/view';
import { hmac, sha256 } from './sha256';

/** Of older tables: salts were added openly, and counted by seat. */
export const FIRST_DEAL_FORMAT = 'serai-deal/1';
export const DEAL_FORMAT = 'serai-deal/2';

type Entry = string | number;
/** What the arguments of chance moves are drawn from, where no outcome shows it. */
export type Bags = Record<string, readonly Entry[]>;
export type Salts = readonly (string | null)[];

const WORDS = 2 ** 32;
const WORD = 4;

/** The public commitment to a secret, together with the table that it was made for. */
export const commitment = (secret: string, terms: object): string => digest({ ...terms, secret });

/** The seal of a salt: it fits only this salt, and the commitment that its player has seen. */
export const sealed = (salt: string, promise: string): string => digest({ commitment: promise, salt });

/** What the record of a table of the first format says of its salts. */
export const frozen = (salts: Salts): string => digest(salts);

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const fromHex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** The fingerprint of a text, in hexadecimal digits. */
export const hashOf = (text: string): string => hexOf(sha256(bytesOf(text)));

const digest = (value: unknown): string => hashOf(sorted(value));

/** All chance of one table. */
export class Draws {
  readonly #key: Uint8Array;

  constructor(
    secret: string,
    salts: Salts,
    private readonly bags: Bags,
    format = DEAL_FORMAT,
  ) {
    const counted = format === FIRST_DEAL_FORMAT ? salts : salts.filter((salt) => salt !== null).sort();
    this.#key = hmac(fromHex(secret), bytesOf(sorted(counted)));
  }

  /**
   * The chance move number `number` of a game, counted from 0, in place of an outcome that has the same parts. Where not
   * all of the candidates are drawn, they are named.
   */
  outcome(drawn: Move, number: number, candidates: Bags = {}): Move {
    const parts = Object.entries(drawn).filter(([key]) => key !== 'seat' && key !== 'do');
    const from = { ...candidates, ...this.bags };
    const mixed = parts.map(([key, value]) => [
      key,
      mix(value, from[key], this.#numbers(`${drawn.do}/${key}/${number}`)),
    ]);
    return { ...drawn, ...Object.fromEntries(mixed) } as Move;
  }

  /** Two numbers of 32 bits for the bot of a seat that decides after this many moves. */
  seed(seat: number, number: number): readonly [number, number] {
    const numbers = this.#numbers(`bot/${seat}/${number}`);
    return [numbers.next().value, numbers.next().value];
  }

  /** Numbers below 2 ** 32 for one part of one move, without end. */
  *#numbers(what: string): Generator<number, never> {
    for (let block = 0; ; block++) {
      const made = new DataView(hmac(this.#key, bytesOf(`${what}/${block}`)).buffer);
      for (let at = 0; at < made.byteLength; at += WORD) yield made.getUint32(at);
    }
  }
}

function mix(value: unknown, candidates: readonly Entry[] | undefined, numbers: Iterator<number>): unknown {
  if (Array.isArray(value)) return shuffled(candidates ?? (value as Entry[]), numbers).slice(0, value.length);
  if (typeof value === 'object' && value !== null) {
    const lots = Object.entries(value as Record<string, Entry[]>).sort(([one], [other]) => order(one, other));
    const pile = shuffled(candidates ?? lots.flatMap(([, lot]) => lot), numbers);
    return Object.fromEntries(lots.map(([place, lot]) => [place, pile.splice(0, lot.length)]));
  }
  const bag = candidates ?? [];
  return bag[below(bag.length, numbers)];
}

const order = (one: Entry, other: Entry): number => (one < other ? -1 : one > other ? 1 : 0);

function shuffled(entries: readonly Entry[], numbers: Iterator<number>): Entry[] {
  const pile = [...entries].sort(order);
  for (let last = pile.length - 1; last > 0; last--) {
    const place = below(last + 1, numbers);
    [pile[last], pile[place]] = [pile[place] as Entry, pile[last] as Entry];
  }
  return pile;
}

/** A number from 0 to bound - 1, each equally likely: numbers of the last, incomplete row are passed over. */
function below(bound: number, numbers: Iterator<number>): number {
  const complete = WORDS - (WORDS % bound);
  for (;;) {
    const { value } = numbers.next() as { value: number };
    if (value < complete) return value % bound;
  }
}
