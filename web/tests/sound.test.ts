/** Sounds and vibration: off until somebody wants them, and a hidden tab says only whose turn it is. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../src/sound/synth';
import { switchSound, switchVibration } from '../src/state/sound.svelte';
import { sit, type Moment } from './support/table';
import { settle } from './support/time';

/** The first note of "it is your turn". */
const MY_TURN = 587;

const heard: (number | 'card')[] = [];
let shaken = 0;

beforeEach(() => {
  heard.length = shaken = 0;
  vi.spyOn(OscillatorNode.prototype, 'start').mockImplementation(function (this: OscillatorNode) {
    heard.push(this.frequency.value);
  });
  vi.spyOn(OscillatorNode.prototype, 'stop').mockReturnValue();
  vi.spyOn(AudioBufferSourceNode.prototype, 'start').mockImplementation(() => void heard.push('card'));
  vi.spyOn(navigator, 'vibrate').mockImplementation(() => Boolean((shaken += 1)));
});

afterEach(() => {
  switchSound(false);
  switchVibration(false);
  vi.restoreAllMocks();
});

const wait: Moment = (view) => view.step === 'pick' && !view.legal.length;
const mine: Moment = (view) => view.step === 'pick' && view.legal.length > 0;

/** Others pick, and then it is my turn. */
async function pick({ sound = false, vibration = false, hidden = false } = {}): Promise<void> {
  switchSound(sound);
  switchVibration(vibration);
  const table = await sit('amul-3', { at: wait });
  await settle();
  heard.length = shaken = 0; // a sound is heard when it is switched on
  if (hidden) vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  table.nextUntil(mine);
  await settle();
}

test('nothing is heard or felt unless it is wanted', async () => {
  await pick();
  expect([heard, shaken]).toEqual([[], 0]);
});

test('cards and my turn are heard, and my turn is felt', async () => {
  await pick({ sound: true, vibration: true });
  await expect.poll(() => heard).toContain('card');
  await expect.poll(() => heard).toContain(MY_TURN);
  expect(shaken).toBe(1);
});

test('a hidden tab says only whose turn it is', async () => {
  await pick({ sound: true, hidden: true });
  await expect.poll(() => heard).toContain(MY_TURN);
  expect(heard).not.toContain('card');
});
