/** How fast a table shows what happened: chosen on each device. */

import { remember, remembered } from '../base/memory';

export const TEMPOS = ['calm', 'normal', 'fast', 'at-once'] as const;
export type Tempo = (typeof TEMPOS)[number];

/** How long things take, compared with the normal tempo. */
const PACES: Record<Tempo, number> = { calm: 2, normal: 1, fast: 0.55, 'at-once': 0 };

let chosen = $state<Tempo>(TEMPOS.find((tempo) => tempo === remembered('tempo')) ?? 'normal');

export function tempo(): Tempo {
  return chosen;
}

/** 0: nothing is staged. */
export function pace(): number {
  return PACES[chosen];
}

export function chooseTempo(wanted: Tempo): void {
  chosen = wanted;
  remember('tempo', wanted);
}
