/** What somebody sets in the menu holds at once, and is still so when they come again. */

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { close, sit } from './support/table';
import { button, click, press } from './support/hand';

/** The client reads its settings when it is loaded: a second copy of a module reads what the first has left. */
const loadedAgain = async (module: string): Promise<Record<string, () => unknown>> =>
  (await import(/* @vite-ignore */ `../src/state/${module}.svelte.ts?again=${crypto.randomUUID()}`)) as Record<
    string,
    () => unknown
  >;

const SETTINGS: [setting: string, entry: string, module: string, asked: string, kept: unknown][] = [
  ['the tempo', 'At once', 'tempo', 'tempo', 'at-once'],
  ['the tempo, again', 'Calm', 'tempo', 'tempo', 'calm'],
  ['the way of choosing', 'One tap', 'choosing', 'choosing', 'one-tap'],
  ['the way of choosing, again', 'Select and confirm', 'choosing', 'choosing', 'confirm'],
  ['numbers beside cards', 'Hide', 'worth', 'worthShown', false],
  ['numbers beside cards, again', 'Show', 'worth', 'worthShown', true],
  ['sounds', 'Sounds', 'sound', 'soundOn', true],
];

test.each(SETTINGS)('%s is remembered: %s', async (_, entry, module, asked, kept) => {
  await sit('amul-3');
  await click(button('Menu'));
  await click(page.getByRole('dialog').getByRole('button', { name: entry }));
  await expect
    .element(page.getByRole('dialog').getByRole('button', { name: entry }))
    .toHaveAttribute('aria-pressed', 'true');
  await press('{Escape}');
  await close();
  expect((await loadedAgain(module))[asked]?.()).toBe(kept);
});
