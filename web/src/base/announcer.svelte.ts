/** Says what happened to people who listen instead of look. */

import { untrack } from 'svelte';

const KEPT = 20;

interface Announcement {
  id: number;
  text: string;
}

let said = $state.raw<readonly Announcement[]>([]);
let next = 0;

/** The newest announcements; the live region renders them. */
export function announcements(): readonly Announcement[] {
  return said;
}

export function announce(text: string): void {
  if (text) said = [...untrack(() => said).slice(1 - KEPT), { id: next++, text }];
}
