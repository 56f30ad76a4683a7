import { centre, RADIUS, type Point } from '../art/map';

const EDGE = 6;
const HALF_HEIGHT = 0.87 * RADIUS;

/** The viewBox that holds all areas of a map. */
export function frameOf(areas: readonly Point[]): string {
  const points = areas.map(centre);
  const left = Math.min(...points.map(({ x }) => x)) - RADIUS - EDGE;
  const top = Math.min(...points.map(({ y }) => y)) - HALF_HEIGHT - EDGE;
  const width = Math.max(...points.map(({ x }) => x)) + RADIUS + EDGE - left;
  const height = Math.max(...points.map(({ y }) => y)) + HALF_HEIGHT + EDGE - top;
  return `${left} ${top} ${width} ${height}`;
}
