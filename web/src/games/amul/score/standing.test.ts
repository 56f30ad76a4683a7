import { expect, test } from 'vitest';
import { turningPoint } from '../../../ending/turning-point';
import type { AmulView } from '../state/view';
import { standingOf } from './standing';

/** What lies before two players, and what both have with their hands where those are open. */
const view = (points: [number, number], withHands?: [number, number]): AmulView =>
  ({
    seats: points.map((own, seat) => ({ points: own, ...(withHands && { points_with_hand: withHands[seat] }) })),
    history: [],
  }) as unknown as AmulView;

test('with open hands a game turns at the choice that turned it, and not when the hands are laid down', () => {
  const open = [view([0, 0], [5, 9]), view([1, 4], [12, 9]), view([1, 4], [14, 11]), view([14, 11], [14, 11])];
  expect(turningPoint(open, 0, standingOf)?.at).toBe(1);
  const hidden = [view([0, 0]), view([1, 4]), view([1, 4]), view([14, 11])];
  expect(turningPoint(hidden, 0, standingOf)?.at).toBe(3);
});
