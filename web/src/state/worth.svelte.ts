/** Whether tables show numbers that help with a decision; kept on the device. */

import { remember, remembered } from '../base/memory';

let shown = $state(remembered('worth') !== 'off');

export function worthShown(): boolean {
  return shown;
}

export function showWorth(wanted: boolean): void {
  shown = wanted;
  remember('worth', wanted ? 'on' : 'off');
}
