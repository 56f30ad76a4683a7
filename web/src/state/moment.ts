/** The address of the moment that a replay shows, for others to see it too. */

import { getContext, setContext } from 'svelte';

type Address = () => string | null;

const KEY = Symbol('moment');

/** `address` gives none while there is nothing that others could open. */
export function setMomentLink(address: Address): void {
  setContext(KEY, address);
}

export function getMomentLink(): Address {
  return getContext<Address | undefined>(KEY) ?? (() => null);
}
