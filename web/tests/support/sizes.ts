/** The windows in which people play. */

import { faults, type Measure } from './faults';
import { resize, type Size } from './table';
import { settle } from './time';

/** Desk, laptops, a tablet and a phone, each of these also on its side. */
export const SIZES: readonly Size[] = [
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [1024, 768],
  [820, 1180],
  [768, 1024],
  [390, 844],
  [844, 390],
];

/** One of each kind, where all of them would take long: of laptops the lowest. */
export const CORNERS: readonly Size[] = [
  [1366, 768],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
];

/** By day a moment is looked at in every other window, and the next one in the others; in sweeps in every window. */
export const windowsInTurn = (moment: number): readonly Size[] =>
  import.meta.env.VITE_ALL ? SIZES : CORNERS.filter((_, corner) => corner % 2 === moment % 2);

/** Low screens. */
export const LAPTOPS: readonly Size[] = [
  [1120, 760],
  [1280, 720],
  [1366, 768],
];

/** A window with a shorter side than this is a phone's; below `DESK_WIDTH` it is a tablet's. */
const PHONE_SIDE = 500;
const DESK_WIDTH = 1100;

const OF_A_PHONE = ['.prompt', '.sentence', 'section.area'];
const OF_A_TABLET = [...OF_A_PHONE, '.seat', '.market', '.map', '.hand', '.own'];
const OF_A_DESK = [...OF_A_TABLET, '.wing', '.stage', '.bank'];

/** What a table has to keep in a window of this size. */
export function measureOf([width, height]: Size): Measure {
  if (Math.min(width, height) < PHONE_SIDE) return { touch: true, inSight: OF_A_PHONE };
  return width < DESK_WIDTH ? { touch: true, inSight: OF_A_TABLET } : { touch: false, inSight: OF_A_DESK };
}

/** The faults of a table in a window of this size. */
export async function faultsAt(size: Size): Promise<string[]> {
  await resize(...size);
  // What has the focus is raised over its neighbours, and tells its name.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await settle();
  return faults(measureOf(size));
}
