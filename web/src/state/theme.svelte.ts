/** Day, lamplight, or whatever the device prefers. */

import { remember, remembered } from '../base/memory';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

let chosen = $state<Theme>(THEMES.find((theme) => theme === remembered('theme')) ?? 'auto');

export function theme(): Theme {
  return chosen;
}

export function applyTheme(): void {
  if (chosen === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}

export function chooseTheme(wanted: Theme): void {
  chosen = wanted;
  remember('theme', wanted);
  applyTheme();
}
