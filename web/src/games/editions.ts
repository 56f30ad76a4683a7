/** Which edition a page is about: the one that its address names, else the one that was chosen last in this browser. */

import type { EditionFile } from '../edition/corrected';
import { entryOf } from '.';
import { local } from '../transport/local';
import { api } from '../transport/api';
import type { EditionName } from '../wire/wire';
import { remember, remembered } from '../base/memory';
import { ownEdition, ownEditions } from '../state/own-editions.svelte';
import { placeOf } from '../base/home';
import { go, route } from '../base/route.svelte';

export interface Choice {
  /** The first is the one that new tables are made with; the owner's own of this device come last. */
  editions: EditionName[];
  chosen: EditionName | undefined;
  /** The id of an edition that was asked for and does not exist here. */
  missing: string | null;
}

/** Follows the address when a component reads it. */
export function editionChoice(game: string): Promise<Choice> {
  const wanted = (route().query.get('edition') ?? remembered(nameOf(game))) || null;
  const own = ownEditions(game).map(({ id }) => ({ id, hash: MINE + id }));
  return api.games().then((games) => {
    const offered = games.find(({ id }) => id === game)?.editions ?? [];
    const editions = [...offered.filter(({ id }) => !own.some((mine) => mine.id === id)), ...own];
    const found = editions.find(({ id }) => id === wanted);
    // Said once: readers who only remember it are not told again.
    if (!found && wanted === remembered(nameOf(game))) remember(nameOf(game), '');
    return { editions, chosen: found ?? editions[0], missing: found ? null : wanted };
  });
}

/** What stands for the hash of an edition that is on this device only, and may still change. */
const MINE = 'mine:';

/** The owner's own edition that a hash stands for, if it does. */
export function ownNamed(game: string, hash: string | undefined): EditionFile | undefined {
  return hash?.startsWith(MINE) ? ownEdition(game, hash.slice(MINE.length)) : undefined;
}

/** What an edition says; without a hash that of new tables. Corrections of this device are laid over the one they correct. */
export async function editionData(game: string, hash?: string): Promise<unknown> {
  const own = ownNamed(game, hash);
  const offered = (await api.games()).find(({ id }) => id === game)?.editions ?? [];
  const wanted = own || hash === undefined ? (offered[0]?.hash ?? '') : hash;
  // Games of this device may be played with an edition that is only here.
  const here = offered.some((one) => one.hash === wanted) ? null : await local.edition(game, wanted).catch(() => null);
  const data = here ?? (await api.edition(game, wanted));
  if (!own) return data;
  const [{ corrected }, part] = await Promise.all([import('../edition/corrected'), entryOf(game).ownEdition?.()]);
  return part ? corrected(data, part.default, own) : data;
}

/** Other pages are about it from now on. */
export function chooseQuietly(game: string, id: string): void {
  remember(nameOf(game), id);
}

export function chooseEdition(game: string, id: string): void {
  chooseQuietly(game, id);
  go(`${placeOf(location.pathname)}?${new URLSearchParams({ edition: id })}`, { replace: true });
}

/** A link to another page about the same edition. */
export function sameEdition(address: string): string {
  const edition = route().query.get('edition');
  return edition === null ? address : `${address}?${new URLSearchParams({ edition })}`;
}

function nameOf(game: string): string {
  return `edition-${game}`;
}
