/** The colour and the emblem of each seat of the table that is on the screen. */

import type { Seat } from '../wire/wire';

/** How many there are of each. */
export const MARKS = 8;

let seats = $state.raw<readonly Seat[]>([]);

/** Those of its number, unless people at the table have chosen theirs. */
export const colourOf = (seat: number): number => seats[seat]?.colour ?? seat % MARKS;
export const emblemOf = (seat: number): number => seats[seat]?.emblem ?? seat % MARKS;

/** While a component that calls this is on the screen. */
export function setSeatMarks(of: () => readonly Seat[]): void {
  $effect.pre(() => {
    seats = of();
    return () => (seats = []);
  });
}
