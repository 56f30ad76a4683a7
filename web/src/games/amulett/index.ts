/** Das Amulett, as the pages find it. */

import type { GameEntry } from '../entry';
import { BACK } from './art/back';
import type { AmulettEdition, AmulettEditionData } from './edition';

export default {
  table: () => import('./Table.svelte'),
  gallery: () => import('./Gallery.svelte'),
  readEdition: async (data) => new (await import('./edition')).AmulettEdition(data as AmulettEditionData),
  wording: async () => (await import('./wording')).AmulettWording,
  emblems: () => import('./art/emblems'),
  bookFigure: () => import('./BookFigure.svelte'),
  bookThing: () => import('./BookThing.svelte'),
  picture: () => import('./art/picture.svg?raw'),
  sign: 'amulett/symbols/amulet',
  back: BACK,
} satisfies GameEntry<AmulettEdition>;
