/** Āmul: what there is to say about many games. */

import { say } from '../../base/words.svelte';
import type { Played } from '../entry';
import type { AmulEdition } from './edition';

export const played: Played<AmulEdition> = {
  rows: ({ breakdown }, seat) => (breakdown as Record<string, number>[])[seat] ?? {},
  row: (row) => say(`ui-amul-row-${row}`),
  favourites: () => say('ui-mine-amul-favourites'),
  chosen: (moves, seat, edition) =>
    moves.filter((move) => move.seat === seat && move.do === 'play').map(({ card }) => edition.name(card as number)),
  habit: (verb) => say('ui-mine-amul-habit', { verb }),
};
