/** Geometry of the map: flat-topped hexagons; the edition gives centres in units of the radius. */

export interface Point {
  x: number;
  y: number;
}

export const RADIUS = 32;

export const HEXAGON = 'M16-27.7L32 0L16 27.7H-16L-32 0L-16-27.7Z';

export function centre(area: Point): Point {
  return { x: area.x * RADIUS, y: area.y * RADIUS };
}

/** The common edge of two neighbouring hexagons, as the transform of a line along the x axis. */
export function edgeBetween(a: Point, b: Point): string {
  const [from, to] = [centre(a), centre(b)];
  const acrossDegrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return `translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2}) rotate(${acrossDegrees - 90})`;
}

/** Where up to four gems lie on a hexagon. */
export function gemPlaces(count: number): Point[] {
  const step = count > 3 ? 11.5 : count > 2 ? 15 : 17;
  return Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * step, y: count > 2 ? 10 : 12 }));
}
