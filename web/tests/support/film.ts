/** What somebody sees of a story who looks at the page all the time, in fake time. */

import { vi } from 'vitest';
import { textOf } from './hand';
import { settle, stopTime } from './time';

/** How often they look, in ms. */
const LOOK_MS = 50;

export interface Seen {
  /** What is told. */
  text: string;
  /** When it came into sight, and how long it was there, in ms. */
  from: number;
  ms: number;
}

/** The sentence that is told just now; empty while nothing is. */
export function told(): string {
  const sentence = document.querySelector('[data-story]');
  return sentence ? textOf(sentence) : '';
}

/** Time stands still, and the page is at rest. */
export async function beginFilm(): Promise<void> {
  await settle();
  stopTime();
}

/** What style sheets move knows no fake time. */
function finishMotion(): void {
  for (const motion of document.getAnimations())
    if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
}

/** Watches until the page is at rest, and says what was told, one after the other; `look` is called at each look. */
export async function film(look: (text: string) => void = () => undefined, most = 120_000): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (let now = LOOK_MS; now < most; now += LOOK_MS) {
    await vi.advanceTimersByTimeAsync(LOOK_MS);
    finishMotion();
    const text = told();
    look(text);
    const last = seen.at(-1);
    if (text && last?.text === text && last.from + last.ms === now) last.ms += LOOK_MS;
    else if (text) seen.push({ text, from: now, ms: LOOK_MS });
    if ('settled' in document.documentElement.dataset) return seen;
  }
  throw new Error(`the story did not end within ${most} ms; it came to: ${seen.map((one) => one.text).join(' | ')}`);
}
