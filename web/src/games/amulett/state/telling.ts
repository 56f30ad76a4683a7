/** Das Amulett, step by step: what changes hands takes its time, bids pass quickly. */

import { tell, type Script, type Telling } from '../../../state/telling';
import type { AmulettWording } from './wording';

const TELLING: Telling = {
  holds: {
    kept: 1200,
    round: 900,
    turned_up: 600,
    bid_spell: 550,
    bid: 550,
    passed: 450,
    spell_sold: 900,
    spell_unsold: 600,
    teleport: 900,
    income: 600,
    desire: 800,
    journey: 800,
    marker: 900,
    exchange: 500,
    no_exchange: 500,
    unsold: 600,
    won: 900,
    paid: 800,
    took_back: 700,
    returned: 400,
    cursed: 900,
    bought: 1100,
    move: 600,
    stayed: 500,
    drained: 800,
    charged: 800,
    costs: 500,
    named: 500,
    buried: 600,
    round_over: 300,
    over: 400,
  },
  together: { kept: 'amulett-told-kept' },
  coins: new Set(['paid', 'income', 'took_back', 'returned', 'cursed', 'bought', 'drained', 'charged', 'costs']),
};

export function scriptOf(wording: AmulettWording): Script {
  return (history, from) => tell(history, from, wording, TELLING);
}
