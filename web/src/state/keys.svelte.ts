/** Keys that ask and act at a table. People whose own programs need the letters can switch them off. */

import { remember, remembered } from '../base/memory';

let used = $state(remembered('keys') !== 'off');

export function keysUsed(): boolean {
  return used;
}

export function useKeys(wanted: boolean): void {
  used = wanted;
  remember('keys', wanted ? 'on' : 'off');
}

/** The reader, and the names of the keys. */
export const ASKING = { i: 'hand', m: 'middle', a: 'area', s: 'scores', e: 'events', w: 'asked' } as const;

/** Whether a key is meant for the table, not for a field, a dialogue or the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as HTMLElement | null;
  return !target?.closest('input, textarea, select, [contenteditable]') && !document.querySelector('dialog:modal');
}
