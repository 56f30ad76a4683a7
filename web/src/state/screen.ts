import { MediaQuery } from 'svelte/reactivity';

const phone = new MediaQuery('width < 760px');

/** Whether the window is as narrow as a phone; components follow when it changes. */
export function narrow(): boolean {
  return phone.current;
}
