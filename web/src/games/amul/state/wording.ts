/** Āmul in words: what its things are called, what requests and outcomes mention, and why a card scores what it scores.
 * state/wording.ts says how facts become the arguments of a message. */

import { GameWording, type Facts } from '../../../state/wording';
import { inLanguage, language, listed, say, type Arguments } from '../../../base/words.svelte';
import type { Move, Seat } from '../../../wire/view';
import type { AmulEdition } from './edition';
import { KINDS } from '../data/kinds';
import type { Majority, Reason, Selection } from './reasons';
import type { AmulResult, AmulView, Worth } from './view';

const OPERATORS: Record<string, string> = { '>=': 'at-least', '<=': 'at-most', '==': 'exactly' };

export class AmulWording extends GameWording<AmulView, AmulResult> {
  constructor(
    readonly edition: AmulEdition,
    names: (seat: Seat) => string,
    me: () => Seat | null,
  ) {
    super('amul', names, me, KINDS, (noun, thing) => named(edition, noun, thing));
  }

  /** Where an effect takes from, and the reader's own sealed choice. */
  protected situation({ seats, awaited }: AmulView): Facts {
    const me = this.me();
    return { place: seats[awaited[0] ?? 0]?.effect, card: me === null ? null : seats[me]?.choice };
  }

  override button(move: Move): string {
    const card = cardOf(move);
    if (card === null) return say('amul-choice-nothing');
    return say(`ui-amul-do-${move.do}`, { card: this.edition.name(card) });
  }

  /** A12.2: points, and those who had as many but less prowess. */
  protected grounds({ winners, scores, prowess }: AmulResult): Facts {
    const best = winners[0] ?? 0;
    const tied = [...scores.keys()].filter((seat) => scores[seat] === scores[best]);
    return { points: scores[best], prowess: prowess[best], others: tied.filter((seat) => !winners.includes(seat)) };
  }

  /** A12: the rule that decided. */
  whyOutcome(result: AmulResult): string {
    return this.tell('amul-why-outcome', { winners: result.winners, ...this.grounds(result) });
  }

  /** What a card changes in the reader's points, in one number. */
  worth({ fate, sure, unsure }: Worth): string {
    const certain = unsure ? 'open' : sure ? 'sure' : 'none';
    return say('ui-amul-worth', { fate, certain, points: signed(sure + unsure) });
  }

  /** The same, and how much of it others cannot change. */
  worthInParts({ fate, sure, unsure }: Worth): string {
    const parts = sure ? (unsure ? 'both' : 'sure') : unsure ? 'unsure' : 'none';
    return say('amul-worth', { fate, parts, sure: signed(sure), unsure: signed(unsure) });
  }

  /** One power of a card in words, spoken to the owner of the area. */
  why(reason: Reason, kind: string): string {
    const args: Arguments = {
      kind: this.thing('kind', kind),
      worth: points(reason.points),
    };
    for (const [name, value] of Object.entries(reason)) {
      if (typeof value === 'number' || typeof value === 'string') args[name] = value;
    }
    if (reason.select) {
      args.what = this.#what(reason as Selection);
      args.where = say('amul-where', { scope: reason.scope ?? '' });
    }
    if (reason.each !== undefined) args.each = points(reason.each);
    if (reason.conditions) {
      const unmet = reason.conditions.filter((condition) => !condition.met);
      args.conditions = listed(
        (unmet.length ? unmet : reason.conditions).map((condition) => this.#condition(condition)),
      );
    }
    if (reason.others) {
      args.others = reason.others
        .map(({ seat, count }) => say('amul-why-compare-other', { seat: this.names(seat), count }))
        .join(', ');
    }
    if (reason.goods) {
      const lacking = missing(reason);
      args.goods = listed(this.grouped('kind', lacking.length ? lacking : [...new Set(reason.goods)]));
    }
    return say(reason.message, args);
  }

  majority(reason: Majority): string {
    const what = this.#what({ select: { traits: [reason.trait] }, counted: 'symbols', count: reason.count });
    const ties = reason.last - reason.first;
    const shared = ties === 0 ? 'no' : ties === 1 ? 'two' : 'more';
    return say(reason.message, { what, first: reason.first, last: reason.last, shared });
  }

  #condition(condition: Selection & { scope: string; op: string; value: number }): string {
    return say('amul-condition', {
      what: this.#what(condition),
      where: say('amul-where', { scope: condition.scope }),
      op: OPERATORS[condition.op] ?? '',
      value: condition.value,
    });
  }

  /** What was counted: "3 Gem cards", "2 Arab symbols". */
  #what({ select, counted, count }: Selection): string {
    const any = (words: readonly string[] | null | undefined, message: string, argument: string): string =>
      listed(
        (words ?? []).map((word) => say(message, { [argument]: word, count })),
        'disjunction',
      );
    const wrapped = (part: string, words: string): string => (words ? say(`amul-what-${part}`, { [part]: words }) : '');
    const parts = {
      colours: any(select.colours, 'amul-colour', 'colour'),
      decks: wrapped('decks', any(select.decks, 'amul-place', 'place')),
      positions: wrapped('positions', any(select.positions, 'amul-position', 'position')),
      kinds: listed(this.grouped('kind', select.kinds ?? []), 'disjunction'),
    };
    const symbols = any(select.traits, 'amul-symbols', 'trait');
    if (counted === 'symbols') {
      const on = Object.values(parts).some(Boolean) ? say('amul-what-on', parts) : '';
      return say('amul-what-symbols', { count, symbols, on });
    }
    if (symbols) parts.positions += ` ${say('amul-what-with', { symbols })}`;
    return say('amul-what-cards', { count, ...parts });
  }
}

/** The card that a move is about; null for taking nothing. */
function cardOf({ card, take }: Move): number | null {
  return ((card ?? take) as number | null | undefined) ?? null;
}

/** What Āmul's things are called. */
function named(edition: AmulEdition, noun: string, thing: unknown): Arguments | undefined {
  if (noun === 'card') {
    const card = edition.cards.get(thing as number);
    return card && { card: inLanguage(card.kind.name) };
  }
  if (noun === 'kind') {
    const kind = edition.kinds.get(thing as string);
    return kind && { kind: inLanguage(kind.name) };
  }
  return { [noun]: thing as string };
}

/** A difference with its sign. */
export function signed(difference: number): string {
  const sign = difference < 0 ? '−' : difference > 0 ? '+' : '±';
  return `${sign}${Math.abs(difference).toLocaleString(language())}`;
}

function points(count: number): string {
  return say('amul-points', { points: count });
}

/** The goods of an order that the owner lacks; a good named twice is needed twice. */
function missing({ goods = [], owned = {} }: Reason): string[] {
  const needed = (good: string): number => goods.filter((other) => other === good).length;
  return [...new Set(goods)].filter((good) => (owned[good] ?? 0) < needed(good));
}
