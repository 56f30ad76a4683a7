/** Names that people write, as serai/kernel/names.py cleans them. */

import type { Limits } from './engine/description';
import { LocalRefusal } from './engine/refusal';

/** The characters that Python considers spaces. */
const SPACE = /[\x1c-\x1f\x85]|(?!\ufeff)\s/u;

/** A name without control characters, stray spaces and what cannot be seen. */
export function visible(name: string, { name: longest, blank }: Limits): string {
  const letters = [...name].map((letter) =>
    SPACE.test(letter) || blank.includes(letter) ? ' ' : letter.replace(/\p{C}/u, ''),
  );
  return [...letters.join('').split(/ +/).filter(Boolean).join(' ')].slice(0, longest).join('');
}

/**
 * The names of people at a table: each has something to be seen, and no two are alike. People who share a device may do
 * without one; the seat has a number.
 */
export function checkNames(names: readonly string[], limits: Limits): (string | null)[] {
  const seen = names.map((name) => (name === '' ? null : visible(name, limits)));
  if (seen.includes('')) throw new LocalRefusal('server-empty-name', 'a name has no letters that can be seen');
  const taken = seen.find((name, place) => name !== null && seen.indexOf(name) !== place);
  if (taken) throw new LocalRefusal('server-name-taken', 'somebody else is called so', { name: taken });
  return seen;
}
