/** The numbers beside the cards of Āmul, the panel that explains them, and the way there. */

import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showWorth } from '../src/state/worth.svelte';
import { all, button, click, one, point, press, textOf } from './support/hand';
import { sit } from './support/table';
import { pass, settle, stopTime } from './support/time';

/** Longer than anything stays in sight by itself. */
const LONG_MS = 1200;
/** Shorter than the mouse may be on other things on its way to the panel. */
const QUICK_MS = 60;

const heading = (): string => textOf(one('.detail h2, .detail h3, .detail [role=heading]'));
/** The mouse goes from this thing, which is told about, over another one to the panel, quickly. */
async function walk(from: Element, over: Element): Promise<void> {
  await point(from);
  await expect.poll(() => textOf(from).includes(heading())).toBe(true); // the panel comes with the first look
  stopTime();
  await point(over);
  await pass(QUICK_MS);
  await point(one('.detail'));
  await pass(LONG_MS);
  vi.useRealTimers();
}

test('the panel with the reasons is reached by mouse', async () => {
  await sit('amul-3');
  const hand = all('.hand button.card');
  const names = hand.map((card) => textOf(card.querySelector('.visually-hidden') as Element).split('.')[0] as string);
  for (const name of new Set(names)) {
    const at = names.indexOf(name);
    const other = names.findIndex((one) => one !== name);
    await walk(hand[at] as Element, hand[other] as Element);
    expect(heading()).toBe(name);
    await expect.element(page.elementLocator(one('.detail')).getByRole('button', { name: 'Why?' })).toBeVisible();
  }
});

test('a chosen card stays in sight', async () => {
  await sit('amul-3');
  const card = one('.hand button.card');
  await click(card);
  const chosen = heading();
  await walk(card, all('.hand button.card')[1] as Element);
  expect(heading()).toBe(chosen);
  stopTime();
  await point(one('header.bar'));
  await pass(LONG_MS);
  expect(heading()).toBe(chosen);
});

test('the panel waits for the mouse in Das Amulett', async () => {
  await sit('amulett-3');
  const [spell, other] = all('button.spell') as [HTMLElement, HTMLElement];
  await walk(spell, other);
  const name = textOf(spell.querySelector('.visually-hidden') ?? spell);
  expect(name).toContain(heading());
  stopTime();
  await point(one('header.bar'));
  await pass(LONG_MS);
  expect(all('.detail h2, .detail h3').map(textOf)).not.toContain(name);
});

test('the numbers can be hidden', async () => {
  await sit('amul-3');
  const card = (): HTMLElement => one('.hand button.card');
  expect(textOf(card().querySelector('.visually-hidden') as Element)).toContain('Without it:');
  expect(all('.card .worth').length).toBeGreaterThan(0);
  await click(button('Menu'));
  await click(page.getByRole('group', { name: 'Point badges on cards' }).getByRole('button', { name: 'Hide' }));
  await press('{Escape}');
  expect(all('.card .worth')).toEqual([]);
  expect(textOf(card().querySelector('.visually-hidden') as Element)).not.toContain('Without it:');
  showWorth(true);
  await settle();
  expect(all('.card .worth').length).toBeGreaterThan(0);
});
