/** What lies on a map: flat-topped hexagons, each drawn around its own centre. */

export interface Point {
  x: number;
  y: number;
}

export const RADIUS = 32;
export const HALF_HEIGHT = 27.7;

export const HEXAGON = `M16-${HALF_HEIGHT}L32 0L16 ${HALF_HEIGHT}H-16L-32 0L-16-${HALF_HEIGHT}Z`;

const IN_ONE_ROW = 4;

/** Where gems lie in the lower half of a hexagon, and how large they are. */
export function gemPlaces(count: number): { places: Point[]; size: number } {
  if (count > IN_ONE_ROW) return heap(count);
  const step = count > 3 ? 11.5 : count > 2 ? 15 : 17;
  return { places: row(count, step, count > 2 ? 10 : 12), size: 17 };
}

/** Many gems lie in rows, the longer ones above, where the hexagon is wider. */
function heap(count: number): { places: Point[]; size: number } {
  const rows = count > 10 ? 3 : 2;
  const inRow = Math.ceil(count / rows);
  const step = 48 / (inRow + 0.4);
  const lengths = Array.from({ length: rows }, (_, i) => Math.ceil((count - i) / rows));
  return {
    places: lengths.flatMap((length, i) => row(length, step * (1 - 0.08 * i), 6 + (i * 12.5) / (rows - 1))),
    size: rows > 2 ? 10 : 13.5,
  };
}

function row(count: number, step: number, y: number): Point[] {
  return Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * step, y }));
}
