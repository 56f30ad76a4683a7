/** Requests to the server about other people. */

import { ask, table } from '../transport/api';
import type { Company, Place, Removal } from '../wire/wire';

export const company = {
  met: () => ask<Company>('GET', '/me/company'),
  remove: (id: string, whom: Removal) => ask<Place>('POST', `${table(id)}/remove`, whom),
  report: (id: string, at: number) => ask<void>('POST', `${table(id)}/reports`, { at }),
};
