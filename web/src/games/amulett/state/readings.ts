/** Das Amulett read out. */

import type { Readings } from '../../../state/readings';
import { listed, say } from '../../../base/words.svelte';
import type { AmulettTable } from './table.svelte';
import type { Bundle } from './view';

export function readings(table: AmulettTable): Readings {
  const { wording } = table;
  const counted = (noun: string, things: Bundle): string =>
    listed(
      Object.entries(things)
        .filter(([, count]) => count > 0)
        .map(([thing, count]) => wording.thing(noun, thing, count, '-counted')),
    ) || say('ui-nothing');
  const gems = (owned: Bundle): string =>
    wording.gems(Object.entries(owned).flatMap(([colour, count]) => Array<string>(count).fill(colour)));
  const line = (title: string, ...facts: string[]): string => `${title}: ${facts.filter(Boolean).join('; ')}.`;
  const before = (seat: number): string[] => {
    const { gems: owned, spells, supply } = table.seat(seat);
    const stones = say('ui-amulett-supply', { count: supply });
    return [gems(owned), stones, `${say('ui-amulett-spells')}: ${counted('spell', spells)}`];
  };

  return {
    hand: () => line(say('ui-amulett-hand'), counted('metal', table.own.hand ?? {})),
    /** Where the party is, and what lies around it. */
    middle() {
      const { party, areas } = table.view;
      const near = [party, ...table.edition.area(party).neighbours];
      const lies = near.map((id) => `${wording.area(id)}: ${wording.gems(areas[id] ?? [])}`);
      return line(say('ui-amulett-map'), ...lies);
    },
    area: () => line(say('ui-amulett-own'), ...before(table.near)),
    seat: (seat) =>
      line(table.name(seat), say('ui-amulett-hand-size', { count: table.seat(seat).hand_size }), ...before(seat)),
    scores: () =>
      line(
        say('ui-standing'),
        ...table.view.seats.map(
          ({ gem_count, colours }, seat) =>
            `${wording.seat(seat)} ${say('ui-amulett-gems-short', { gems: gem_count, colours })}`,
        ),
      ),
  };
}
