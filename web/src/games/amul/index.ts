/** Āmul, as the pages find it. */

import { wordsFor } from '../../base/words.svelte';
import type { GameEntry } from '../entry';
import { BACK } from './art/back';
import type { AmulEdition } from './edition';
import type { Edition } from './data/edition';

export default {
  table: () => import('./Table.svelte'),
  gallery: () => import('./Gallery.svelte'),
  scorePad: () => import('./pad/ScorePad.svelte'),
  ownEdition: () => import('./own-edition'),
  ownPicture: () => import('./OwnPicture.svelte'),
  readEdition: async (data) => new (await import('./edition')).AmulEdition(data as Edition),
  wording: async () => (await import('./wording')).AmulWording,
  bookFigure: () => wordsFor('book').then(() => import('./BookFigure.svelte')),
  bookThing: () => import('./BookThing.svelte'),
  played: () => import('./played'),
  picture: () => import('./art/picture.svg?raw'),
  sign: 'amul/symbols/category_orange',
  back: BACK,
} satisfies GameEntry<AmulEdition>;
