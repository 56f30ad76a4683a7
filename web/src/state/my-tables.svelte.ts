/** My tables, those of the server and those of this device, looked at again and again: how many wait for me is said
 *  wherever I look. */

import { local } from '../transport/local';
import { isLocal } from '../local/messages';
import { api } from '../transport/api';
import type { MyTable } from '../wire/wire';
import { hasServer, loadServer } from './server.svelte';

let tables = $state.raw<readonly MyTable[]>([]);

/** Those that wait for me first, finished ones last; of like ones the latest first. */
export function myTables(): readonly MyTable[] {
  return tables;
}

export function waitingTables(): readonly MyTable[] {
  return tables.filter(waitsForMe);
}

/** Look again. What cannot be reached is refused in words; what is known by then stays. */
export async function lookAtMyTables(): Promise<void> {
  const here = await local.mine();
  const there = tables.filter(({ table }) => !isLocal(table.id));
  show([...here, ...there]);
  await loadServer();
  if (hasServer()) show([...here, ...(await api.mine()).tables]);
}

/** Take a table off the list. A game that still runs is left with that. */
export async function forgetTable(id: string): Promise<void> {
  await api.unlist(id);
  show(tables.filter(({ table }) => table.id !== id));
}

/** Several people may play on this device: one of them is meant. */
export function waitsForMe({ table, you, awaited }: MyTable): boolean {
  if (table.status !== 'running') return false;
  return awaited.some((seat) => {
    const taken = table.seats[seat];
    return taken?.kind === 'person' && !taken.stand_in && (isLocal(table.id) || seat === you.seat);
  });
}

function show(found: readonly MyTable[]): void {
  tables = inOrder(found);
  badge(waitingTables().length);
}

export function inOrder(found: readonly MyTable[]): MyTable[] {
  const rank = (mine: MyTable): number => (waitsForMe(mine) ? 0 : mine.table.status === 'over' ? 2 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other) || other.changed - one.changed);
}

/** The sign of the installed app. It does not matter if there is none, or if it cannot be set. */
function badge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
