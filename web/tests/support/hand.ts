/** Hands and eyes of somebody at the page. */

import { cdp, page, userEvent, type Locator } from 'vitest/browser';
import { frame, settle } from './time';

/** Presses of the Tab key after which a person would give up. */
const LONGEST_WALK = 80;
/** Until a mouse is where it was sent. */
const MOST_FRAMES = 120;

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
  await userEvent.click(target, target instanceof Element ? { position: freePoint(target) } : {});
  await settle();
}

/** The mouse goes there in one leap; no time passes, as it does where the page is first waited for. */
export async function point(target: Element): Promise<void> {
  const { x, y, width, height } = target.getBoundingClientRect();
  // The page under test stands in a frame, which is made smaller where the window has no room for it.
  const stand = (window.frameElement as Element).getBoundingClientRect();
  const scale = stand.width / innerWidth;
  const place = { x: stand.x + (x + width / 2) * scale, y: stand.y + (y + height / 2) * scale };
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place });
  for (let frames = 0; !target.matches(':hover'); frames += 1) {
    if (frames > MOST_FRAMES) throw new Error('the mouse did not get there');
    await frame();
  }
}

/** Things may lie partly over each other, as the cards of a hand do; somebody hits what they can see of one. */
function freePoint(target: Element): { x: number; y: number } | undefined {
  const found = seenOf(target);
  if (found) return found;
  target.scrollIntoView({ block: 'center' });
  return seenOf(target);
}

function seenOf(target: Element): { x: number; y: number } | undefined {
  const { x, y, width, height } = target.getBoundingClientRect();
  const across = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95].map((share) => ({ x: width * share, y: height / 2 }));
  return across.find((point) => target.contains(document.elementFromPoint(x + point.x, y + point.y)));
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
