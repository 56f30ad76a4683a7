/** Which edition a page is about: the one that its address names, else the one that was chosen last in this browser. */

import { api } from '../wire/api';
import type { EditionName } from '../wire/wire';
import { remember, remembered } from './memory';
import { go, route } from './route.svelte';

export interface Choice {
  /** The first is the one that new tables are made with. */
  editions: EditionName[];
  chosen: EditionName | undefined;
  /** The id of an edition that was asked for and does not exist here. */
  missing: string | null;
}

/** Follows the address when a component reads it. */
export function editionChoice(game: string): Promise<Choice> {
  const wanted = (route().query.get('edition') ?? remembered(nameOf(game))) || null;
  return api.games().then((games) => {
    const editions = games.find(({ id }) => id === game)?.editions ?? [];
    const found = editions.find(({ id }) => id === wanted);
    // Said once: who only remembers it shall not be told again.
    if (!found && wanted === remembered(nameOf(game))) remember(nameOf(game), '');
    return { editions, chosen: found ?? editions[0], missing: found ? null : wanted };
  });
}

export function chooseEdition(game: string, id: string): void {
  remember(nameOf(game), id);
  go(`${location.pathname}?${new URLSearchParams({ edition: id })}`, { replace: true });
}

/** A link to another page about the same edition. */
export function sameEdition(address: string): string {
  const edition = route().query.get('edition');
  return edition === null ? address : `${address}?${new URLSearchParams({ edition })}`;
}

function nameOf(game: string): string {
  return `edition-${game}`;
}
