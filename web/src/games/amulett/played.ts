/** Das Amulett: what there is to say about many games. */

import { inLanguage, say } from '../../base/words.svelte';
import type { Played } from '../entry';
import type { AmulettEdition } from './edition';

export const played: Played<AmulettEdition> = {
  rows: ({ gems }, seat) => {
    const own = Object.values((gems as Record<string, number>[])[seat] ?? {});
    return { gems: own.reduce((sum, count) => sum + count, 0), colours: own.length };
  },
  row: (row) => say('amulett-row', { row }),
  favourites: () => say('ui-mine-amulett-favourites'),
  chosen: (moves, seat, edition) =>
    moves
      .filter((move) => move.seat === seat && move.do === 'gem')
      .flatMap(({ gems }) => (gems as string[]).map((gem) => inLanguage(edition.data.gems[gem]?.name ?? {}))),
  habit: (verb) => say('ui-mine-amulett-habit', { verb }),
};
