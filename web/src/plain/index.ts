/** The entry of every game without a folder in games/: its table is drawn from the view and the legal moves alone. */

import type { GameEntry } from '../games/entry';
import { wordsFor } from '../base/words.svelte';
import type { PlainEdition } from './wording';

export default {
  table: () => wordsFor('plain', 'end').then(() => import('./PlainTable.svelte')),
  gallery: () => import('./PlainGallery.svelte'),
  readEdition: async (data, game): Promise<PlainEdition> => ({ game, data }),
  wording: () => wordsFor('plain').then(async () => (await import('./wording')).PlainWording),
  sign: 'symbols/logo',
  back: { pigment: 'var(--lapis)', seal: 'symbols/logo' },
} satisfies GameEntry<PlainEdition>;
