/** How a game of Āmul stands: by what the areas and the hands are worth, where all hands are open. */

import type { AmulView } from '../state/view';

/** Whether every hand is known, as in a replay with all cards open. */
export const isOpen = ({ seats }: AmulView): boolean =>
  seats.every((seat) => 'points_with_hand' in seat && seat.points_with_hand !== undefined);

/** The points of each seat if the game ended there. Without the hands the last cards laid down would seem to decide. */
export function standingOf(view: AmulView): number[] {
  return view.seats.map((seat) => (isOpen(view) ? Number(seat.points_with_hand) : seat.points));
}
