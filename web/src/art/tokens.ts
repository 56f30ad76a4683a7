/** What stands in a card's bottom strip: symbols, points and short texts in a row. */

export type Token =
  | { is: 'points'; value: number; faint: boolean }
  | { is: 'emblem'; ref: string }
  | { is: 'text'; text: string };

export const points = (value: number, faint = false): Token => ({ is: 'points', value, faint });
export const icon = (ref: string): Token => ({ is: 'emblem', ref });
export const text = (content: string): Token => ({ is: 'text', text: content });

export interface Placed {
  token: Token;
  x: number;
  width: number;
}

const GAP = 2;

function widthOf(token: Token): number {
  if (token.is === 'text') return 2 + token.text.length * 7.2;
  return 20;
}

/** Lays tokens of height 20 side by side; the caller scales the row to the room it has. */
export function inRow(tokens: Token[]): { placed: Placed[]; width: number } {
  let x = 0;
  const placed = tokens.map((token) => {
    const width = widthOf(token);
    const place = { token, x, width };
    x += width + GAP;
    return place;
  });
  return { placed, width: Math.max(0, x - GAP) };
}
