/** Puts the program into a page. */

import './styles/fonts.css';
import './art/pigments.css';
import './styles/tokens.css';
import './styles/base.css';

import { mount } from 'svelte';
import App from './App.svelte';
import { busy, watchSettled } from './base/settled';
import { loadGames } from './games/games.svelte';
import { lookForRenewal } from './base/renewal.svelte';
import { listenForInstall } from './offline/install';
import { startRouting } from './base/route.svelte';
import { loadServer } from './state/server.svelte';
import { applyTheme } from './state/theme.svelte';
import { preferredLanguage, useLanguage } from './base/words.svelte';

/** What comes back is for `unmount`. */
export async function start(target: HTMLElement): Promise<Record<string, unknown>> {
  watchSettled();
  applyTheme();
  startRouting();
  listenForInstall();
  addEventListener('vite:preloadError', () => void lookForRenewal());
  // Pages say by themselves that the server cannot be reached.
  await busy(Promise.all([useLanguage(preferredLanguage()), loadGames().catch(() => undefined), loadServer()]));
  return mount(App, { target });
}
