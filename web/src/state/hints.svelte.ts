/** Whether tables show numbers that help with a decision; kept on the device. */

import { remember, remembered } from './memory';

let shown = $state(remembered('hints') !== 'off');

export function hintsShown(): boolean {
  return shown;
}

export function showHints(wanted: boolean): void {
  shown = wanted;
  remember('hints', wanted ? 'on' : 'off');
}
