/** Āmul, step by step: the reveal is the great moment, picks pass quickly. */

import { tell, type Script, type Telling } from '../../../state/telling';
import type { AmulWording } from './wording';

const TELLING: Telling = {
  holds: {
    began: 700,
    round: 900,
    offered: 1000,
    shuffled: 1000,
    order: 1000,
    picked: 600,
    revealed: 1300,
    took: 900,
    emptied: 400,
    laid_down: 900,
    over: 400,
  },
  together: { offered: 'amul-told-offers', revealed: 'amul-told-reveal' },
  coins: new Set(),
};

export function scriptOf(wording: AmulWording): Script {
  return (history, from) => tell(history, from, wording, TELLING);
}
