/** Where the teacher's words stand: near what they are about, and never over it. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

type Point = Pick<Box, 'x' | 'y'>;

const GAP = 18;
const EDGE = 12;
/** Below the bar of the table. */
const BAR = 66;
/** How many pixels farther away is better than to cover a square pixel of what is meant, or of what is needed. */
const MEANT = 1000;
const NEEDED = 0.05;

/** One box around all. */
export function around(boxes: readonly Box[]): Box | undefined {
  const [first, ...rest] = boxes;
  if (!first) return undefined;
  return rest.reduce((all, box) => {
    const x = Math.min(all.x, box.x);
    const y = Math.min(all.y, box.y);
    const right = Math.max(all.x + all.width, box.x + box.width);
    const bottom = Math.max(all.y + all.height, box.y + box.height);
    return { x, y, width: right - x, height: bottom - y };
  }, first);
}

/** How much of two boxes lies in both. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** Out of the way, while there is nothing to be said: over what lies beside the table. */
export function asideOf(words: Size, screen: Size): Point {
  return { x: screen.width - words.width - EDGE, y: BAR };
}

/** The upper left corner; `needed` is what the learner has to reach and see apart from the thing in the light. */
export function placeOf(words: Size, screen: Size, meant: readonly Box[], needed: readonly Box[]): Point {
  const all = around(meant);
  const middle = { x: (screen.width - words.width) / 2, y: (screen.height - words.height) / 2 };
  if (!all) return middle;
  const besides = meant.flatMap((box) => sides(words, box));
  const corners = [EDGE, screen.width].flatMap((x) => [EDGE, screen.height].map((y) => ({ x, y })));
  const spots = [...sides(words, all), ...besides, middle, ...corners].map(({ x, y }) => ({
    x: Math.min(Math.max(EDGE, x), screen.width - words.width - EDGE),
    y: Math.min(Math.max(EDGE, y), screen.height - words.height - EDGE),
  }));
  const cost = ({ x, y }: Point): number => {
    const box = { x, y, ...words };
    const sum = (boxes: readonly Box[]): number => boxes.reduce((total, other) => total + shared(box, other), 0);
    const far = Math.hypot(x + words.width / 2 - all.x - all.width / 2, y + words.height / 2 - all.y - all.height / 2);
    return MEANT * sum(meant) + NEEDED * sum(needed) + far;
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

function sides(words: Size, box: Box): Point[] {
  const level = box.y + (box.height - words.height) / 2;
  const centred = box.x + (box.width - words.width) / 2;
  return [
    { x: box.x + box.width + GAP, y: level },
    { x: box.x - words.width - GAP, y: level },
    { x: centred, y: box.y - words.height - GAP },
    { x: centred, y: box.y + box.height + GAP },
  ];
}
