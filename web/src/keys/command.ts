/** What a typed line means at a table, from its legal moves and what their buttons say: the same on a device and on a server. */

import type { Move } from '../wire/view';

interface Decision {
  readonly legal: readonly Move[];
  readonly wording: { button(move: Move): string };
}

/** The move that a line chooses. `listed`: the moves that are on the screen with numbers; none while no list is there. */
export function moveIn(line: string, { legal, wording }: Decision, listed: readonly Move[]): Move | undefined {
  const wanted = line.replace(/^=\s*/, '');
  if (/^\d+$/.test(wanted)) return bidOf(wanted, legal) ?? listed[Number(wanted) - 1];
  const words = tokens(wanted);
  if (!words.length) return undefined;
  const named = legal
    .map((move) => ({ move, own: tokens(wording.button(move)) }))
    .filter(({ own }) => words.every((word) => own.some((known) => fits(word, known))));
  const fewest = Math.min(...named.map(({ own }) => own.length));
  const [one, other] = named.filter(({ own }) => own.length === fewest);
  return other ? undefined : one?.move;
}

/** Where bids are made, a number is a bid of that number and nothing else. */
function bidOf(number: string, legal: readonly Move[]): Move | undefined {
  return legal.find(({ amount }) => amount === Number(number));
}

export function isBidding(legal: readonly Move[]): boolean {
  return legal.some(({ amount }) => typeof amount === 'number');
}

/** A word may be cut short, a number may not. */
const fits = (word: string, known: string): boolean => (/^\d+$/.test(word) ? known === word : known.startsWith(word));

const tokens = (text: string): string[] => text.toLocaleLowerCase().match(/[\p{L}\d]+/gu) ?? [];
