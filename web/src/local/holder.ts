/** Who of several people at one device has to take it next. */

import type { Seat, View } from '../wire/view';
import type { Table, You } from '../wire/wire';

/** None as long as the one who has it is asked, or nobody here is. */
export function nextHolder(table: Table, you: You, view: View): Seat | undefined {
  const people = table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  if (people.length < 2 || view.awaited.includes(you.seat ?? -1)) return undefined;
  return view.awaited.find((seat) => people.includes(seat));
}
