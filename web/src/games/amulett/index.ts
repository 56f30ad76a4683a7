/** Das Amulett, as the pages find it. */

import { wordsFor } from '../../base/words.svelte';
import type { GameEntry } from '../entry';
import { BACK } from './art/back';
import type { AmulettEdition } from './state/edition';
import type { Edition } from './data/edition';

export default {
  table: () => import('./Table.svelte'),
  gallery: () => import('./gallery/Gallery.svelte'),
  scorePad: () => wordsFor('companion').then(() => import('./companion/Companion.svelte')),
  ownEdition: () => import('./own-edition'),
  ownPicture: () => import('./gallery/OwnPicture.svelte'),
  readEdition: async (data) => new (await import('./state/edition')).AmulettEdition(data as Edition),
  wording: async () => (await import('./state/wording')).AmulettWording,
  bookFigure: () => wordsFor('book').then(() => import('./gallery/BookFigure.svelte')),
  thing: () => import('./gallery/Thing.svelte'),
  played: () => import('./played'),
  picture: () => import('./art/picture.svg?raw'),
  points: ({ gems }) =>
    (gems as Record<string, number>[]).map((own) => Object.values(own).reduce((sum, count) => sum + count, 0)),
  sign: 'amulett/symbols/amulet',
  back: BACK,
} satisfies GameEntry<AmulettEdition>;
