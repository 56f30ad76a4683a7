import { expect, it } from 'vitest';
import { isMuted, mute } from './muted.svelte';

it('mutes a name at one table, until it is to be heard again', () => {
  mute('t1', 'Ben', true);
  expect(isMuted('t1', 'Ben')).toBe(true);
  expect(isMuted('t1', 'Anna')).toBe(false);
  expect(isMuted('t2', 'Ben')).toBe(false);
  mute('t1', 'Ben', false);
  expect(isMuted('t1', 'Ben')).toBe(false);
});
