/** Windows of two kinds that tests look through. */

import type { Size } from './table';

export const DESK: Size = [1440, 900];
export const PHONE: Size = [390, 844];

/** For `test.each`. */
export const DEVICES: [name: string, size: Size][] = [
  ['desk', DESK],
  ['phone', PHONE],
];
