/** Āmul in beats: the reveal is the great moment, effects point at what they take, picks pass quickly. */

import { grouped, type Beat, type Figure, type Group, type Thing } from '../../state/beats';
import { say } from '../../state/words.svelte';
import type { GameEvent, Seat } from '../../wire/view';
import type { SeenEvent } from './seen';
import type { AmulWording } from './wording';

type Told<Name> = Extract<SeenEvent, { event: Name }>;
type Show = Omit<Beat, 'from'>;

/** Which events belong together; an order of play belongs to what it follows. */
const GROUPS: Record<string, string> = {
  began: 'round',
  dealt: 'round',
  round: 'round',
  filled: 'round',
  offered: 'offers',
  picked: 'pick',
  revealed: 'reveal',
  took: 'effect',
  emptied: 'emptied',
  laid_down: 'hands',
  over: 'over',
};
const ORDERED: Record<string, string> = { pick: 'offers', effect: 'reveal' };
const SINGLE = new Set(['pick', 'effect']);

export function beatsOf(history: readonly GameEvent[], from: number, wording: AmulWording, rounds: number): Beat[] {
  const nameOf = ({ event, step }: GameEvent): string | null =>
    (event === 'order' ? ORDERED[step as string] : GROUPS[event]) ?? null;
  return grouped(history, from, nameOf, SINGLE).flatMap((group) => {
    const show = new Scene(wording, history, group, rounds).show();
    return show ? [{ from: group.from, ...show }] : [];
  });
}

class Scene {
  constructor(
    private readonly wording: AmulWording,
    private readonly history: readonly GameEvent[],
    private readonly group: Group,
    private readonly rounds: number,
  ) {}

  show(): Show | null {
    switch (this.group.name) {
      case 'round':
        return this.#round();
      case 'offers':
        return this.#offers();
      case 'pick':
        return this.#line(700, (event: Told<'picked'>) => ({ things: this.#cards([event.card]), to: event }));
      case 'reveal':
        return this.#reveal();
      case 'effect':
        return this.#effect();
      case 'emptied':
        return this.#line(900, (event: Told<'emptied'>) => ({ things: this.#cards(event.cards) }));
      case 'hands':
        return this.#hands();
      default:
        return this.#line(900, () => ({ things: [] }));
    }
  }

  /** The round's title, what lies in the Market now, and what the reader has drawn. */
  #round(): Show | null {
    const [round] = this.#all<Told<'round'>>('round');
    if (!round) return null;
    const filled = this.#all<Told<'filled'>>('filled').map(({ cards }) => ({
      things: this.#cards(cards),
      note: say('amul-beat-into-market'),
    }));
    const drawn = this.#all<Told<'dealt'>>('dealt').flatMap(({ seat, cards }) =>
      cards?.length ? [{ things: this.#cards(cards), to: { seat } }] : [],
    );
    return {
      title: say('ui-round-of', { round: round.round, rounds: this.rounds }),
      lines: this.#lines(['began', 'round']),
      figures: [...filled, ...drawn],
      form: 'stage',
      holds: 1600,
    };
  }

  #offers(): Show {
    const figures = this.#all<Told<'offered'>>('offered').map(({ seat, card }) => ({ seat, things: this.#cards([card]) }));
    const title = say('amul-beat-offers');
    return { title, lines: this.#lines(['order']), figures, form: 'stage', holds: 2400, turns: true };
  }

  #reveal(): Show {
    const figures = this.#all<Told<'revealed'>>('revealed').map(({ seat, card, stays }) => ({
      seat,
      things: this.#cards([card]),
      ...(stays ? {} : { note: say('amul-beat-removed') }),
    }));
    const title = say('amul-beat-reveal');
    return { title, lines: this.#lines(['order']), figures, form: 'stage', holds: 3000, turns: true };
  }

  /** From the card that was revealed to the card that it takes. */
  #effect(): Show {
    const { seat, card } = this.group.events[0] as GameEvent & Told<'took'>;
    const before = this.history.slice(0, this.group.from);
    const revealed = before.findLast((event) => event.event === 'revealed' && event.seat === seat);
    const taken = typeof card === 'number' ? { to: { things: this.#cards([card]) } } : {};
    return {
      title: say('amul-beat-effect'),
      lines: this.#lines(['took']),
      figures: revealed ? [{ seat, things: this.#cards([revealed.card as number]), ...taken }] : [],
      form: 'stage',
      holds: 1800,
    };
  }

  /** The end of the game: what everybody lays down from the hand. */
  #hands(): Show {
    const figures = this.#all<Told<'laid_down'>>('laid_down').map(({ seat, cards }) => ({
      seat,
      things: this.#cards(cards),
    }));
    return { title: say('amul-beat-hands'), lines: [], figures, form: 'stage', holds: 3000 };
  }

  #line<Event>(holds: number, figure: (event: Event) => Figure): Show | null {
    const lines = this.#lines([]);
    if (!lines.length) return null;
    const { things, to } = figure(this.group.events[0] as Event);
    const goal: Seat | undefined = to?.seat;
    const figures = [{ things, ...(goal === undefined ? {} : { to: { seat: goal } }) }];
    return { title: '', lines, figures, form: 'line', holds };
  }

  #all<Event>(name: string): Event[] {
    return this.group.events.filter(({ event }) => event === name) as Event[];
  }

  /** What these events say; all of them, if none is named. */
  #lines(names: readonly string[]): string[] {
    const told = this.group.events.filter(({ event }) => !names.length || names.includes(event));
    return told.map((event) => this.wording.event(event)).filter(Boolean);
  }

  #cards(cards: readonly number[]): Thing[] {
    return cards.map((id) => ({ id, name: this.wording.thing('card', id) }));
  }
}
