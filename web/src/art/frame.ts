/** Measures and edges shared by everything that looks like a card. Units: a card is 100 wide and 140 high. */

export const CARD = { width: 100, height: 140, radius: 8 } as const;

/** Of its viewBox, which leaves room for the outline. */
const DRAWN_WIDTH = 102;
/** Nothing that is written on a card is smaller than this, in pixels: what has no room for it is left out. */
const SMALLEST_TEXT = 10;
/** A card that is asked for with this width or more carries its name. */
const NAME_FROM = 120;
/** Where it is narrower than this on the page, its name takes room from its picture; and where it is narrower than that,
    it has none. */
const WIDE = 80;
const NARROW = 44;

/** The smallest letters of a card of this width in pixels, in card units. */
export const leastText = (width: number): number => (SMALLEST_TEXT * DRAWN_WIDTH) / width;

export interface FrameLayout {
  named: boolean;
  emblem: { x: number; y: number; size: number };
  nameY: number;
  strip: { y: number; height: number };
  /** Along the left edge: where small signs begin, and how far one is from the next. */
  rail: { y: number; step: number };
  /** The middle of a round sign at the right edge, and the lower edge of what is piled up there. */
  sign: number;
}

/** The layout of a card for the requested size, its width on the page, and its number of name lines. */
export function layoutFor(size: number, width: number, lines: number): FrameLayout {
  const named = size >= NAME_FROM && width >= NARROW && lines > 0;
  const rail = { y: 30, step: 18 };
  if (!named)
    return { named, emblem: { x: 22, y: 22, size: 72 }, nameY: 0, strip: { y: 100, height: 35 }, rail, sign: 87 };
  if (width >= WIDE)
    return { named, emblem: { x: 23, y: 20, size: 71 }, nameY: 109.6, strip: { y: 114, height: 21 }, rail, sign: 83 };
  const emblem = lines === 1 ? { x: 25, y: 19, size: 62 } : { x: 30, y: 18, size: 50 };
  return { named, emblem, nameY: 97, strip: { y: 100, height: 35 }, rail: { y: 27, step: 14 }, sign: 57 };
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
/** How wide letters are, in ems; and all others. */
const WIDTHS: readonly [RegExp, number][] = [[/ /, 0.18], [/[fijlrstIJ'-]/, 0.36], [/[mwMW]/, 0.85], [/[A-ZÄÖÜ]/, 0.67]]; // prettier-ignore
const USUAL_WIDTH = 0.52;
/** Letters may be pressed together by so much before a word is broken, and by so much before a name is left out. */
const PRESSED = 0.85;
const NARROWEST = 0.7;

export interface NameLine {
  text: string;
  /** Where its letters are pressed together, the room they get. */
  length: number | undefined;
}

/** A name in one line when it fits, else in two of similar length, with letters that are no smaller than `least`. */
export function nameLines(name: string, least: number): { lines: NameLine[]; size: number } {
  const [two, broken] = [splitInTwo(name), splitWord(name)];
  const tries = [[name.length <= 15 ? [name] : two, 1], [two, 1], [two, PRESSED], [broken, 1], [two, NARROWEST], [broken, NARROWEST]] as const; // prettier-ignore
  const room = ROOM / least;
  const lines = tries.find(([words, press]) => words.every((line) => emsOf(line) * press <= room))?.[0] ?? [];
  const longest = Math.max(...lines.map(emsOf));
  const largest = lines.length === 1 ? 12 : 9.5;
  const size = Math.max(least, Math.min(largest, ROOM / longest));
  return { lines: lines.map((text) => ({ text, length: emsOf(text) * size > ROOM ? ROOM : undefined })), size };
}

const emsOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL_WIDTH), 0);

/** A long word with a hyphen near its middle, where a syllable seems to begin; of several words none is broken. */
function splitWord(word: string): string[] {
  if (word.includes(' ')) return [word];
  const begins = [
    ...word.matchAll(/(?<=...)(?:[bdfgkpt][lr]|(?<![bdfgkpt])[lr]|(?![lr])[^aeiouyäöü\s])(?=[aeiouyäöü])/gi),
  ].map(({ index }) => index);
  if (begins.length === 0) return [word];
  const at = begins.reduce((best, begin) =>
    Math.abs(begin - word.length / 2) < Math.abs(best - word.length / 2) ? begin : best,
  );
  return [`${word.slice(0, at)}-`, word.slice(at)];
}

function splitInTwo(name: string): string[] {
  const middle = name.length / 2;
  const gaps = [...name.matchAll(/ /g)].map((match) => match.index);
  if (gaps.length === 0) return [name];
  const gap = gaps.reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best));
  return [name.slice(0, gap), name.slice(gap + 1)];
}
