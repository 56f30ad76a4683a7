/** Das Amulett: what there is to say about many games. */

import { inLanguage, say } from '../../base/words.svelte';
import type { Played } from '../entry';
import type { AmulettEdition } from './state/edition';

/** A sign of the colour of each gem. */
const SIGNS: Readonly<Record<string, string>> = {
  red: '🔴',
  yellow: '🟡',
  green: '🟢',
  light_blue: '🔷',
  dark_blue: '🔵',
  orange: '🟠',
  brown: '🟤',
  white: '⚪',
  grey: '⚫',
  colourless: '💎',
};

export const played: Played<AmulettEdition> = {
  rows: ({ gems }, seat) => {
    const own = Object.values((gems as Record<string, number>[])[seat] ?? {});
    return { gems: own.reduce((sum, count) => sum + count, 0), colours: own.length };
  },
  row: (row) => say('amulett-row', { row }),
  settings: ({ gems }, seat) =>
    Object.entries((gems as Record<string, number>[])[seat] ?? {}).flatMap(([colour, count]) =>
      Array.from({ length: count }, () => ({ emblem: `amulett/gems/${colour}`, sign: SIGNS[colour] ?? '💎' })),
    ),
  favourites: () => say('ui-mine-amulett-favourites'),
  chosen: (moves, seat, edition) =>
    moves
      .filter((move) => move.seat === seat && move.do === 'gem')
      .flatMap(({ gems }) => (gems as string[]).map((gem) => inLanguage(edition.data.gems[gem]?.name ?? {}))),
  habit: (verb) => say('ui-mine-amulett-habit', { verb }),
};
