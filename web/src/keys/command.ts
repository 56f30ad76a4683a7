/** What a typed line means at a table: as src/serai/terminal/grammar.py has it, on a device as at a server. */

import type { Move } from '../wire/view';

interface OpenDecision {
  readonly legal: readonly Move[];
  readonly wording: { button(move: Move): string };
}

/** The move that a line means, a bid perhaps not legal. `listed`: the moves that are on the screen with numbers; none while
    no list is there. */
export function moveIn(line: string, { legal, wording }: OpenDecision, listed: readonly Move[]): Move | undefined {
  const wanted = line.replace(/^=\s*/, '');
  const bid = legal.find(({ amount }) => typeof amount === 'number');
  if (bid && /^\d{1,9}$/.test(wanted)) return { ...bid, amount: Number(wanted) };
  const numbers = legal.map((move) => listed.indexOf(move) + 1 || -1);
  return legal[
    chosen(
      wanted,
      legal.map((move) => wording.button(move)),
      numbers,
    )
  ];
}

export function isBidding(legal: readonly Move[]): boolean {
  return legal.some(({ amount }) => typeof amount === 'number');
}

/** The place of the choice that a line means, or -1. Each choice has a name, and a number or -1. */
export function chosen(line: string, names: readonly string[], numbers: readonly number[]): number {
  if (/^\d+$/.test(line)) return numbers.indexOf(Number(line));
  const words = wordsOf(line);
  if (line.length < 2 || line.startsWith('?') || !words.length) return -1;
  const places = new Map<string, { place: number; length: number }>();
  for (const [place, name] of names.entries()) {
    const own = wordsOf(name);
    // Copies that differ in nothing are one choice.
    if (places.has(own.join(' ')) || !words.every((word) => own.some((known) => fits(word, known)))) continue;
    places.set(own.join(' '), { place, length: own.length });
  }
  const fewest = Math.min(...[...places.values()].map(({ length }) => length));
  const [one, other] = [...places.values()].filter(({ length }) => length === fewest);
  return one && !other ? one.place : -1;
}

/** A word may be cut short, a number may not. */
const fits = (word: string, known: string): boolean => (/^\d+$/.test(word) ? known === word : known.startsWith(word));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
