/** A table for one person and bots: on this device, or on the server as long as that has no engine for this device. */

import { local } from '../local/local';
import { api } from '../wire/api';
import { Refusal } from '../wire/refusal';
import type { Move } from '../wire/view';
import type { Place } from '../wire/wire';
import { myName } from './names';
import { hasServer } from './server.svelte';

interface Wanted {
  game: string;
  players: number;
  options: Record<string, unknown>;
  level: string;
  /** What has been played already. A server begins anew. */
  played?: Move[];
}

export async function openSolo({ game, players, options, level, played = [] }: Wanted): Promise<Place> {
  try {
    const bots = Array.from({ length: players - 1 }, () => ({ level }));
    return await local.create({ game, players, options, seats: [{ name: myName() }, ...bots], deal: played });
  } catch (error) {
    if (!(error instanceof Refusal) || !hasServer()) throw error;
    return api.create({ game, players, level, access: 'link', name: myName(), start: true });
  }
}
