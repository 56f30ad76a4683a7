/** Lines come at the beginning of a list that scrolls: the old ones stay where they are, then all glide down. */

import { calm } from '../state/motion';
import { slideDown } from './airborne';

const GLIDE_MS = 600;

export class Newest {
  #height: number;
  #gliding = 0;

  constructor(private readonly list: HTMLElement) {
    this.#height = list.offsetHeight;
  }

  /** To be called when lines have come. */
  grown(): void {
    const scroller = this.list.parentElement;
    const by = this.list.offsetHeight - this.#height;
    this.#height += by;
    if (!scroller || by <= 0) return;
    const now = performance.now();
    const reading = scroller.scrollTop > 0 && now > this.#gliding;
    if (!reading && calm()) return;
    const top = scroller.scrollTop;
    scroller.scrollTop += by;
    if (reading) return;
    const missing = by - (scroller.scrollTop - top);
    if (missing > 0) slideDown(this.list, missing); // while the list is short, there is nothing to scroll
    this.#gliding = now + GLIDE_MS;
    scroller.scrollTo({ top: 0, behavior: 'smooth' });
  }
}
