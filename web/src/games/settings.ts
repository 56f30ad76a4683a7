/** What a result is made of, as settings of a ring: each filled with something of a colour, or empty. */

export interface Setting {
  /** The drawing in it. */
  emblem: string;
  /** The sign in a text. */
  sign: string;
}

/** As many as there are. */
export const SETTINGS = 8;
const EMPTY = '·';

export function signsOf(settings: readonly Setting[]): string {
  if (!settings.length) return '';
  return settings.map(({ sign }) => sign).join('') + EMPTY.repeat(Math.max(0, SETTINGS - settings.length));
}

/** `count` settings shared out by these weights, as evenly as can be; the heaviest first. */
export function sharedOut(weights: Readonly<Record<string, number>>, count: number): string[] {
  const all = Object.entries(weights).filter(([, weight]) => weight > 0);
  const sum = all.reduce((total, [, weight]) => total + weight, 0);
  const parts = all.map(([name, weight]) => ({ name, exact: (count * weight) / sum }));
  const whole = parts.map(({ name, exact }) => ({ name, count: Math.floor(exact), rest: exact % 1 }));
  let left = count - whole.reduce((total, part) => total + part.count, 0);
  for (const part of whole.toSorted((one, next) => next.rest - one.rest)) if (left-- > 0) part.count += 1;
  return whole.sort((one, next) => next.count - one.count).flatMap((part) => Array<string>(part.count).fill(part.name));
}
