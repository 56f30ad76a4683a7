/** What somebody has told the system about how they look at pages. */

import { cdp } from 'vitest/browser';

interface Wish {
  motion?: 'reduce' | 'no-preference';
  scheme?: 'light' | 'dark';
}

/** What is not named is as at the beginning of every test: calm, by day. */
export async function prefer({ motion = 'reduce', scheme = 'light' }: Wish = {}): Promise<void> {
  const features = [
    { name: 'prefers-reduced-motion', value: motion },
    { name: 'prefers-color-scheme', value: scheme },
  ];
  await cdp().send('Emulation.setEmulatedMedia', { features });
}
