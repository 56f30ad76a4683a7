/** Measures and edges shared by everything that looks like a card. Units: a card is 100 wide and 140 high. */

export const CARD = { width: 100, height: 140, radius: 8 } as const;

/** From this width in pixels on a card has room for its name. */
export const NAME_FROM = 120;

export interface Layout {
  named: boolean;
  emblem: { x: number; y: number; size: number };
  nameY: number;
  strip: { y: number; height: number };
}

export function layoutFor(size: number): Layout {
  return size >= NAME_FROM
    ? { named: true, emblem: { x: 23, y: 20, size: 71 }, nameY: 104, strip: { y: 114, height: 21 } }
    : { named: false, emblem: { x: 22, y: 22, size: 72 }, nameY: 0, strip: { y: 100, height: 35 } };
}

export interface Edge {
  pigment: string;
  /** Ornament along the top band, so that the colour is never the only signal. */
  ornament: string;
  /** Ornaments made of areas are filled, those made of lines are stroked. */
  filled: boolean;
  /** Bright pigments carry a dark ornament. */
  bright: boolean;
}

export const BAND = 16;

/** A motif again and again along the top band. */
export function along(step: number, motif: (x: number) => string): string {
  const count = Math.ceil(CARD.width / step);
  return Array.from({ length: count }, (_, i) => motif(i * step)).join('');
}

/** For what an edition calls a category and nobody has an ornament for. */
export const PLAIN: Edge = { pigment: 'var(--umber, #5E3A24)', ornament: '', filled: true, bright: false };

/** One line when it fits, else two of similar length; with the letter size that keeps both inside the card. */
export function nameLines(name: string): { lines: string[]; size: number } {
  const lines = name.length <= 15 ? [name] : splitInTwo(name);
  const longest = Math.max(...lines.map((line) => line.length));
  const room = 90;
  const widthOfLetter = 0.53;
  const largest = lines.length === 1 ? 12 : 9.5;
  return { lines, size: Math.min(largest, room / (longest * widthOfLetter)) };
}

function splitInTwo(name: string): string[] {
  const middle = name.length / 2;
  const gaps = [...name.matchAll(/ /g)].map((match) => match.index);
  if (gaps.length === 0) return [name];
  const gap = gaps.reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best));
  return [name.slice(0, gap), name.slice(gap + 1)];
}
