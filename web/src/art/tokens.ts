/** The content of a card's bottom strip: symbols, points and short texts in a row. */

export type Token =
  | { is: 'points'; value: number; faint: boolean }
  | { is: 'emblem'; ref: string; ticked?: boolean }
  | { is: 'text'; text: string };

export const points = (value: number, faint = false): Token => ({ is: 'points', value, faint });
export const icon = (ref: string): Token => ({ is: 'emblem', ref });
/** Of something that the reader has. */
export const ticked = (ref: string): Token => ({ is: 'emblem', ref, ticked: true });
export const text = (content: string): Token => ({ is: 'text', text: content });

export interface Placed {
  token: Token;
  x: number;
  y: number;
  width: number;
}

/** Of what is written in a row of tokens, in its own units. */
export const LETTERS = 14;
const HEIGHT = 20;
const GAP = 2;
const LARGEST = 1.25;

function widthOf(token: Token): number {
  return token.is === 'text' ? [...token.text].reduce((sum, sign) => sum + (sign === '·' ? 4 : 7.8), 3) : HEIGHT;
}

function widthOfRow(tokens: Token[]): number {
  return tokens.reduce((sum, token) => sum + widthOf(token) + GAP, -GAP);
}

export interface Arranged {
  placed: Placed[];
  scale: number;
}

/** The first of these rows, which say less and less, whose letters are no smaller than `least` in the room given. If
    there is none, what the last of them says without letters. */
export function choose(rows: readonly Token[][], width: number, height: number, least: number): Arranged {
  const scale = least / LETTERS;
  for (const tokens of rows) {
    const found = arrange(tokens, width, height, Math.max(LARGEST, scale));
    if (found.scale >= scale) return found;
  }
  return arrange(
    (rows.at(-1) ?? []).filter(({ is }) => is === 'emblem'),
    width,
    height,
  );
}

/** Sets tokens of height 20 in one row or in two, whichever lets them stand larger in the room given. */
export function arrange(tokens: Token[], width: number, height: number, largest = LARGEST): Arranged {
  const scaleOf = (rows: Token[][]): number =>
    Math.min(largest, height / (rows.length * (HEIGHT + GAP)), ...rows.map((row) => width / widthOfRow(row)));
  const best = inTwo(tokens).reduce((a, b) => (scaleOf(b) > scaleOf(a) ? b : a), [tokens]);
  const scale = tokens.length > 0 ? scaleOf(best) : 1;
  const top = (height / scale - best.length * (HEIGHT + GAP) + GAP) / 2;
  return { placed: best.flatMap((row, i) => setRow(row, width / scale, top + i * (HEIGHT + GAP))), scale };
}

/** A second row may begin only with a sign such as + or ≥. */
function inTwo(tokens: Token[]): Token[][][] {
  const cuts = tokens.flatMap((token, i) => (token.is === 'text' && i > 1 ? [i] : []));
  return cuts.map((cut) => [tokens.slice(0, cut), tokens.slice(cut)]);
}

function setRow(row: Token[], room: number, y: number): Placed[] {
  let x = (room - widthOfRow(row)) / 2;
  return row.map((token) => {
    const width = widthOf(token);
    const placed = { token, x, y, width };
    x += width + GAP;
    return placed;
  });
}
