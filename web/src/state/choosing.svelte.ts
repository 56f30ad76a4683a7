/** How a player chooses: select, then confirm; or one tap does both. Set on each device. */

import { remember, remembered } from '../base/memory';

export const WAYS = ['confirm', 'one-tap'] as const;
export type Way = (typeof WAYS)[number];

let chosen = $state<Way>(WAYS.find((way) => way === remembered('choosing')) ?? 'confirm');

export function choosing(): Way {
  return chosen;
}

export function oneTap(): boolean {
  return chosen === 'one-tap';
}

export function chooseBy(wanted: Way): void {
  chosen = wanted;
  remember('choosing', wanted);
}
