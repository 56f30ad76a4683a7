/** Which way things go when something happened: small signs that fly from one place to another. */

import type { Sign } from '../../../flight/flight';
import type { GameEvent, Seat } from '../../../wire/view';
import type { Bundle } from './view';

export const areaAnchor = (area: string): string => `area-${area}`;
export const seatAnchor = (seat: Seat): string => `seat-${seat}`;
export const amuletAnchor = (seat: Seat): string => `amulet-${seat}`;
export const stackAnchor = (metal: string): string => `stack-${metal}`;
export const spellKey = (spell: string): string => `spell-${spell}`;

export function signsOf(events: readonly GameEvent[]): Sign[] {
  return events.flatMap(signs);
}

function signs(event: GameEvent): Sign[] {
  const seat = event.seat as Seat;
  switch (event.event) {
    case 'bought':
      return (event.gems as string[]).map((gem) => ({
        picture: `amulett/gems/${gem}`,
        from: areaAnchor(event.area as string),
        to: amuletAnchor(seat),
      }));
    case 'income':
      return metals(event.take as Bundle, (metal) => [stackAnchor(metal), seatAnchor(seat)]);
    case 'paid':
      return metals(event.cards as Bundle, (metal) => [seatAnchor(seat), stackAnchor(metal)]);
    case 'took_back':
    case 'cursed':
      return metals(event.cards as Bundle, (metal) => [stackAnchor(metal), seatAnchor(seat)]);
    case 'teleport':
      return [
        {
          picture: `amulett/gems/${event.colour as string}`,
          from: areaAnchor(event.from as string),
          to: areaAnchor(event.to as string),
        },
      ];
    default:
      return [];
  }
}

function metals(cards: Bundle, way: (metal: string) => [string, string]): Sign[] {
  return Object.entries(cards).flatMap(([metal, count]) => {
    const [from, to] = way(metal);
    return Array.from({ length: count }, () => ({ picture: `amulett/metals/${metal}`, from, to }));
  });
}
