/** Which way cards go when something happened. */

import type { Routes } from '../../../flight/flight';
import type { GameEvent, Seat } from '../../../wire/view';

export const cardKey = (card: number): string => `card-${card}`;
export const sealedKey = (seat: Seat): string => `sealed-${seat}`;
export const seatAnchor = (seat: Seat): string => `seat-${seat}`;
export const DECK = 'deck';
export const GONE = 'gone';

export function routesOf(events: readonly GameEvent[], me: Seat | null): Routes {
  const routes: Routes = { from: new Map(), to: new Map(), turn: new Set() };
  for (const event of events) follow(event, me, routes);
  return routes;
}

function follow(event: GameEvent, me: Seat | null, { from, to, turn }: Routes): void {
  const seat = event.seat as Seat;
  const cards = (event.cards ?? [event.card]) as number[];
  const keys = cards.filter((card) => typeof card === 'number').map(cardKey);
  for (const key of keys) {
    switch (event.event) {
      case 'dealt':
        from.set(key, DECK);
        break;
      case 'filled':
        from.set(key, DECK);
        turn.add(key);
        break;
      case 'shuffled':
        turn.add(key);
        break;
      case 'offered':
      case 'revealed':
        from.set(key, seat === me ? key : sealedKey(seat));
        if (seat !== me) turn.add(key);
        break;
      case 'picked':
        to.set(key, seatAnchor(seat));
        break;
      case 'took':
        from.set(key, key);
        break;
      case 'emptied':
        to.set(key, GONE);
        break;
      case 'laid_down':
        from.set(key, seatAnchor(seat));
    }
  }
}
