/** Days of the daily deal are those of universal time: everywhere the same. */

import { now } from '../base/clock';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export const today = (at = now()): string => new Date(at).toISOString().slice(0, 10);

/** How many hours the deal of today lasts, the one that has begun included. */
export const hoursLeft = (at = now()): number => Math.ceil((DAY_MS - (at % DAY_MS)) / HOUR_MS);
