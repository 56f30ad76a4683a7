/** Hands and eyes of somebody at the page. */

import { page, userEvent, type Locator } from 'vitest/browser';
import { settle } from './time';

/** Presses of the Tab key after which a person would give up. */
const LONGEST_WALK = 80;

export const CONFIRM = '.prompt.mine .actions .button.primary:enabled';
/** A move among others that the prompt offers. */
export const CHOICE = '.prompt.mine .actions .button:enabled:not(.icon, .primary)';

/** The first of these; there has to be one. */
export function one<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`the page shows no ${selector}`);
  return found;
}

export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** What is written there, without the white space of the source. */
export const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

export const button = (name: string | RegExp): Locator => page.getByRole('button', { name });

/** A real click, and what comes of it. */
export async function click(target: Element | Locator): Promise<void> {
  await userEvent.click(target);
  await settle();
}

/** Keys by their names, as `{Escape}`, and what comes of them. */
export async function press(keys: string): Promise<void> {
  await userEvent.keyboard(keys);
  await settle();
}

/** Presses Tab, and nothing else, until the focus is on such an element. */
export async function walkTo(selector: string): Promise<void> {
  for (let steps = 0; steps < LONGEST_WALK; steps += 1) {
    if (document.activeElement?.matches(selector)) return;
    await userEvent.tab();
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
}
