/** Whose values the companion counts with: those of the chosen edition, as far as the rules at hand know its things. */

import { editionChoice } from '../../editions';
import { loadEdition } from '../../load';
import type { AmulettEdition } from '../state/edition';

export interface Values {
  edition: AmulettEdition;
  /** The edition that the engine was made with. */
  builtIn: AmulettEdition;
  /** Whether the party can be followed: the map is the one that the engine knows. */
  hasMap: boolean;
}

/** To be called by a component: follows the address. */
export async function chosenValues(): Promise<Values> {
  const { editions, chosen } = await editionChoice('amulett');
  const load = (hash: string | undefined): Promise<AmulettEdition> =>
    loadEdition('amulett', hash) as Promise<AmulettEdition>;
  const builtIn = await load(editions[0]?.hash);
  const edition = chosen ? await load(chosen.hash) : builtIn;
  if (thingsOf(edition) !== thingsOf(builtIn)) return { edition: builtIn, builtIn, hasMap: true };
  return { edition, builtIn, hasMap: mapOf(edition) === mapOf(builtIn) };
}

/** Their numbers follow this order. */
function thingsOf({ data, spells, metals }: AmulettEdition): string {
  return JSON.stringify([[...spells.keys()], metals, Object.keys(data.gems), data.markers, data.victory]);
}

function mapOf({ areas }: AmulettEdition): string {
  return JSON.stringify(
    areas.map(({ id, terrain, pyramid, wall, neighbours }) => [id, terrain, pyramid, wall, [...neighbours].sort()]),
  );
}
