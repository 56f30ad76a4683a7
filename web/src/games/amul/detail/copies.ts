/** Where the copies of a kind are, as far as this viewer can know. */

import { listed, say } from '../../../base/words.svelte';
import type { AmulTable } from '../state/table.svelte';

export function whereabouts(table: AmulTable, kind: string): string {
  const { view, edition } = table;
  const count = (cards: readonly number[]): number =>
    cards.filter((card) => edition.card(card).kind.id === kind).length;
  /** With everything open, hands are seen that no player has seen. */
  const inOpenHand = new Set(view.seats.flatMap(({ hand }) => hand ?? []));
  const places: [string, number][] = [
    [say('ui-amul-where-market'), count(view.market.map(({ card }) => card))],
    [say('ui-amul-where-palace'), count(view.palace)],
    [say('ui-amul-where-bazaar'), count(view.bazaar)],
    ...view.seats.flatMap((seat, index): [string, number][] => [
      [
        table.isMe(index) ? say('ui-amul-where-own-area') : say('ui-amul-where-area', { seat: table.name(index) }),
        count(seat.area.map(({ card }) => card)),
      ],
      [
        table.isMe(index) ? say('ui-amul-where-hand') : say('ui-amul-where-known', { seat: table.name(index) }),
        count(seat.hand ?? seat.known),
      ],
    ]),
    [say('ui-amul-where-removed'), count(view.removed)],
    [say('ui-amul-where-unseen'), count(view.unseen.filter((card) => !inOpenHand.has(card)))],
  ];
  const found = places.filter(([, number]) => number > 0);
  const total = found.reduce((sum, [, number]) => sum + number, 0);
  return say('ui-amul-copies', { count: total, places: listed(found.map(([place, number]) => `${number} ${place}`)) });
}
