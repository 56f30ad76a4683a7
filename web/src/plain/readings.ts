/** Any game read out, from the fields of its view. */

import type { Readings } from '../state/readings';
import { say } from '../base/words.svelte';
import type { PlainGameTable } from './table.svelte';
import { seatFacts, tableFacts } from './view';

export function readings(table: PlainGameTable): Readings {
  const { wording } = table;
  const line = (title: string, facts: Readonly<Record<string, unknown>>): string =>
    `${title}: ${wording.pairs(facts).join('; ') || '–'}.`;
  const open = (seat: number): string => line(wording.seat(seat), seatFacts(table.view, seat).open);

  return {
    hand: () => line(say('ui-you'), seatFacts(table.view, table.near).secret),
    middle: () => line(say('ui-plain-table'), tableFacts(table.view)),
    area: () => open(table.near),
    seat: open,
    scores: () => [table.near, ...table.others].map(open).join(' '),
  };
}
