/** What somebody sees of a story who looks at the page all the time, in fake time. */

import { vi } from 'vitest';
import { textOf } from './hand';
import { settle, stopTime } from './time';

/** How often they look, in ms. */
const LOOK_MS = 50;

export interface Seen {
  /** What is told; empty while nothing is. */
  label: string;
  text: string;
  /** When it came into sight, and how long it was there, in ms. */
  from: number;
  ms: number;
}

export const stage = (): HTMLElement | null => document.querySelector<HTMLElement>('.playing');

const labelOf = (): string => stage()?.getAttribute('aria-label') ?? '';

/** Time stands still, and what draws beats is there: it comes with the first touch. */
export async function beginFilm(): Promise<void> {
  dispatchEvent(new PointerEvent('pointerdown'));
  await settle();
  stopTime();
}

/** What style sheets move knows no fake time. */
function finishMotion(): void {
  for (const motion of document.getAnimations()) if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
}

/** What is told, without what is printed on cards: they are drawn one after the other. */
export function wordsOf(told: Element): string {
  const copy = told.cloneNode(true) as Element;
  for (const thing of copy.querySelectorAll('.thing .front, .thing .back')) thing.remove();
  return textOf(copy);
}

/** Looks on until the page is at rest, and says what was told, one after the other. */
export async function film(most = 120_000): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (let now = LOOK_MS; now < most; now += LOOK_MS) {
    await vi.advanceTimersByTimeAsync(LOOK_MS);
    finishMotion();
    const label = labelOf();
    const last = seen.at(-1);
    if (label && last?.label === label && last.from + last.ms === now) last.ms += LOOK_MS;
    else if (label) seen.push({ label, text: wordsOf(stage() as Element), from: now, ms: LOOK_MS });
    if ('settled' in document.documentElement.dataset) return seen;
  }
  throw new Error(`the story did not end within ${most} ms; it came to: ${seen.map((one) => one.label).join(' | ')}`);
}
