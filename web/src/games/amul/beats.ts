/** Āmul in beats: the reveal is the great moment, effects point at what they take, picks pass quickly. */

import { tell, type Beat, type Moment, type Scene, type Telling, type Thing } from '../../state/beats';
import { say } from '../../base/words.svelte';
import type { GameEvent } from '../../wire/view';
import type { SeenEvent } from './seen';
import type { AmulWording } from './wording';

type Told<Name> = Extract<SeenEvent, { event: Name }>;
type AmulMoment = Moment<AmulWording>;

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
/** An order of play belongs to what it follows. */
const ORDERS: Record<string, string> = { pick: 'offers', effect: 'reveal' };

const TELLING: Telling<AmulWording> = {
  groupOf: ({ event, step }) => (event === 'order' ? ORDERS[step as string] : GROUPS[event]) ?? null,
  single: new Set(['pick', 'effect']),
  scenes: {
    round,
    offers,
    reveal,
    effect,
    hands,
    pick(moment) {
      const { seat, card } = moment.first<Told<'picked'>>();
      return moment.caption(750, { things: cards(moment, [card]), to: { seat } });
    },
    emptied: (moment) => moment.caption(950, { things: cards(moment, moment.first<Told<'emptied'>>().cards) }),
    over: (moment) => moment.caption(950),
  },
};

export function beatsOf(history: readonly GameEvent[], from: number, wording: AmulWording): Beat[] {
  return tell(history, from, wording, TELLING);
}

/** The round's title, what comes into the Market, and what the reader draws. */
function round(moment: AmulMoment): Scene | null {
  const [begun] = moment.all<Told<'round'>>('round');
  if (!begun) return null;
  const filled = moment.all<Told<'filled'>>('filled').map((event) => ({
    things: cards(moment, event.cards),
    note: say('amul-beat-into-market'),
  }));
  const drawn = moment.all<Told<'dealt'>>('dealt').filter((event) => event.cards?.length);
  return {
    title: say('ui-round-of', { round: begun.round, rounds: moment.wording.edition.data.rounds }),
    lines: moment.lines('began', 'round'),
    figures: [
      ...filled,
      ...drawn.map(({ seat, cards: own }) => ({ things: cards(moment, own ?? []), to: { seat } })),
    ],
    form: 'stage',
    holds: 1700,
  };
}

function offers(moment: AmulMoment): Scene {
  const figures = moment
    .all<Told<'offered'>>('offered')
    .map(({ seat, card }) => ({ seat, things: cards(moment, [card]) }));
  const lines = moment.lines('order');
  return { title: say('amul-beat-offers'), lines, figures, form: 'stage', holds: 2500, turns: true };
}

function reveal(moment: AmulMoment): Scene {
  const figures = moment.all<Told<'revealed'>>('revealed').map(({ seat, card, stays }) => ({
    seat,
    things: cards(moment, [card]),
    ...(stays ? {} : { note: say('amul-beat-removed') }),
  }));
  const lines = moment.lines('order');
  return { title: say('amul-beat-reveal'), lines, figures, form: 'stage', holds: 3000, turns: true };
}

/** From the card that was revealed to the card that it takes. */
function effect(moment: AmulMoment): Scene {
  const { seat, card } = moment.first<Told<'took'>>();
  const revealed = moment.before((event) => event.event === 'revealed' && event.seat === seat);
  const taken = typeof card === 'number' ? { to: { things: cards(moment, [card]) } } : {};
  return {
    title: say('amul-beat-effect'),
    lines: moment.lines(),
    figures: revealed ? [{ seat, things: cards(moment, [revealed.card as number]), ...taken }] : [],
    form: 'stage',
    holds: 1800,
  };
}

/** The end of the game: what everybody lays down from the hand. */
function hands(moment: AmulMoment): Scene {
  const figures = moment
    .all<Told<'laid_down'>>('laid_down')
    .map((event) => ({ seat: event.seat, things: cards(moment, event.cards) }));
  return { title: say('amul-beat-hands'), lines: [], figures, form: 'stage', holds: 3000 };
}

function cards({ wording }: AmulMoment, numbers: readonly number[]): Thing[] {
  return numbers.map((id) => ({ id, name: wording.edition.name(id) }));
}
