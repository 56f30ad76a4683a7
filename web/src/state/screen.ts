import { MediaQuery } from 'svelte/reactivity';

const phone = new MediaQuery('width < 760px');
const laptop = new MediaQuery('(width >= 1100px) and (height < 840px)');
const small = new MediaQuery('(1100px <= width < 1300px) and (height < 840px)');

/** Whether the window is as narrow as a phone; components follow when it changes. */
export function narrow(): boolean {
  return phone.current;
}

/** Whether the window has room for a whole table beside its papers, but little height for it: a laptop. */
export function low(): boolean {
  return laptop.current;
}

/** Whether it is low and not wide either. */
export function lowAndNarrow(): boolean {
  return small.current;
}
