/** The editions that an owner of a printed game has made on this device. */

import type { EditionFile } from '../edition/corrected';
import { remember, remembered } from '../base/memory';

const NAME = 'own-editions';

function read(): EditionFile[] {
  try {
    const kept = JSON.parse(remembered(NAME) ?? '[]') as EditionFile[];
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

let kept = $state.raw(read());

export function ownEditions(game: string): readonly EditionFile[] {
  return kept.filter((file) => file.game === game);
}

export function ownEdition(game: string, id: string): EditionFile | undefined {
  return kept.find((file) => file.game === game && file.id === id);
}

/** In the place of the one that had this name; a new one comes last. */
export function keepEdition(file: EditionFile, name = file.id): void {
  const isOld = ownEdition(file.game, name) !== undefined;
  put(isOld ? kept.map((one) => (one.game === file.game && one.id === name ? file : one)) : [...kept, file]);
}

export function forgetEdition(game: string, id: string): void {
  put(kept.filter((file) => file.game !== game || file.id !== id));
}

function put(files: EditionFile[]): void {
  kept = files;
  remember(NAME, JSON.stringify(files));
}

/** Another page of this program may have changed them. */
addEventListener('storage', () => (kept = read()));
