/** Measures and edges shared by everything that looks like a card. Units: a card is 100 wide and 140 high. */

export const CARD = { width: 100, height: 140, radius: 8 } as const;

/** Of its viewBox, which leaves room for the outline. */
const DRAWN_WIDTH = 102;
/** Nothing that is written on a card is smaller than this, in pixels: what has no room for it is left out. */
const SMALLEST_TEXT = 10;
/** A card that is meant to be read is drawn with this width or more; it carries its name where it is really that wide. */
export const NAME_FROM = 120;
const NAMED_FROM = 80;

/** The smallest letters of a card that is so many pixels wide, in card units. */
export const leastText = (width: number): number => (SMALLEST_TEXT * DRAWN_WIDTH) / width;

export interface Layout {
  named: boolean;
  emblem: { x: number; y: number; size: number };
  nameY: number;
  strip: { y: number; height: number };
}

/** How a card is laid out that was asked for with this size, and is so wide on the page. */
export function layoutFor(size: number, width: number): Layout {
  return size >= NAME_FROM && width >= NAMED_FROM
    ? { named: true, emblem: { x: 23, y: 20, size: 71 }, nameY: 106.5, strip: { y: 114, height: 21 } }
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

const ROOM = 90;
const WIDTH_OF_LETTER = 0.53;
/** Letters may be pressed together by so much before a name is left out. */
const NARROWEST = 0.7;

export interface NameLine {
  text: string;
  /** Where its letters are pressed together, the room they get. */
  length: number | undefined;
}

/** A name in one line when it fits, else in two of similar length, with letters that are no smaller than `least`. */
export function nameLines(name: string, least: number): { lines: NameLine[]; size: number } {
  const lines = name.length <= 15 ? [name] : splitInTwo(name);
  const longest = Math.max(...lines.map((line) => line.length));
  const largest = lines.length === 1 ? 12 : 9.5;
  const size = Math.max(least, Math.min(largest, ROOM / (longest * WIDTH_OF_LETTER)));
  const widthOf = (line: string): number => line.length * WIDTH_OF_LETTER * size;
  if (widthOf('x'.repeat(longest)) * NARROWEST > ROOM) return { lines: [], size };
  return { lines: lines.map((text) => ({ text, length: widthOf(text) > ROOM ? ROOM : undefined })), size };
}

function splitInTwo(name: string): string[] {
  const middle = name.length / 2;
  const gaps = [...name.matchAll(/ /g)].map((match) => match.index);
  if (gaps.length === 0) return [name];
  const gap = gaps.reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best));
  return [name.slice(0, gap), name.slice(gap + 1)];
}
