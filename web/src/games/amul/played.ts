/** Āmul: what there is to say about many games. */

import { say } from '../../base/words.svelte';
import { SETTINGS, sharedOut } from '../settings';
import type { Played } from '../entry';
import type { AmulEdition } from './state/edition';

/** A sign of the colour of each row. */
const SIGNS: Readonly<Record<string, string>> = {
  yellow: '🟡',
  blue: '🔵',
  purple: '🟣',
  red: '🔴',
  green: '🟢',
  orange: '🟠',
  bazaar: '🟤',
  arab: '⚪',
  mongol: '⚫',
};

export const played: Played<AmulEdition> = {
  rows: ({ breakdown }, seat) => (breakdown as Record<string, number>[])[seat] ?? {},
  row: (row) => say(`ui-amul-row-${row}`),
  /** As full as the points compare with the best, in the colours they came from. */
  settings: (result, seat) => {
    const { scores, breakdown } = result as { scores: number[]; breakdown: Record<string, number>[] };
    const full = Math.round((SETTINGS * Math.max(0, scores[seat] ?? 0)) / Math.max(1, ...scores));
    return sharedOut(breakdown[seat] ?? {}, full).map((row) => ({
      emblem: `amul/symbols/${row === 'arab' || row === 'mongol' ? row : `category_${row}`}`,
      sign: SIGNS[row] ?? '',
    }));
  },
  favourites: () => say('ui-mine-amul-favourites'),
  chosen: (moves, seat, edition) =>
    moves.filter((move) => move.seat === seat && move.do === 'play').map(({ card }) => edition.name(card as number)),
  habit: (verb) => say('ui-mine-amul-habit', { verb }),
};
