/** A table for one person and bots: on this device, or on the server as long as that has no engine for this device. */

import { beginAlone } from './salt';
import { local } from '../transport/local';
import { api } from '../transport/api';
import { Refusal } from '../wire/refusal';
import type { Move } from '../wire/view';
import type { GameInfo, Place } from '../wire/wire';
import { remember, remembered } from '../base/memory';
import { givenName, myName } from './names';
import { hasServer } from './server.svelte';

/** How somebody likes to play alone: the last choice is the next proposal. */
export interface SoloChoice {
  players: number;
  level: string;
  options: Record<string, unknown>;
}

interface Wanted extends SoloChoice {
  game: string;
  /** The moves already played. A server begins from the start. */
  played?: Move[];
}

export async function openSolo({ game, players, options, level, played = [] }: Wanted): Promise<Place> {
  try {
    const bots = Array.from({ length: players - 1 }, () => ({ level }));
    return await local.create({ game, players, options, seats: [{ name: givenName() }, ...bots], deal: played });
  } catch (error) {
    if (!(error instanceof Refusal) || !hasServer()) throw error;
    const bots = Array.from({ length: players - 1 }, () => level);
    return beginAlone(
      await api.create({ game, players, options, access: 'link', name: myName(), seats: ['open', ...bots] }),
    );
  }
}

/** The last choice for this game, as far as it is still possible. */
export function soloChoiceOf({ id, usual, fewest, most, levels, options }: GameInfo): SoloChoice {
  const last = lastSoloChoice(id);
  const { players = usual, level = 'medium' } = last;
  return {
    players: players >= fewest && players <= most ? players : usual,
    level: [level, 'medium', ...levels].find((one) => levels.includes(one)) ?? level,
    options: { ...options, ...last.options },
  };
}

export function rememberSoloChoice(game: string, choice: SoloChoice): void {
  remember(`solo-${game}`, JSON.stringify(choice));
}

function lastSoloChoice(game: string): Partial<SoloChoice> {
  try {
    return JSON.parse(remembered(`solo-${game}`) ?? '{}') as Partial<SoloChoice>;
  } catch {
    return {};
  }
}
