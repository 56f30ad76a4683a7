/** Where something may lie over a table without covering what can be chosen there. */

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
