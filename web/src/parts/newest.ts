/** Lines come at the beginning of a list that scrolls: the old ones stay where they are, then all glide down. */

import { calm } from '../state/motion';
import { slideDown } from './airborne';

const GLIDE_MS = 600;

/** Keeps the lines of a list in place, until the returned function is called. */
export function keepLines(list: HTMLElement): () => void {
  let height = list.offsetHeight;
  let gliding = 0;

  function grown(): void {
    const scroller = list.parentElement;
    const by = list.offsetHeight - height;
    height += by;
    if (!scroller || by <= 0) return;
    const now = performance.now();
    const reading = scroller.scrollTop > 0 && now > gliding;
    if (!reading && calm()) return;
    const top = scroller.scrollTop;
    scroller.scrollTop += by;
    if (reading) return;
    const missing = by - (scroller.scrollTop - top);
    if (missing > 0) slideDown(list, missing); // while the list is short, there is nothing to scroll
    gliding = now + GLIDE_MS;
    scroller.scrollTo({ top: 0, behavior: 'smooth' });
  }

  // It calls when everything has its place and nothing has been painted: a frame later, the lines would be seen to jump.
  const observer = new ResizeObserver(grown);
  observer.observe(list);
  return () => observer.disconnect();
}
