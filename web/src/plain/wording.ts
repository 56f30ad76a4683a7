/**
 * A game in words, where nothing is known of it but its catalogue. A message says it if there is one:
 * `<game>-event-<name>`, `<game>-move-<verb>`, `<game>-field-<name>`, `<game>-value-<name>`, `<game>-word-<word>`,
 * `<game>-ask-<step>`, `<game>-wait-<step>`. Otherwise the facts are shown as they are.
 */

import type { Wording } from '../state/game-table.svelte';
import { knows, listed, say, type Arguments } from '../base/words.svelte';
import { WITHDRAWN } from '../wire/standing';
import type { GameEvent, Move, Seat } from '../wire/view';
import { adviceOf, type Facts } from '../state/wording';
import type { Hint, Moment, Refusal as RefusalBody } from '../wire/wire';
import type { PlainView } from './view';

/** What an edition is for a game without a folder: its data as they are. */
export interface PlainEdition {
  game: string;
  data: unknown;
}

/** What is always seats, and needs no name beside them. */
const SEATS = new Set(['seat', 'seats', 'winner', 'winners']);

/** Whether the numbers of a field, an argument or a fact are seats. */
const areSeats = (name: string): boolean => SEATS.has(name) || /_seats?$/.test(name);

export class PlainWording implements Wording<PlainView> {
  constructor(
    readonly edition: PlainEdition,
    readonly names: (seat: Seat) => string,
    readonly me: () => Seat | null,
  ) {}

  /** The name of a field, an argument or a verb. */
  field(name: string): string {
    return this.#told('field', name) ?? readable(name);
  }

  /** Any value, in a line. */
  value(value: unknown, name = ''): string {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return say(value ? 'ui-yes' : 'ui-no');
    if (typeof value === 'number') {
      return areSeats(name) ? this.seat(value) : (this.#told('value', name, { value }) ?? String(value));
    }
    if (typeof value === 'string') return this.#told('word', value) ?? readable(value);
    if (Array.isArray(value)) return value.length ? listed(value.map((one) => this.value(one, name))) : '–';
    return this.pairs(value as Facts).join(', ') || '–';
  }

  /** Facts with their names: "card 3", "stones 2". */
  pairs(facts: Facts): string[] {
    return Object.entries(facts).map(([name, value]) =>
      SEATS.has(name) ? this.value(value, name) : `${this.field(name)} ${this.value(value, name)}`,
    );
  }

  /** A seat's name, or `you`; games write -1 where it is nobody's. */
  seat(seat: Seat): string {
    if (seat < 0) return '–';
    return seat === this.me() ? say('ui-you') : this.names(seat);
  }

  step(step: string): string {
    return this.#told('step', step) ?? capitalised(readable(step));
  }

  event({ event: name, ...facts }: GameEvent): string {
    if (name === WITHDRAWN) return say('ui-withdrawn', this.#arguments({ seat: facts.seat }));
    const told = this.#told('event', name, this.#arguments(facts));
    if (told !== undefined) return told;
    const plain = this.pairs(facts).join(', ');
    return capitalised(plain ? `${readable(name)}: ${plain}` : readable(name));
  }

  move({ seat: _, do: verb, ...facts }: Move): string {
    const told = this.#told('move', verb, this.#arguments(facts));
    return told ?? capitalised([readable(verb), this.pairs(facts).join(', ')].join(' ').trim());
  }

  button(move: Move): string {
    return this.move(move);
  }

  asked({ step = '', awaited, result }: PlainView): string {
    if (result) return this.outcome(result.winners);
    const me = this.me();
    if (me !== null && awaited.includes(me)) return this.#told('ask', step) ?? say('ui-plain-ask');
    const waiting = { seats: listed(awaited.map((seat) => this.names(seat))), count: awaited.length };
    return awaited.length ? (this.#told('wait', step, waiting) ?? say('ui-plain-wait', waiting)) : '';
  }

  outcome(winners: readonly Seat[]): string {
    const you = winners.length === 1 && winners[0] === this.me();
    const seats = capitalised(listed(winners.map((seat) => this.seat(seat))));
    return say('ui-plain-outcome', { seats, count: winners.length, who: you ? 'you' : 'other' });
  }

  advised(move: Move): string {
    return this.move(move);
  }

  reasons(): string {
    return '';
  }

  moment({ decision }: Moment): string {
    return this.button(decision.move as unknown as Move);
  }

  advice(hint: Hint): string {
    return adviceOf(
      hint,
      (move) => this.move(move),
      () => '',
    );
  }

  refusal({ message, arguments: facts }: RefusalBody): string {
    return say(message, this.#arguments(facts));
  }

  /** A message of the game, if its catalogue has it; ids may be written with dashes. */
  #told(kind: string, name: string, facts: Arguments = {}): string | undefined {
    const ids = [name, name.replaceAll('_', '-')].map((written) => `${this.edition.game}-${kind}-${written}`);
    const id = ids.find(knows);
    return id === undefined ? undefined : say(id, facts);
  }

  #arguments(facts: Facts): Arguments {
    const args: Arguments = {};
    for (const [name, value] of Object.entries(facts)) {
      const said = this.value(value, name);
      args[name] = typeof value === 'number' && said === String(value) ? value : said; // messages choose by numbers
      if (Array.isArray(value)) args[`${name}_count`] = value.length;
    }
    if (typeof facts.seat === 'number') {
      args.seat = this.names(facts.seat);
      args.who = facts.seat === this.me() ? 'you' : 'other';
    }
    return args;
  }
}

function readable(name: string): string {
  return name.replaceAll('_', ' ');
}

function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
