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

/** The box of a place, if it is visible. */
export function boxSpot(element: Element): Spot | undefined {
  const { x, y, width, height } = element.getBoundingClientRect();
  return width ? { x: x + width / 2, y: y + height / 2, width, height, tilt: 0 } : undefined;
}

/** The spot of a thing, if it is visible. A fan of cards tilts what holds the card, by `--lean`. */
export function atRest(element: HTMLElement): Spot | undefined {
  const spot = boxSpot(element);
  const holder = element.parentElement;
  if (!spot || !holder) return undefined;
  const tilt = parseFloat(holder.style.getPropertyValue('--lean')) || 0;
  return { ...spot, width: element.offsetWidth, height: element.offsetHeight, tilt };
}

/** The upper left corner of what holds things: it may grow, and only goes where its corner goes. */
export function corner(element: HTMLElement): Spot | undefined {
  const { x, y, width } = element.getBoundingClientRect();
  return width ? { x, y, width: 1, height: 1, tilt: 0 } : undefined;
}

export function near(a: Spot, b: Spot): boolean {
  return Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR && Math.abs(a.width - b.width) < NEAR;
}

/** A spot as it is seen from something that went along with it. */
export function without(spot: Spot, from: Spot, to: Spot): Spot {
  return { ...spot, x: spot.x - from.x + to.x, y: spot.y - from.y + to.y };
}

/** A little smaller than life, in the middle of a place. */
export function inside({ x, y }: Spot, { width, height }: Spot): Spot {
  return { x, y, width: width * NEWCOMER, height: height * NEWCOMER, tilt: 0 };
}
