/** What a list of numbers comes to, rounded as a review tells it. */

/** Numbers, one for each world. */
export type WorldNumbers = Float64Array;

const PLACES = 6;

export const rounded = (value: number, places = PLACES): number => Number(value.toFixed(places));

export function mean(values: WorldNumbers): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/** Of the mean. */
export function variance(values: WorldNumbers): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  let squares = 0;
  for (const value of values) squares += (value - middle) ** 2;
  return squares / (values.length - 1) / values.length;
}

export const roundedMean = (values: WorldNumbers): number => rounded(mean(values));

/** The standard error of the mean. */
export const roundedError = (values: WorldNumbers): number => rounded(Math.sqrt(variance(values)));

export const difference = (values: WorldNumbers, others: WorldNumbers): WorldNumbers =>
  values.map((value, world) => value - (others[world] ?? 0));
