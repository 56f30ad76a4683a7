/** The evening, as the parts of the companion find it. */

import { createContext } from 'svelte';
import { say } from '../../../base/words.svelte';
import type { AmulettEdition, Area } from '../state/edition';
import type { Evening } from './evening.svelte';

export const [getEvening, setEvening] = createContext<Evening>();

/** What somebody is called, or the number of their seat. */
export function nameOf(evening: Evening, seat: number): string {
  return evening.names[seat]?.trim() || say('ui-seat', { number: seat + 1 });
}

/** An area as people know it: its name on the map and its terrain. */
export function areaName(edition: AmulettEdition, area: Area): string {
  return say('amulett-area', { area: area.id, terrain: edition.terrainName(area.terrain) });
}
