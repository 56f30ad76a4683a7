/** Some short sounds of our own, and a touch of vibration. Both are off until somebody wants them; kept on the device. */

import { remember, remembered } from '../base/memory';
import type { Sound } from '../sound/synth';

let sounding = $state(remembered('sound') === 'on');
let shaking = $state(remembered('vibration') === 'on');

export function soundOn(): boolean {
  return sounding;
}

export function switchSound(on: boolean): void {
  sounding = on;
  remember('sound', on ? 'on' : 'off');
  if (on) play('coin');
}

export function vibrationOn(): boolean {
  return shaking;
}

export function switchVibration(on: boolean): void {
  shaking = on;
  remember('vibration', on ? 'on' : 'off');
  if (on) shake();
}

/** Whether this device can shake at all. */
export const canVibrate = typeof navigator !== 'undefined' && 'vibrate' in navigator;

/** A hidden tab only says whose turn it is. */
export function play(sound: Sound): void {
  if (!sounding || (document.hidden && sound !== 'turn')) return;
  void import('../sound/synth').then(
    ({ synthesise }) => synthesise(sound),
    () => undefined,
  );
}

export function shake(): void {
  if (shaking && canVibrate) navigator.vibrate([60, 60, 60]);
}
