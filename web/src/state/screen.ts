import { MediaQuery } from 'svelte/reactivity';

const desk = new MediaQuery('width >= 1100px');
const phone = new MediaQuery('width < 760px');
const notHigh = new MediaQuery('(760px <= width < 1100px), (width >= 1100px) and (height < 840px)');
const small = new MediaQuery('(1100px <= width < 1300px) and (height < 840px)');

/** Whether the window is as narrow as a phone; components follow when it changes. */
export function narrow(): boolean {
  return phone.current;
}

/** Whether there is room for everything side by side. */
export function wide(): boolean {
  return desk.current;
}

/** Whether a table has to be laid out with little height: on a laptop, on a tablet. */
export function low(): boolean {
  return notHigh.current;
}

/** Whether it is low and not wide either. */
export function lowAndNarrow(): boolean {
  return small.current;
}
