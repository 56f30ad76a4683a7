// @ts-check
/// <reference lib="webworker" />
// Keeps the program at hand when there is no connection: pages, pictures, words and editions. Games need the server.
// The build puts the list of its files (FILES) and their fingerprint (VERSION) before this text.
/* global FILES, VERSION */

const CACHE = `serai-${VERSION}`;
const KEPT_DATA = /^\/api\/(games$|editions\/|words\/)/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(['/', '/api/games', ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept('/')));
  else if (FILES.includes(pathname)) event.respondWith(kept(pathname).then((found) => found ?? fetch(request)));
  else if (KEPT_DATA.test(pathname)) event.respondWith(freshOrKept(request));
});

function kept(path) {
  return caches.open(CACHE).then((cache) => cache.match(path));
}

async function freshOrKept(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const found = await cache.match(request);
    if (found) return found;
    throw error;
  }
}
