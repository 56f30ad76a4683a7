/** How large the things of a beat can be drawn in the room there is. */

import type { Beat, Figure, Thing } from '../state/beats';

export interface Fit {
  /** How wide a card is. */
  size: number;
  /** How wide the rows are, so that no figure is left alone in a row of its own. */
  width: number;
}

/** In pixels, as the styles of BeatFace have them. */
export const TOKEN = 50;
const LARGEST = 124;
const READABLE = 88;
const SMALLEST = 56;
const STEP = 4;
const GAP = 14;
const INNER_GAP = 6;
const PADDING = 12;
const ARROW = 34;
const OWNER_WIDTH = 92;
/** No figure is narrower when it says whose it is, or what becomes of it. */
const LEAST_LABELLED = 74;
const CARD_SHAPE = 142 / 102;
const TITLE_HEIGHT = 36;
const OWNER_HEIGHT = 26;
const NAME_HEIGHT = 30;
const NOTE_HEIGHT = 38;
const LINE_HEIGHT = 22;
const LETTER_WIDTH = 7;

/** One row of cards that can be read is better than several of larger ones; none, if there is too little room at all. */
export function fit(beat: Beat, width: number, height: number): Fit | null {
  return largest(beat, width, height, READABLE, 1) ?? largest(beat, width, height, SMALLEST, beat.figures.length);
}

function largest(beat: Beat, width: number, height: number, least: number, most: number): Fit | null {
  const letters = beat.lines.map((line) => Math.ceil((line.length * LETTER_WIDTH) / width));
  const words = TITLE_HEIGHT + LINE_HEIGHT * letters.reduce((sum, lines) => sum + lines, 0);
  for (let size = LARGEST; size >= least; size -= STEP) {
    const widths = beat.figures.map((figure) => widthOf(figure, size));
    if (widths.some((wide) => wide > width)) continue;
    const rows = rowsOf(widths, width);
    if (rows <= Math.max(1, most) && words + rows * rowHeight(beat.figures, size) <= height) return { size, width: evenly(widths, rows, width) };
  }
  return null;
}

function widthOf({ seat, things, to, note }: Figure, size: number): number {
  const side = (list: readonly Thing[]): number =>
    list.reduce((sum, { isToken }) => sum + (isToken ? TOKEN : size) + INNER_GAP, 0);
  const goal = to ? ARROW + (to.things ? side(to.things) : OWNER_WIDTH) : 0;
  const least = !things.length ? OWNER_WIDTH : seat !== undefined || note ? LEAST_LABELLED : 0;
  return Math.max(least, side(things) + goal + (things.length > 1 ? PADDING : 0));
}

function rowHeight(figures: readonly Figure[], size: number): number {
  const things = figures.flatMap((figure) => [...figure.things, ...(figure.to?.things ?? [])]);
  const highest = things.some(({ isToken }) => !isToken) ? size * CARD_SHAPE : TOKEN;
  const owner = figures.some(({ seat }) => seat !== undefined) ? OWNER_HEIGHT : 0;
  const note = figures.some((figure) => figure.note) ? NOTE_HEIGHT : 0;
  const padding = figures.some((figure) => figure.things.length > 1) ? PADDING : 0;
  return (things.length ? highest + NAME_HEIGHT : 0) + owner + note + padding + GAP;
}

/** How many rows figures of these widths fill. */
function rowsOf(widths: readonly number[], width: number): number {
  let rows = 1;
  let used = -GAP;
  for (const wide of widths) {
    if (used + GAP + wide > width) {
      rows += 1;
      used = -GAP;
    }
    used += GAP + wide;
  }
  return rows;
}

/** The narrowest that needs no further row. */
function evenly(widths: readonly number[], rows: number, width: number): number {
  let narrow = width;
  const least = Math.max(...widths, 0);
  while (narrow - STEP >= least && rowsOf(widths, narrow - STEP) === rows) narrow -= STEP;
  return narrow;
}
