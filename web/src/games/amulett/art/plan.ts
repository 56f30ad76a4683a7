/** How a map is laid out for drawing. The edition's coordinates give its shape; the sizes are ours. */

import type { Edition } from '../data/edition';
import { HALF_HEIGHT, RADIUS, type Point } from './map';

export type Layout = Edition['map']['layout'];

export interface Place extends Point {
  id: string;
  neighbours: readonly string[];
}

export interface Road {
  from: Point;
  /** What its curve leans towards: a road goes around the areas it does not lead to. */
  bend: Point;
  to: Point;
}

const TOUCHING = Math.sqrt(3) * RADIUS;
/** From centre to centre: how far most neighbours lie apart, and how close any two areas may come. */
const DISTANCES: Record<Layout, { usual: number; least: number }> = {
  hexagons: { usual: TOUCHING, least: 0.99 * TOUCHING },
  points: { usual: 2.6 * RADIUS, least: 2.2 * RADIUS },
};
const LONGEST_BORDER = 1.06 * TOUCHING;
const EDGE = 6;
const NAME_HEIGHT = 12;
const PASSES = 200;

export class Plan {
  readonly roads: readonly Road[];
  readonly frame: { left: number; top: number; width: number; height: number };
  /** Whether there is room for names between the areas. */
  readonly spaced: boolean;
  readonly #centres: ReadonlyMap<string, Point>;

  constructor(areas: readonly Place[], layout: Layout) {
    const { usual, least } = DISTANCES[layout];
    this.spaced = least > LONGEST_BORDER;
    const scale = usual / usualDistance(areas);
    const centres = areas.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
    spread(centres, least);
    this.#centres = new Map(areas.map(({ id }, i) => [id, centres[i] as Point]));
    this.roads = borders(areas)
      .map(([a, b]): [Point, Point] => [this.centre(a), this.centre(b)])
      .filter(([a, b]) => distance(a, b) > LONGEST_BORDER)
      .map(([a, b]) => roadBetween(a, b, centres));
    this.frame = this.#frame(centres);
  }

  centre(id: string): Point {
    const centre = this.#centres.get(id);
    if (!centre) throw new Error(`the map has no area ${id}`);
    return centre;
  }

  /** Across the way between two neighbours, as the transform of a line along the x axis. */
  across(from: string, to: string): string {
    const [a, b] = [this.centre(from), this.centre(to)];
    const road = this.roads.find((known) => [known.from, known.to].every((end) => end === a || end === b));
    const { x, y } = road ? middle(road) : { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const degrees = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    return `translate(${x} ${y}) rotate(${degrees - 90})`;
  }

  get viewBox(): string {
    const { left, top, width, height } = this.frame;
    return `${left} ${top} ${width} ${height}`;
  }

  #frame(centres: readonly Point[]): Plan['frame'] {
    const below = HALF_HEIGHT + (this.spaced ? NAME_HEIGHT : 0);
    const points = [
      ...centres.flatMap(({ x, y }) => [
        { x: x - RADIUS, y: y - HALF_HEIGHT },
        { x: x + RADIUS, y: y + below },
      ]),
      ...this.roads.map(middle),
    ];
    const [left, top] = [Math.min(...points.map(({ x }) => x)) - EDGE, Math.min(...points.map(({ y }) => y)) - EDGE];
    const width = Math.max(...points.map(({ x }) => x)) + EDGE - left;
    const height = Math.max(...points.map(({ y }) => y)) + EDGE - top;
    return { left, top, width, height };
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

function borders(areas: readonly Place[]): [string, string][] {
  return areas.flatMap(({ id, neighbours }) =>
    neighbours.filter((other) => id < other).map((other): [string, string] => [id, other]),
  );
}

/** How far neighbours lie apart, in the edition's own measure: the one in the middle, when they differ. */
function usualDistance(areas: readonly Place[]): number {
  const places = new Map(areas.map((area) => [area.id, area]));
  const lengths = borders(areas)
    .map(([a, b]) => distance(places.get(a) as Point, places.get(b) as Point))
    .filter((length) => length > 0)
    .sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? 1;
}

/** Pushes apart, little by little, what would lie on top of each other. */
function spread(points: Point[], least: number): void {
  let crowded = true;
  for (let pass = 0; crowded && pass < PASSES; pass++) {
    crowded = false;
    for (const [i, a] of points.entries()) {
      for (const [j, b] of points.slice(0, i).entries()) {
        const apart = distance(a, b);
        if (apart >= least) continue;
        crowded = true;
        // Areas that were given the same place part in directions of their own.
        const angle = apart > 0 ? Math.atan2(b.y - a.y, b.x - a.x) : i + j;
        const [x, y] = [(Math.cos(angle) * (least - apart)) / 2, (Math.sin(angle) * (least - apart)) / 2];
        a.x -= x;
        a.y -= y;
        b.x += x;
        b.y += y;
      }
    }
  }
}

const BENDS = [0, 2, -2, 4, -4, 7, -7].map((radii) => radii * RADIUS);
const CLEAR = 1.15 * RADIUS;

/** As straight as it can be without running through other areas. */
function roadBetween(from: Point, to: Point, areas: readonly Point[]): Road {
  const others = areas.filter((area) => area !== from && area !== to);
  const length = distance(from, to);
  const [acrossX, acrossY] = [(from.y - to.y) / length, (to.x - from.x) / length];
  const roads = BENDS.map((by): Road => ({
    from,
    bend: { x: (from.x + to.x) / 2 + acrossX * by, y: (from.y + to.y) / 2 + acrossY * by },
    to,
  }));
  const room = (road: Road): number => Math.min(...others.map((area) => clearance(road, area)));
  return roads.find((road) => room(road) >= CLEAR) ?? roads.reduce((a, b) => (room(b) > room(a) ? b : a));
}

const SAMPLES = 24;

function clearance(road: Road, area: Point): number {
  return Math.min(...Array.from({ length: SAMPLES }, (_, i) => distance(pointOn(road, (i + 0.5) / SAMPLES), area)));
}

/** A quadratic curve, as SVG draws it. */
function pointOn({ from, bend, to }: Road, t: number): Point {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y };
}

function middle(road: Road): Point {
  return pointOn(road, 0.5);
}
