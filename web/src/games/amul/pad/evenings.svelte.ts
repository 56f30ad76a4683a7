/** Evenings that were counted on this device, the latest first. */

import { remember, remembered } from '../../../base/memory';
import { dayOf, say } from '../../../base/words.svelte';

export interface PastEvening {
  /** When it began; no two of a device began at once. */
  began: number;
  names: string[];
  scores: number[];
  winners: number[];
}

const NAME = 'evenings';
const MOST_KEPT = 200;

let kept = $state.raw(read());

export function evenings(): readonly PastEvening[] {
  return kept;
}

/** An evening that was corrected takes its own place. */
export function keepEvening(evening: PastEvening): void {
  const others = kept.filter(({ began }) => began !== evening.began);
  put([evening, ...others].sort((one, other) => other.began - one.began).slice(0, MOST_KEPT));
}

export function forgetEvening(began: number): void {
  put(kept.filter((evening) => evening.began !== began));
}

/** Whether an evening is kept exactly so. */
export function isKept(evening: PastEvening): boolean {
  return kept.some((other) => JSON.stringify(other) === JSON.stringify(evening));
}

/** Everybody who has played, the latest first. */
export function knownNames(): string[] {
  return [...new Set(kept.flatMap(({ names }) => names))].filter(Boolean);
}

/** The seats from the first to the last. */
export function inOrder({ names, scores, winners }: PastEvening): number[] {
  const rank = (seat: number): number => (scores[seat] ?? 0) + (winners.includes(seat) ? 0.5 : 0);
  return [...names.keys()].sort((one, other) => rank(other) - rank(one));
}

/** An evening in one line: the day, and everybody's points from the first to the last. */
export function lineOf(evening: PastEvening): string {
  const { began, names, scores } = evening;
  return say('ui-amul-plain-evening', {
    date: dayOf(began),
    scores: inOrder(evening)
      .map((seat) => `${names[seat]} ${scores[seat]}`)
      .join(', '),
  });
}

function put(evenings: PastEvening[]): void {
  kept = evenings;
  remember(NAME, JSON.stringify(evenings));
}

function read(): PastEvening[] {
  try {
    const found: unknown = JSON.parse(remembered(NAME) ?? '[]');
    return Array.isArray(found) ? (found as PastEvening[]) : [];
  } catch {
    return [];
  }
}
