/** Where something lies: its middle, its size before it is tilted, and how much it is tilted, in degrees. */

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
  tilt: number;
}

const NEAR = 4;
const NEWCOMER = 0.6;

/** The box of a place, if it is to be seen. */
export function boxSpot(element: Element): Spot | undefined {
  const { x, y, width, height } = element.getBoundingClientRect();
  return width ? { x: x + width / 2, y: y + height / 2, width, height, tilt: 0 } : undefined;
}

/** The spot of a thing, if it is to be seen. A fan of cards tilts what holds the card. */
export function atRest(element: HTMLElement): Spot | undefined {
  const spot = boxSpot(element);
  const holder = element.parentElement;
  if (!spot || !holder) return undefined;
  const tilt = parseFloat(getComputedStyle(holder).rotate) || 0;
  return { ...spot, width: element.offsetWidth, height: element.offsetHeight, tilt };
}

export function near(a: Spot, b: Spot): boolean {
  return Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR && Math.abs(a.width - b.width) < NEAR;
}

/** A little smaller than life, in the middle of a place. */
export function inside({ x, y }: Spot, { width, height }: Spot): Spot {
  return { x, y, width: width * NEWCOMER, height: height * NEWCOMER, tilt: 0 };
}
