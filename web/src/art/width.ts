/** How wide drawings are on the page: one observer for all of them, and no layout is forced. */

import type { Attachment } from 'svelte/attachments';

/** Drawings change size in steps of this many pixels, so that a small change of the table redraws nothing. */
const STEP = 2;

const told = new WeakMap<Element, (width: number) => void>();
let observer: ResizeObserver | null = null;

function observed(entries: readonly ResizeObserverEntry[]): void {
  for (const { target, contentRect } of entries)
    if (contentRect.width) told.get(target)?.(Math.floor(contentRect.width / STEP) * STEP);
}

/** Tells the width in pixels now and whenever it changes. */
export function widthOf(tell: (width: number) => void): Attachment<Element> {
  return (element) => {
    const watching = (observer ??= new ResizeObserver(observed));
    told.set(element, tell);
    watching.observe(element);
    return () => watching.unobserve(element);
  };
}
