import { MediaQuery } from 'svelte/reactivity';

const desk = new MediaQuery('width >= 1100px');
const phone = new MediaQuery('(width < 760px), (height < 500px)');
const flat = new MediaQuery('height < 500px');
const shallow = new MediaQuery('(width >= 760px) and (500px <= height < 840px)');
const raised = new MediaQuery('(760px <= width < 900px) and (height >= 500px)');
const shared = new MediaQuery('(760px <= width < 1300px) and (height >= 500px)');

/** Whether the window is as small as a phone's, upright or on its side; components follow when it changes. */
export function narrow(): boolean {
  return phone.current;
}

/** Whether the window is as low as a phone on its side. */
export function low(): boolean {
  return flat.current;
}

/** Whether a screen that shows everything at once is too low to do so at its ease: most laptops, a tablet on its side. */
export function pressed(): boolean {
  return shallow.current;
}

/** Whether the window is that of a tablet held upright. */
export function upright(): boolean {
  return raised.current;
}

/** Whether there is room for everything side by side. */
export function wide(): boolean {
  return desk.current;
}

/** Whether what lies side by side has little width each: on a tablet, on a small laptop. */
export function tight(): boolean {
  return shared.current;
}
