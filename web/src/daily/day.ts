/** Days of the daily deal are those of universal time: everywhere the same. */

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export const today = (now = Date.now()): string => new Date(now).toISOString().slice(0, 10);

/** How many hours the deal of today lasts, the one that has begun included. */
export const hoursLeft = (now = Date.now()): number => Math.ceil((DAY_MS - (now % DAY_MS)) / HOUR_MS);
