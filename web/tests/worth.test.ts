/** The numbers beside the cards of Āmul, the panel that explains them, and the way there. */

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWorth } from '../src/state/worth.svelte';
import { all, button, click, one, point, press, textOf } from './support/hand';
import { sit } from './support/table';
import { frame, pass, settle, stopTime } from './support/time';

/** Longer than anything stays in sight by itself. */
const LONG_MS = 1200;
/** Shorter than the mouse may be on other things on its way to the panel. */
const QUICK_MS = 60;

const heading = (): string => textOf(one('.detail h2, .detail h3, .detail [role=heading]'));
/** The numbers with a sign in a text. */
const signed = (text: string): number[] => [...text.matchAll(/[+−]\d+/g)].map(([found]) => Number(found.replace('−', '-')));
const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The mouse goes from this thing, which is told about, over another one to the panel, quickly. */
async function walk(from: Element, over: Element): Promise<void> {
  await point(from);
  await pass(LONG_MS);
  console.log('A', heading(), textOf(from).slice(0, 30));
  await point(over);
  await pass(QUICK_MS);
  await point(one('.detail'));
  await pass(LONG_MS);
}

test('why is reached by mouse, and adds up', async () => {
  await sit('amul-3');
  stopTime();
  const hand = all('.hand button.card');
  const names = hand.map((card) => textOf(card.querySelector('.visually-hidden') as Element).split('.')[0] as string);
  for (const name of new Set(names)) {
    const at = names.indexOf(name);
    await walk(hand[at] as Element, hand[(at + 1) % hand.length] as Element);
    expect(heading()).toBe(name);
    await userEvent.click(page.elementLocator(one('.detail')).getByRole('button', { name: 'Why?' }));
    await pass(50);
    await frame();
    const parts = all('.detail li b').map(textOf).filter((text) => !text.includes('Together'));
    expect(sum(parts.flatMap(signed)), name).toBe(sum(signed(textOf(one('.detail .worth')))));
    expect(textOf(one('.detail li .rule'))).toMatch(/A\d+\.\d+/);
  }
});

test('a chosen card stays in sight', async () => {
  await sit('amul-3');
  const card = one('.hand button.card');
  await click(card);
  const chosen = heading();
  stopTime();
  await walk(card, all('.hand button.card')[1] as Element);
  expect(heading()).toBe(chosen);
  await point(one('header.bar'));
  await pass(LONG_MS);
  expect(heading()).toBe(chosen);
});

test('the panel waits for the mouse in Das Amulett', async () => {
  await sit('amulett-3');
  stopTime();
  const [spell, other] = all('button.spell') as [HTMLElement, HTMLElement];
  await walk(spell, other);
  const name = textOf(spell.querySelector('.visually-hidden') ?? spell);
  expect(name).toContain(heading());
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
  await click(page.getByRole('group', { name: 'What a card changes in your points' }).getByRole('button', { name: 'Hide' }));
  await press('{Escape}');
  expect(all('.card .worth')).toEqual([]);
  expect(textOf(card().querySelector('.visually-hidden') as Element)).not.toContain('Without it:');
  showWorth(true);
  await settle();
  expect(all('.card .worth').length).toBeGreaterThan(0);
});
