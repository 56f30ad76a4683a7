/** What the parts of an edition are called. */

import { say } from '../base/words.svelte';
import type { Sheet } from './form';

/** A sheet in the words of its game. */
export function sheetName(game: string, { key }: Sheet): string {
  return say(`${game}-own-sheet`, { sheet: key.replaceAll('.', '_') || 'game' });
}
