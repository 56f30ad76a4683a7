/** The deal of a day follows from the game's name and the date: the same as src/serai/daily/deal.py. */

import { hashOf } from './draws';

const FORMAT = 'serai-daily/1';

/** In the place of a table's random secret: 32 bytes that everybody can work out. */
export const secretOf = (game: string, day: string): string => hashOf(`${FORMAT}/${game}/${day}`);
