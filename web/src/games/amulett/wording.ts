/** Das Amulett in words: events, requests and choices. Every sentence is a message of the catalogues; here its arguments
 * get their names, as games/amulett/wording.py does for the terminal. What an argument is called says what it is. */

import { inLanguage, listed, say, type Arguments } from '../../state/words.svelte';
import type { GameEvent, Move, Seat } from '../../wire/view';
import type { Refusal as RefusalBody } from '../../wire/wire';
import type { AmulettEdition } from './edition';
import type { AmulettResult, AmulettView, Bundle } from './view';

const dashed = (name: string): string => name.replaceAll('_', '-');

export class AmulettWording {
  readonly #named: Record<string, (value: never) => string> = {
    spell: (id: string) => this.spell(id),
    spells: (ids: string[]) => this.spells(ids),
    empty: (ids: string[]) => this.spells(ids),
    emptied: (ids: string[]) => this.spells(ids),
    order: (ids: string[]) => this.spells(ids),
    stones_on: (stones: Record<string, number>) => this.stonesOn(stones),
    area: (id: string) => this.area(id),
    from: (id: string) => this.area(id),
    to: (id: string) => this.area(id),
    areas: (ids: string[]) =>
      listed(
        ids.map((id) => this.area(id)),
        'disjunction',
      ),
    gems: (colours: string[]) => this.gems(colours),
    colour: (colour: string) => this.gems([colour]),
    metal: (metal: string) => this.edition.metalName(metal),
    metals: (metals: string[]) =>
      listed(
        metals.map((metal) => this.edition.metalName(metal)),
        'disjunction',
      ),
    cards: (cards: Bundle) => this.cards(cards),
    rest: (cards: Bundle) => this.cards(cards),
    take: (cards: Bundle) => this.cards(cards),
    low: (cards: Bundle) => this.cards(cards),
    high: (cards: Bundle) => this.cards(cards),
    values: (values: number[]) => listed(values.map(String), 'disjunction'),
    winner: (seat: Seat) => this.names(seat),
    owner: (seat: Seat) => this.names(seat),
  };

  constructor(
    readonly edition: AmulettEdition,
    /** How seats are called. */
    readonly names: (seat: Seat) => string,
    /** Who reads; null for somebody who only watches. */
    readonly me: () => Seat | null,
  ) {}

  spell(id: string): string {
    return say('amulett-spell', { spell: this.edition.spellName(id) });
  }

  spells(ids: readonly string[]): string {
    return listed(ids.map((id) => this.spell(id)));
  }

  /** "2 stones on Gift and 1 stone on Influence" */
  stonesOn(stones: Readonly<Record<string, number>>): string {
    return listed(
      Object.entries(stones).map(([id, count]) => say('amulett-stones-on', { count, spell: this.spell(id) })),
    );
  }

  /** "A1 (Water)" */
  area(id: string): string {
    return say('amulett-area', { area: id, terrain: this.edition.terrainName(this.edition.area(id).terrain) });
  }

  /** "2 gold and 1 iron" */
  cards(cards: Bundle): string {
    const named = Object.entries(cards).map(([metal, count]) =>
      say('amulett-cards', { count, metal: this.edition.metalName(metal) }),
    );
    return listed(named) || say('amulett-nothing');
  }

  /** "1 red and 2 white gems" */
  gems(colours: readonly string[]): string {
    const named = [...new Set(colours)].map((colour) =>
      say('amulett-gems', {
        count: colours.filter((other) => other === colour).length,
        colour: inLanguage(this.edition.data.gems[colour]?.name ?? {}),
      }),
    );
    return listed(named) || say('amulett-nothing');
  }

  seats(seats: readonly Seat[]): string {
    return listed(seats.map((seat) => (seat === this.me() ? say('amulett-you') : this.names(seat))));
  }

  who(seat: Seat): Arguments {
    return { who: seat === this.me() ? 'you' : 'other', seat: this.names(seat) };
  }

  /** Facts as arguments of a message: whatever has a name gets it, numbers and words of choice stay. */
  arguments(facts: Readonly<Record<string, unknown>>): Arguments {
    const args: Arguments = {};
    for (const [name, value] of Object.entries(facts)) {
      const naming = this.#named[name];
      if (name === 'seat') {
        if (typeof value === 'number' && value >= 0) Object.assign(args, this.who(value));
      } else if (naming && typeof value !== 'boolean') {
        args[name] = value === '' || value === null ? '' : naming(value as never);
        if (typeof value === 'object' && value !== null) args[`${name}_count`] = sizeOf(name, value);
      } else {
        args[name] = typeof value === 'number' ? value : String(value);
      }
    }
    return args;
  }

  /** One event, or nothing where it needs no words. */
  event(event: GameEvent): string {
    switch (event.event) {
      case 'laid_out':
      case 'shuffled':
        return '';
      case 'dealt':
        return event.spells ? this.#tell('dealt', event) : '';
      case 'passed':
        return this.#tell(`passed-${event.step as string}`, event);
      case 'kept':
        return this.#tell('kept', { event: 'kept', seat: event.seat, stones_on: event.spells });
      case 'buried':
        return this.#tell(event.order ? 'buried-order' : 'buried', event);
      case 'over':
        return say('amulett-event-over');
      case 'round_over':
        return event.dry ? this.#tell('round-over', event) : '';
      default:
        return this.#tell(event.event, event);
    }
  }

  #tell(name: string, facts: GameEvent): string {
    const known = Object.entries(facts).filter(
      ([fact]) => fact !== 'event' && !(name === 'costs' && fact === 'stones'),
    );
    return say(`amulett-event-${dashed(name)}`, this.arguments(Object.fromEntries(known)));
  }

  /** Who wins, and why. */
  outcome({ winners, reason, gems }: AmulettResult): string {
    const best = winners[0] ?? 0;
    const owned = gems[best] ?? {};
    const count = Object.values(owned).reduce((sum, number) => sum + number, 0);
    if (winners.length > 1) return say('amulett-outcome-together', { seats: this.seats(winners), gems: count });
    return say(`amulett-outcome-${dashed(reason)}`, {
      gems: count,
      colours: Object.keys(owned).length,
      ...this.who(best),
    });
  }

  /** The one sentence that says what is asked of me, or whom we wait for. */
  asked(view: AmulettView): string {
    const { step, awaited } = view;
    const me = this.me();
    if (step === 'over') return say('amulett-wait-over');
    const facts = askedFacts(view);
    if (me !== null && awaited.includes(me)) return say(`amulett-ask-${dashed(step)}`, this.arguments(facts));
    const first = awaited[0];
    if (first === undefined) return say('amulett-wait-chance');
    if (step === 'keep') {
      const waiting = say('amulett-wait-keep', { seats: this.seats(awaited), count: awaited.length });
      return me !== null && view.seats[me]?.chosen ? `${say('amulett-sealed-keep')} ${waiting}` : waiting;
    }
    return say(`amulett-wait-${dashed(step)}`, this.arguments({ ...facts, seat: first }));
  }

  /** A legal move as an entry of a list. */
  choice({ seat: _, do: verb, ...facts }: Move): string {
    const told = verb === 'keep' ? { stones_on: facts.spells } : facts;
    return say(`amulett-choice-${dashed(verb)}`, this.arguments(told));
  }

  /** What a choice of the short list means. */
  meaning(message: string, facts: Readonly<Record<string, unknown>>): string {
    return say(message, this.arguments(facts));
  }

  refusal({ message, arguments: facts }: RefusalBody): string {
    return say(message, this.arguments(facts));
  }
}

function askedFacts(view: AmulettView): Record<string, unknown> {
  const { auction, party } = view;
  if (!auction) return { area: party };
  return { area: party, bid: auction.bid, lowest: auction.lowest, most: auction.most, spell: auction.spell ?? '' };
}

/** How many things a list names; bundles of cards count their cards. */
function sizeOf(name: string, value: object): number {
  if (Array.isArray(value)) return value.length;
  const counts = Object.values(value as Record<string, number>);
  return name === 'cards' || name === 'take' ? counts.reduce((sum, count) => sum + count, 0) : counts.length;
}
