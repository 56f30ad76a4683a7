import { fromHome } from './base/home';
import { start } from './start';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the program');

await start(target);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register(fromHome('/sw.js'));
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('nets'));
}
