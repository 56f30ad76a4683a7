/** Where the copies of a kind are, as far as this viewer can know. */

import { listed, say } from '../../state/words.svelte';
import type { AmulTable } from './table.svelte';

export function whereabouts(table: AmulTable, kind: string): string {
  const { view, edition } = table;
  const count = (cards: readonly number[]): number =>
    cards.filter((card) => edition.card(card).kind.id === kind).length;
  const places: [string, number][] = [
    [say('ui-amul-where-market'), count(view.market.map(({ card }) => card))],
    [say('ui-amul-where-palace'), count(view.palace)],
    [say('ui-amul-where-bazaar'), count(view.bazaar)],
    [say('ui-amul-where-hand'), count(table.view.seat === null ? [] : (table.own.hand ?? []))],
    ...view.seats.flatMap((seat, index): [string, number][] => [
      [
        table.isMe(index) ? say('ui-amul-where-own-area') : say('ui-amul-where-area', { seat: table.name(index) }),
        count(seat.area.map(({ card }) => card)),
      ],
      [say('ui-amul-where-known', { seat: table.name(index) }), table.isMe(index) ? 0 : count(seat.known)],
    ]),
    [say('ui-amul-where-removed'), count(view.removed)],
    [say('ui-amul-where-unseen'), count(view.unseen)],
  ];
  const found = places.filter(([, number]) => number > 0);
  const total = found.reduce((sum, [, number]) => sum + number, 0);
  return say('ui-amul-copies', { count: total, places: listed(found.map(([place, number]) => `${number} ${place}`)) });
}
