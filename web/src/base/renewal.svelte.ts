/** A page from before the program was renewed: parts of it that are loaded when they are needed are gone. */

import { HOME } from './home';

let renewed = $state(false);

/** Whether there is a newer program than the one that runs here. Only loading the page anew helps. */
export function isRenewed(): boolean {
  return renewed;
}

export function markRenewed(): void {
  renewed = true;
}

/** Something of the program did not come: find out whether that is why. */
export async function lookForRenewal(): Promise<void> {
  const program = document.querySelector('script[type=module][src]')?.getAttribute('src');
  const page = await fetch(HOME, { cache: 'no-store' }).catch(() => null);
  if (program && page?.ok && !(await page.text()).includes(program)) markRenewed();
}
