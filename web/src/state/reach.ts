/** Links for other people: this browser's own address may be one that leads nowhere from elsewhere. */

import { api } from '../transport/api';

const ONLY_HERE = /^(localhost|.*\.localhost|127\..*|\[::1\])$/;

export interface Doorstep {
  /** The beginning of links for others. */
  origin: string;
  /** Whether anybody else can open them. */
  shared: boolean;
}

export async function doorstep(): Promise<Doorstep> {
  const { origin, hostname } = location;
  if (!ONLY_HERE.test(hostname)) return { origin, shared: true };
  const { reach } = await api.server();
  return { origin: reach.addresses[0] ?? origin, shared: reach.shared };
}
