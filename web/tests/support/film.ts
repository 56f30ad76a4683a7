/** What somebody sees of a story who looks at the page all the time, in fake time. */

import { vi } from 'vitest';
import { textOf } from './hand';

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

/** Looks on until the page is at rest, and says what was told, one after the other. */
export async function film(most = 120_000): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (let now = LOOK_MS; now < most; now += LOOK_MS) {
    await vi.advanceTimersByTimeAsync(LOOK_MS);
    const label = labelOf();
    const last = seen.at(-1);
    if (label && last?.label === label && last.from + last.ms === now) last.ms += LOOK_MS;
    else if (label) seen.push({ label, text: textOf(stage() as Element), from: now, ms: LOOK_MS });
    if ('settled' in document.documentElement.dataset) return seen;
  }
  throw new Error(`the story did not end within ${most} ms; it came to: ${seen.map((one) => one.label).join(' | ')}`);
}
