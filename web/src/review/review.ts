/** Numbers of a review as they are shown: shares become percentages. */

import { say } from '../base/words.svelte';
import type { Alternative } from '../wire/wire';

/** Standard errors that make a difference, as in state/wording.ts. */
const SURE = 2;

/** In whole percents; below ten with a decimal place. */
export function percent(share: number): number {
  const value = 100 * share;
  return Math.abs(value) >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
}

export type Side = 'more' | 'less' | 'equal';

/** Whether another move was better than the one that was made. */
export function sideOf({ gain, gain_error: error }: Alternative): Side {
  if (Math.abs(gain) <= SURE * error) return 'equal';
  return gain > 0 ? 'more' : 'less';
}

/** With one decimal place, as the language writes it. */
export const tenths = (share: number): string => say('ui-review-tenths', { number: Math.round(1000 * share) / 10 });

/** With its sign, for sums. */
export const signed = (share: number): string => `${share < 0 ? '−' : '+'}${tenths(Math.abs(share))}`;
