/** Where something may lie over a table without covering what can be chosen there. */

import type { Beat } from '../state/beats';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 8;

/** The highest part of a region that nothing in the way reaches into. */
export function freeBand(region: Box, inTheWay: readonly Box[]): Box {
  const blocks = inTheWay
    .filter(({ top, bottom, left, right }) => bottom > region.top && top < region.bottom && right > region.left && left < region.right)
    .toSorted((a, b) => a.top - b.top);
  let best = { top: region.top, bottom: region.top };
  let top = region.top;
  for (const block of [...blocks, { top: region.bottom + GAP, bottom: region.bottom }]) {
    const bottom = Math.min(region.bottom, block.top - GAP);
    if (bottom - top > best.bottom - best.top) best = { top, bottom };
    top = Math.max(top, block.bottom + GAP);
  }
  return { ...region, ...best };
}

/** In pixels: less is too low for pictures, or even for a line of words. */
const LOWEST_STAGE = 170;
const LOWEST_LINE = 46;

/** What there is room for in so high a band. Where all of the map can be chosen there may be none at all. */
export function formFor(height: number): Beat['form'] | null {
  if (height >= LOWEST_STAGE) return 'stage';
  return height >= LOWEST_LINE ? 'line' : null;
}
