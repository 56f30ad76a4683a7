/** Whether this browser would put serai on the home screen, and its own way to do so. */

import { remembered } from '../base/memory';

/** Chromium's event; others have none, and are not asked. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Under which name this browser remembers that somebody was asked. */
export const OFFERED = 'install-offered';

let offered: InstallEvent | null = null;

export function listenForInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // the browser's own hint would come at its own time
    offered = event as InstallEvent;
  });
}

/** Nobody is asked twice. */
export const mayOffer = (): boolean => offered !== null && remembered(OFFERED) === null;

/** An offer holds once. */
export async function install(): Promise<void> {
  const asking = offered;
  offered = null;
  await asking?.prompt();
}
