import './styles/fonts.css';
import './art/pigments.css';
import './styles/tokens.css';
import './styles/base.css';

import { mount } from 'svelte';
import App from './App.svelte';
import { busy, watchSettled } from './settled';
import { loadGames } from './state/games.svelte';
import { lookForRenewal } from './state/renewal.svelte';
import { startRouting } from './state/route.svelte';
import { loadServer } from './state/server.svelte';
import { applyTheme } from './state/theme.svelte';
import { preferredLanguage, useLanguage } from './state/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the program');

watchSettled();
applyTheme();
startRouting();
addEventListener('vite:preloadError', () => void lookForRenewal());
// Pages say by themselves that the server cannot be reached.
await busy(Promise.all([useLanguage(preferredLanguage()), loadGames().catch(() => undefined), loadServer()]));
mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js');
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('nets'));
}
