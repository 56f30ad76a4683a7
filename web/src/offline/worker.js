// @ts-check
/// <reference lib="webworker" />
// Keeps the program at hand when there is no connection: pages, pictures, words, editions, and the engines that play
// games on this device.
// The build puts the list of its files (FILES) and their fingerprint (VERSION) before this text.
/* global FILES, VERSION */

const CACHE = `serai-${VERSION}`;
const KEPT_DATA = /^\/(api\/(games$|server$|editions\/|words\/)|engine\/)/;

self.addEventListener('install', (event) => {
  event.waitUntil(keepProgram().then(() => self.skipWaiting()));
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
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(pathname)) event.respondWith(kept(pathname).then((found) => found ?? fetch(request)));
  else if (KEPT_DATA.test(pathname)) event.respondWith(freshOrKept(request));
});

async function keepProgram() {
  const cache = await caches.open(CACHE);
  const asked = ['/', '/api/games', '/api/server'].map((path) => new Request(path, { cache: 'reload' }));
  await cache.addAll([...asked, ...FILES]);
  // A server that was renewed in the middle of this has another page. The next visit finds its worker.
  const named = (await (await cache.match('/')).text()).match(/\/assets\/[^"]+/g) ?? [];
  if (!named.every((file) => FILES.includes(file))) throw new Error('the page belongs to another program');
  await keepGames(cache);
}

/** One visit is enough to play without a connection later. A server that has no engine yet is asked again when it is played. */
async function keepGames(cache) {
  const games = await (await cache.match('/api/games')).json();
  const needed = games.flatMap(({ id, editions }) => [`/api/editions/${id}/${editions[0].hash}`, `/engine/${id}.json`]);
  await Promise.all(needed.map((path) => cache.add(path).catch(() => undefined)));
  for (const { id } of games) {
    const engine = await cache.match(`/engine/${id}.json`);
    if (engine) await cache.add(`/engine/${id}.wasm?${(await engine.json()).module}`).catch(() => undefined);
  }
}

function kept(path) {
  return caches.open(CACHE).then((cache) => cache.match(path));
}

/** The program's page for every address: a plain file server has only the one at the beginning. */
async function page(request) {
  const answer = await fetch(request).catch(() => null);
  return answer?.ok ? answer : ((await kept('/')) ?? answer ?? Response.error());
}

async function freshOrKept(request) {
  const cache = await caches.open(CACHE);
  // A name with a fingerprint in it always means the same.
  if (request.url.includes('?')) {
    const known = await cache.match(request);
    if (known) return known;
  }
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
