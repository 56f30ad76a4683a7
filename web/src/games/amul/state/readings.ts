/** Āmul read out. */

import type { Readings } from '../../../state/readings';
import { listed, say } from '../../../base/words.svelte';
import type { AmulTable } from './table.svelte';

export function readings(table: AmulTable): Readings {
  const cards = (numbers: readonly number[]): string =>
    listed(table.wording.grouped('card', numbers)) || say('ui-nothing');
  const areaOf = (seat: number): string => cards(table.seat(seat).area.map(({ card }) => card));
  const line = (title: string, ...facts: string[]): string => `${title}: ${facts.filter(Boolean).join('; ')}.`;

  return {
    hand: () => line(say('ui-amul-hand'), cards(table.own.hand ?? [])),
    middle() {
      const { market, palace, bazaar } = table.view;
      const places = { market: market.map(({ card }) => card), palace, bazaar };
      return Object.entries(places)
        .map(([place, numbers]) => line(say('amul-place', { place }), cards(numbers)))
        .join(' ');
    },
    area: () => line(say('ui-amul-own-area'), areaOf(table.near), say('ui-points', { points: table.own.points })),
    seat(seat) {
      const { points, hand_size, known, prowess } = table.seat(seat);
      return line(
        table.name(seat),
        say('ui-points', { points }),
        say('ui-amul-hand-size', { count: hand_size }),
        known.length ? `${say('ui-amul-known')} ${cards(known)}` : '',
        `${say('ui-amul-area')}: ${areaOf(seat)}`,
        prowess ? say('ui-amul-prowess', { count: prowess }) : '',
      );
    },
    scores: () =>
      line(
        say('ui-standing'),
        listed(table.view.seats.map(({ points }, seat) => `${table.wording.seat(seat)} ${points}`)),
      ),
  };
}
