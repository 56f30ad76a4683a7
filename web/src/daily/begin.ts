/** How the deal of a day is begun on this device. */

import { local } from '../transport/local';
import { givenName } from '../state/names';
import type { GameInfo, Place } from '../wire/wire';
import { mark } from './daily';

/** Begin the deal of a day, or find the table where it was begun. */
export async function beginDaily({ id, daily }: GameInfo, day: string): Promise<Place> {
  if (!daily) throw new Error(`${id} has no daily deal`);
  const { players, level, options } = daily;
  const bots = Array.from({ length: players - 1 }, () => ({ level }));
  const seats = [{ name: givenName() }, ...bots];
  const place = await local.create({ game: id, players, options, hints: false, seats, daily: day });
  mark(id, day, null);
  return place;
}
