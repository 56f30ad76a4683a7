/** The weights of trained nets: files of their own beside the engines, fetched when a bot first asks. */

import { fromHome } from '../../base/home';
import type { Description } from './description';

const fetched = new Map<string, Promise<Uint8Array | null>>();

/** The net for an edition; null where none has learned it, or where it cannot be loaded now. Bots play without it then. */
export function weightsFor({ game, net }: Pick<Description, 'game' | 'net'>): Promise<Uint8Array | null> {
  if (!net) return Promise.resolve(null);
  const address = fromHome(`/engine/${encodeURIComponent(game)}.net?${net.file}`);
  const fetching = fetched.get(address) ?? load(address, net.size);
  fetched.set(address, fetching);
  void fetching.then((weights) => weights ?? fetched.delete(address));
  return fetching;
}

async function load(address: string, size: number): Promise<Uint8Array | null> {
  try {
    const answer = await fetch(address);
    const weights = answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    return weights?.length === size ? weights : null;
  } catch {
    return null;
  }
}
