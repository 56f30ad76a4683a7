/** The clocks that a table can have, and how they are said. */

import { language, say } from '../base/words.svelte';

/** A time for each decision, or a budget for the whole game; or neither. */
export interface Clock {
  seconds: number | null;
  budget?: number | null;
  increment?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** At a table with so much time nobody is expected to be there. */
const SLOW = HOUR;
/** The last part of the time, but no more than this, is worth a warning. */
const WARNING_PART = 4;
const LONGEST_WARNING = DAY / 2;
const SHORTEST_WARNING = 10;

const each = (seconds: number): Clock => ({ seconds, budget: null, increment: 0 });
const budget = (seconds: number, increment: number): Clock => ({ seconds: null, budget: seconds, increment });

export const NO_CLOCK: Clock = { seconds: null, budget: null, increment: 0 };
export const LIVE: readonly Clock[] = [
  each(30),
  each(MINUTE),
  each(3 * MINUTE),
  each(10 * MINUTE),
  budget(20 * MINUTE, 20),
];
export const SLOW_ONES: readonly Clock[] = [...[DAY / 2, DAY, 3 * DAY, 7 * DAY].map(each), budget(7 * DAY, DAY / 2)];
export const HOLIDAYS: readonly number[] = [0, 3, 7, 14];

export function hasClock({ seconds, budget }: Clock): boolean {
  return seconds !== null || budget != null;
}

export function isSlow({ seconds, budget }: Clock): boolean {
  return (seconds ?? budget ?? 0) >= SLOW;
}

/** How many seconds before its end a time is called short. */
export function warningOf({ seconds, budget }: Clock): number {
  return Math.max(SHORTEST_WARNING, Math.min(LONGEST_WARNING, (seconds ?? budget ?? 0) / WARNING_PART));
}

export function clockInWords(clock: Clock): string {
  const { seconds, budget, increment } = clock;
  if (seconds !== null) return say('ui-time-each', { duration: durationInWords(seconds) });
  if (budget == null) return say('ui-time-none');
  const whole = durationInWords(budget);
  return increment
    ? say('ui-time-budget', { budget: whole, increment: durationInWords(increment) })
    : say('ui-time-budget-plain', { budget: whole });
}

/** In the greatest unit of which there are at least two, or exactly one. */
export function durationInWords(seconds: number): string {
  const [unit, count] = roughly(seconds);
  return say('ui-duration', { unit, count });
}

function roughly(seconds: number): [string, number] {
  for (const [unit, size] of [
    ['day', DAY],
    ['hour', HOUR],
    ['minute', MINUTE],
  ] as const) {
    if (seconds >= 2 * size || seconds === size) return [unit, Math.floor(seconds / size)];
  }
  return ['second', Math.ceil(seconds)];
}

/** The time that is left, as short as a clock shows it. */
export function onTheClock(left: number): string {
  // A decision that has just begun has all its time.
  const seconds = left >= 2 * HOUR ? Math.round(left / MINUTE) * MINUTE : left;
  if (seconds >= DAY) {
    const hours = Math.floor((seconds % DAY) / HOUR);
    return [part(Math.floor(seconds / DAY), 'day'), ...(hours ? [part(hours, 'hour')] : [])].join(' ');
  }
  if (seconds >= 2 * HOUR) return part(Math.floor(seconds / HOUR), 'hour');
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function part(count: number, unit: 'day' | 'hour'): string {
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'short' }).format(count);
}

/** The day and the time of a moment in ms since the epoch. */
export function momentInWords(moment: number): string {
  return new Intl.DateTimeFormat(language() === 'en' ? 'en-GB' : language(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(moment);
}
