/** Āmul in words: events, requests and reasons. Every sentence is a message of the catalogues; here its arguments get
 * their names, as games/amul/wording.py does for the terminal. */

import { inLanguage, listed, say, type Arguments } from '../../state/words.svelte';
import type { GameEvent, Seat } from '../../wire/view';
import type { Refusal as RefusalBody } from '../../wire/wire';
import type { AmulEdition } from './edition';
import type { Majority, Reason, Selection } from './reasons';
import type { AmulResult, AmulView } from './view';

const OPERATORS: Record<string, string> = { '>=': 'at-least', '<=': 'at-most', '==': 'exactly' };

export class AmulWording {
  constructor(
    readonly edition: AmulEdition,
    /** How seats are called. */
    readonly names: (seat: Seat) => string,
    /** Who reads; null for somebody who only watches. */
    readonly me: () => Seat | null,
  ) {}

  card(number: number): string {
    return say('amul-card', { card: this.edition.name(number) });
  }

  cards(numbers: readonly number[]): string {
    return listed(numbers.map((number) => this.card(number)));
  }

  seats(seats: readonly Seat[]): string {
    return listed(seats.map((seat) => (seat === this.me() ? say('amul-you') : this.names(seat))));
  }

  who(seat: Seat): Arguments {
    return { who: seat === this.me() ? 'you' : 'other', seat: this.names(seat) };
  }

  /** One event, or nothing where it needs no words. */
  event(event: GameEvent): string {
    switch (event.event) {
      case 'dealt':
        return event.cards ? this.#tell('dealt', event) : '';
      case 'emptied':
        return (event.cards as number[]).length ? this.#tell('emptied', event) : '';
      case 'revealed':
        return this.#tell(event.stays ? 'revealed' : 'revealed-lost', event);
      case 'took':
        return this.#tell(event.card === null ? 'took-nothing' : 'took', event);
      case 'laid_down':
        return this.#laidDown(event);
      case 'round':
        return this.#tell('round', { ...event, seat: event.first_pick });
      case 'began':
        return this.#tell('began', { ...event, seat: event.first });
      default:
        return this.#tell(event.event, event);
    }
  }

  #tell(name: string, facts: GameEvent): string {
    const args: Arguments = { step: String(facts.step ?? ''), round: String(facts.round ?? '') };
    if (typeof facts.seat === 'number') Object.assign(args, this.who(facts.seat));
    if (typeof facts.card === 'number') args.card = this.card(facts.card);
    if (facts.cards) {
      args.cards = this.cards(facts.cards as number[]);
      args.count = (facts.cards as number[]).length;
    }
    if (facts.seats) args.seats = this.seats(facts.seats as Seat[]);
    if (facts.source) args.place = say('amul-place', { place: facts.source as string });
    return say(`amul-event-${name}`, args);
  }

  #laidDown(facts: GameEvent): string {
    const laid = this.#tell((facts.cards as number[]).length ? 'laid-down' : 'laid-nothing', facts);
    const lost = facts.removed as number[];
    return lost.length ? `${laid} ${this.#tell('laid-lost', { event: 'laid-lost', cards: lost })}` : laid;
  }

  /** Who wins, and why. */
  outcome({ winners, scores, prowess }: AmulResult): string {
    const best = winners[0] ?? 0;
    const worth = points(scores[best] ?? 0);
    if (winners.length > 1) return say('amul-outcome-together', { seats: this.seats(winners), points: worth });
    const tied = scores.flatMap((score, seat) => (score === scores[best] && seat !== best ? [seat] : []));
    if (tied.length === 0) return say('amul-outcome-wins', { points: worth, ...this.who(best) });
    const facts = { points: worth, prowess: prowess[best] ?? 0, others: this.seats(tied) };
    return say('amul-outcome-by-prowess', { ...facts, ...this.who(best) });
  }

  /** The one sentence that says what is asked of me, or whom we wait for. */
  asked(view: AmulView): string {
    const me = this.me();
    const { step, awaited } = view;
    if (step === 'over' || step === 'setup') return say('amul-wait-over');
    if (me !== null && awaited.includes(me)) return say(`amul-ask-${step}`, { place: this.#source(view, me) });
    const first = awaited[0];
    if (step !== 'offer' && step !== 'play') {
      if (first === undefined) return '';
      return say(`amul-wait-${step}`, { seat: this.names(first), place: this.#source(view, first) });
    }
    const waiting = say('amul-wait-choose', { seats: this.seats(awaited), count: awaited.length });
    const choice = me === null ? null : view.seats[me]?.choice;
    return choice ? `${say(`amul-sealed-${step}`, { card: this.card(choice) })} ${waiting}` : waiting;
  }

  /** Why a move was refused, and what to do instead. */
  refusal({ message, arguments: facts }: RefusalBody): string {
    const { card, kind, seat } = facts;
    const args: Arguments = {};
    for (const [name, value] of Object.entries(facts)) args[name] = typeof value === 'number' ? value : String(value);
    if (typeof card === 'number') args.card = this.edition.cards.has(card) ? this.card(card) : say('amul-card-unknown');
    if (typeof kind === 'string') args.kind = this.#kinds([kind])[0] ?? kind;
    if (typeof seat === 'number') args.seat = this.names(seat);
    return say(message, args);
  }

  #source(view: AmulView, seat: Seat): string {
    return say('amul-place', { place: view.seats[seat]?.effect ?? '' });
  }

  /** One power of a card in words, spoken to the owner of the area. */
  why(reason: Reason, kind: string): string {
    const args: Arguments = {
      kind: this.#kinds([kind])[0] ?? '',
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
      args.goods = listed(this.#kinds(lacking.length ? lacking : [...new Set(reason.goods)]));
    }
    return say(reason.message, args);
  }

  majority(reason: Majority): string {
    const what = this.#what({ select: { traits: [reason.trait] }, counted: 'symbols', count: reason.count });
    const shared = reason.first === reason.last ? 'no' : 'yes';
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
    const any = (words: readonly string[] | undefined, message: string, argument: string): string =>
      listed(
        (words ?? []).map((word) => say(message, { [argument]: word, count })),
        'disjunction',
      );
    const wrapped = (part: string, words: string): string => (words ? say(`amul-what-${part}`, { [part]: words }) : '');
    const parts = {
      colours: any(select.colours, 'amul-colour', 'colour'),
      decks: wrapped('decks', any(select.decks, 'amul-place', 'place')),
      positions: wrapped('positions', any(select.positions, 'amul-position', 'position')),
      kinds: listed(this.#kinds(select.kinds ?? []), 'disjunction'),
    };
    const symbols = any(select.traits, 'amul-symbols', 'trait');
    if (counted === 'symbols') {
      const on = Object.values(parts).some(Boolean) ? say('amul-what-on', parts) : '';
      return say('amul-what-symbols', { count, symbols, on });
    }
    if (symbols) parts.positions += ` ${say('amul-what-with', { symbols })}`;
    return say('amul-what-cards', { count, ...parts });
  }

  #kinds(ids: readonly string[]): string[] {
    return ids.map((id) => say('amul-card', { card: inLanguage(this.edition.kind(id).name) }));
  }
}

function points(count: number): string {
  return say('amul-points', { points: count });
}

/** The goods of an order that the owner lacks; a good named twice is needed twice. */
function missing({ goods = [], owned = {} }: Reason): string[] {
  const needed = (good: string): number => goods.filter((other) => other === good).length;
  return [...new Set(goods)].filter((good) => (owned[good] ?? 0) < needed(good));
}
