/** Āmul, as the pages find it. */

import { wordsFor } from '../../base/words.svelte';
import type { GameEntry } from '../entry';
import { BACK } from './art/back';
import type { AmulEdition } from './state/edition';
import type { Edition } from './data/edition';

export default {
  table: () => import('./Table.svelte'),
  gallery: () => import('./gallery/Gallery.svelte'),
  scorePad: () => import('./pad/ScorePad.svelte'),
  ownEdition: () => import('./own-edition'),
  ownPicture: () => import('./gallery/OwnPicture.svelte'),
  readEdition: async (data) => new (await import('./state/edition')).AmulEdition(data as Edition),
  wording: async () => (await import('./state/wording')).AmulWording,
  bookFigure: () => wordsFor('book').then(() => import('./gallery/BookFigure.svelte')),
  thing: () => import('./gallery/Thing.svelte'),
  played: () => import('./played'),
  picture: () => import('./art/picture.svg?raw'),
  sign: 'amul/symbols/category_orange',
  back: BACK,
} satisfies GameEntry<AmulEdition>;
