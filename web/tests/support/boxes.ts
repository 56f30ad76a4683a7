/** Where things are. */

import { isShown } from './faults';

export const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];

export const boxes = (selector: string): DOMRect[] => all(selector).map((element) => element.getBoundingClientRect());

/** Where the first of these begins and the last one ends, from above; a list, for lists of what follows downwards. */
export function span(selector: string): number[] {
  const found = boxes(selector);
  if (!found.length) return [];
  return [Math.min(...found.map(({ top }) => top)), Math.max(...found.map(({ bottom }) => bottom))];
}

/** Whether each of these heights is below the one before. */
export const isSorted = (downwards: readonly number[]): boolean =>
  downwards.every((height, i) => i === 0 || height >= (downwards[i - 1] ?? 0));

/** How many pixels of these do not show without scrolling, at most. */
export function hidden(selector: string, side: 'Width' | 'Height'): number {
  return Math.max(...all(selector).map((box) => box[`scroll${side}`] - box[`client${side}`]));
}

/** How far the page itself scrolls downwards. */
export const scrollsBy = (): number => document.documentElement.scrollHeight - innerHeight;

/** Whether all of an element lies inside the window. */
export function isInSight(element: Element): boolean {
  const { top, left, bottom, right } = element.getBoundingClientRect();
  return isShown(element) && top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
}
