/** Where the gems of an amulet lie: in a ring, each smaller the more there are. Units of the drawing. */

export interface Place {
  x: number;
  y: number;
}

const RADIUS = 36;
const LARGEST = 24;

export function ringOf(count: number): { size: number; places: Place[] } {
  const size = Math.min(LARGEST, (2 * Math.PI * RADIUS) / Math.max(1, count));
  const places = Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    return { x: RADIUS * Math.cos(angle), y: RADIUS * Math.sin(angle) };
  });
  return { size, places };
}
