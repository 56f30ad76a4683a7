/** Das Amulett in beats: what changes hands is staged, bids pass quickly. */

import { tell, type Beat, type Figure, type Moment, type Scene, type Telling, type Thing } from '../../state/beats';
import { say } from '../../base/words.svelte';
import type { GameEvent } from '../../wire/view';
import type { SeenEvent } from './seen';
import { totalOf, type Bundle } from './view';
import type { AmulettWording } from './wording';

type Told<Name> = Extract<SeenEvent, { event: Name }>;
type AmulettMoment = Moment<AmulettWording>;

/** What is not named here goes by. */
const GROUPS: Record<string, string> = {
  kept: 'kept',
  round: 'round',
  turned_up: 'turned_up',
  bid_spell: 'said',
  bid: 'said',
  passed: 'said',
  spell_sold: 'sold',
  spell_unsold: 'unsold_spell',
  teleport: 'teleport',
  income: 'income',
  desire: 'desire',
  journey: 'marker',
  marker: 'marker',
  exchange: 'exchange',
  no_exchange: 'said',
  unsold: 'said',
  won: 'payment',
  paid: 'payment',
  took_back: 'returned',
  cursed: 'curse',
  bought: 'bought',
  move: 'said',
  stayed: 'said',
  drained: 'energy',
  charged: 'energy',
  costs: 'energy',
  named: 'energy',
  buried: 'energy',
  round_over: 'said',
  over: 'over',
};

const TELLING: Telling<AmulettWording> = {
  groupOf: ({ event }) => GROUPS[event] ?? null,
  single: new Set(['said', 'returned', 'curse', 'bought']),
  scenes: {
    kept,
    sold,
    income,
    payment,
    curse,
    bought,
    energy,
    over,
    round: (moment) => ({
      title: say('ui-round', { round: moment.first<Told<'round'>>().round }),
      lines: moment.lines(),
      figures: [],
      form: 'stage',
      holds: 1300,
    }),
    marker(moment) {
      const { value } = moment.first<Told<'marker'>>();
      const title = say('amulett-beat-marker', { value });
      return { title, lines: moment.lines(), figures: [], form: 'stage', holds: 1500 };
    },
    said: (moment) => moment.caption(700),
    turned_up: (moment) => moment.caption(1000, { things: [spell(moment, moment.first<Told<'turned_up'>>().spell)] }),
    unsold_spell: (moment) =>
      moment.caption(1000, { things: [spell(moment, moment.first<Told<'spell_unsold'>>().spell)] }),
    teleport: (moment) => moment.caption(1200, { things: [gem(moment, moment.first<Told<'teleport'>>().colour)] }),
    desire: (moment) =>
      moment.caption(1200, { things: metals(moment, { [moment.first<Told<'desire'>>().metal]: 1 }) }),
    exchange: (moment) =>
      moment.caption(1000, { things: moment.first<Told<'exchange'>>().gems.map((colour) => gem(moment, colour)) }),
    returned(moment) {
      const { seat, cards } = moment.first<Told<'took_back'>>();
      return moment.caption(1000, { things: metals(moment, cards), to: { seat } });
    },
  },
};

export function beatsOf(history: readonly GameEvent[], from: number, wording: AmulettWording): Beat[] {
  return tell(history, from, wording, TELLING);
}

/** The experienced set-up: all show which spells they begin with. */
function kept(moment: AmulettMoment): Scene {
  const figures = moment.all<Told<'kept'>>('kept').map(({ seat, spells }) => ({
    seat,
    things: Object.entries(spells).map(([id, stones]) => ({ ...spell(moment, id), count: stones })),
  }));
  return { title: say('amulett-beat-kept'), lines: [], figures, form: 'stage', holds: 3000 };
}

function sold(moment: AmulettMoment): Scene {
  const { seat, spell: id } = moment.first<Told<'spell_sold'>>();
  return {
    title: say('amulett-beat-sold'),
    lines: moment.lines(),
    figures: [{ things: [spell(moment, id)], to: { seat } }],
    form: 'stage',
    holds: 1700,
  };
}

/** Everybody's, side by side. */
function income(moment: AmulettMoment): Scene {
  const figures = moment
    .all<Told<'income'>>('income')
    .map(({ seat, take }) => ({ seat, things: metals(moment, take) }));
  return { title: say('amulett-beat-income'), lines: [], figures, form: 'stage', holds: 2200 };
}

/** Who has won an exchange, and what it cost. */
function payment(moment: AmulettMoment): Scene {
  const figures = moment.all<Told<'paid'>>('paid').map(({ seat, cards }) => ({ seat, things: metals(moment, cards) }));
  const [won] = moment.all<Told<'won'>>('won');
  return {
    title: say(won ? 'amulett-beat-won' : 'amulett-beat-paid'),
    lines: moment.lines(),
    figures: figures.length ? figures : [{ seat: won?.seat ?? 0, things: [] }],
    form: 'stage',
    holds: 1600,
  };
}

function curse(moment: AmulettMoment): Scene {
  const { seat, winner, cards } = moment.first<Told<'cursed'>>();
  return {
    title: say('amulett-beat-curse'),
    lines: moment.lines(),
    figures: [{ seat: winner, things: metals(moment, cards), to: { seat } }],
    form: 'stage',
    holds: 1800,
  };
}

function bought(moment: AmulettMoment): Scene {
  const { seat, gems } = moment.first<Told<'bought'>>();
  return {
    title: say('amulett-beat-bought', { count: gems.length }),
    lines: moment.lines(),
    figures: [{ things: gems.map((colour) => gem(moment, colour)), to: { seat } }],
    form: 'stage',
    holds: 1600,
  };
}

/** What everybody pulls and pays, and which spells leave. */
function energy(moment: AmulettMoment): Scene {
  const paid = moment.all<Told<'costs'>>('costs').flatMap(({ seat, stones }): Figure[] => {
    const count = totalOf(stones);
    const stone = { id: 'symbols/stone', name: say('amulett-beat-stones', { count }), count, isToken: true };
    return count ? [{ seat, things: [stone] }] : [];
  });
  const left = moment.all<Told<'buried'>>('buried').map(({ seat, spells }) => ({
    seat,
    things: spells.map((id) => spell(moment, id)),
    note: say('amulett-beat-under-the-deck'),
  }));
  return {
    title: say('ui-amulett-phase-energy'),
    lines: moment.lines('drained', 'charged'),
    figures: [...paid, ...left],
    form: 'stage',
    holds: 2200,
  };
}

/** The gem that decided it, if one did. */
function over(moment: AmulettMoment): Scene {
  const { winners } = moment.first<Told<'over'>>();
  const last = moment.before(({ event }) => event === 'bought');
  const decided = last && winners.includes(last.seat as number) ? (last.gems as string[]) : [];
  return {
    title: moment.lines()[0] ?? '',
    lines: [],
    figures: winners.map((seat) => ({ seat, things: decided.map((colour) => gem(moment, colour)) })),
    form: 'stage',
    holds: 2200,
  };
}

function spell({ wording }: AmulettMoment, id: string): Thing {
  return { id, name: wording.edition.spellName(id) };
}

function gem({ wording }: AmulettMoment, colour: string): Thing {
  return { id: `gems/${colour}`, name: wording.edition.gemName(colour), isToken: true };
}

function metals({ wording }: AmulettMoment, cards: Bundle): Thing[] {
  return Object.entries(cards).map(([id, count]) => ({
    id: `metals/${id}`,
    name: wording.edition.metalName(id),
    count,
    isToken: true,
  }));
}
