/** Says what happened to people who listen instead of look. */

import { untrack } from 'svelte';

let said = $state.raw<string[]>([]);

/** The newest announcements; the live region renders them. */
export function announcements(): readonly string[] {
  return said;
}

export function announce(text: string): void {
  if (text) said = [...untrack(() => said).slice(-4), text];
}
