/** Whether there is a server here that keeps tables. A folder of files, and a browser without a connection, have none. */

import { api } from '../transport/api';

let hosts = $state(true);

export async function loadServer(): Promise<void> {
  hosts = await api.server().then(
    (server) => server.hosts && navigator.onLine,
    () => false,
  );
}

export function hasServer(): boolean {
  return hosts;
}
