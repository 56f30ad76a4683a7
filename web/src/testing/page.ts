/** As much of a page as code needs that runs without one. */

import { vi } from 'vitest';

/** Lets the page stand at an address; code that is imported afterwards reads it. */
export function standAt(address: string): void {
  const { pathname, search, hash, origin } = new URL(address, 'http://serai.test');
  vi.stubGlobal('location', { pathname, search, hash, origin });
}

/** A page that can be sent elsewhere, and counts how often that left something to go back to. */
export function givePage(): { visited: string[] } {
  const visited: string[] = [];
  const move = (address: string): void => standAt(address);
  vi.stubGlobal('history', {
    pushState: (_: unknown, __: string, address: string) => (visited.push(address), move(address)),
    replaceState: (_: unknown, __: string, address: string) => move(address),
  });
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('document', { documentElement: {} });
  return { visited };
}
