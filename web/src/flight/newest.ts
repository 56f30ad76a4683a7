/** Lines come at the beginning of a list that scrolls: the old ones stay where they are, then all glide down. */

import { calm } from '../base/motion';
import { slideDown } from './airborne';

/** What people scroll with: wheel, finger, keys, or the bar itself. */
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Passing by, or pressing a word, does not scroll. */
function scrolls({ type, target, currentTarget, key }: Event & { key?: string }): boolean {
  return type === 'pointerdown' ? target === currentTarget : key !== 'Tab';
}

/** Keeps the lines of a list in place, until the returned function is called. */
export function keepLines(list: HTMLElement): () => void {
  const scroller = list.parentElement;
  let height = list.offsetHeight;
  let isTouched = false;
  const touch = (event: Event): void => void (isTouched ||= scrolls(event));

  function grown(): void {
    const by = list.offsetHeight - height;
    height += by;
    if (!scroller || by <= 0) return;
    // Its position proves nothing: on a busy machine it may still glide, however long ago it began.
    isTouched &&= scroller.scrollTop > 0;
    if (!isTouched && calm()) return;
    const top = scroller.scrollTop;
    scroller.scrollTop += by;
    if (isTouched) return;
    const missing = by - (scroller.scrollTop - top);
    if (missing > 0) slideDown(list, missing); // while the list is short, there is nothing to scroll
    scroller.scrollTo({ top: 0, behavior: 'smooth' });
  }

  // It calls when everything has its place and nothing has been painted: a frame later, the lines would be seen to jump.
  const observer = new ResizeObserver(grown);
  observer.observe(list);
  for (const event of BY_HAND) scroller?.addEventListener(event, touch, { passive: true });
  return () => {
    observer.disconnect();
    for (const event of BY_HAND) scroller?.removeEventListener(event, touch);
  };
}
