// @ts-check
/// <reference lib="webworker" />
// Keeps the program at hand when there is no connection: pages, pictures, words, editions, and the engines that play
// games on this device, with what bots have learned.
// The build puts the list of its files (FILES) and their fingerprint (VERSION) before this text.
/* global FILES, VERSION */

const CACHE = `serai-${VERSION}`;
/** Where the program lies on its host; what follows is written from there. */
const HOME = new URL(self.registration.scope).pathname;
const KEPT_DATA = /^(api\/(games$|server$|editions\/|words\/)|engine\/)/;

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
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(HOME)) return;
  const name = pathname.slice(HOME.length);
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(name)) event.respondWith(kept(name).then((found) => found ?? fetch(request)));
  else if (KEPT_DATA.test(name)) event.respondWith(freshOrKept(request));
});

self.addEventListener('message', (event) => {
  if (event.data === 'nets') event.waitUntil(keepNets());
});

/** Your turn, with the page closed. A player who looks at that table knows already. */
self.addEventListener('push', (event) => {
  const { title = 'serai', text = '', link = HOME, table = 'serai' } = event.data?.json() ?? {};
  const { pathname } = new URL(link, self.location.origin);
  const told = { body: text, tag: table, icon: `${HOME}icon-192.png`, data: pathname };
  event.waitUntil(
    pageAt(pathname).then((page) =>
      page?.visibilityState === 'visible' ? undefined : self.registration.showNotification(title, told),
    ),
  );
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(
    pageAt(notification.data).then((page) => (page ? page.focus() : self.clients.openWindow(notification.data))),
  );
});

async function pageAt(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.find(({ url }) => new URL(url).pathname === path);
}

async function keepProgram() {
  const cache = await caches.open(CACHE);
  const asked = ['', 'api/games', 'api/server'].map((name) => new Request(HOME + name, { cache: 'reload' }));
  await cache.addAll([...asked, ...FILES.map((name) => HOME + name)]);
  // A server that was renewed in the middle of this has another page. The next visit finds its worker.
  const named = (await (await cache.match(HOME)).text()).match(/assets\/[^"]+/g) ?? [];
  if (!named.every((file) => FILES.includes(file))) throw new Error('the page belongs to another program');
  await keepGames(cache);
}

/** One visit is enough to play without a connection later. A server that has no engine yet is asked again when it is played. */
async function keepGames(cache) {
  const games = await (await cache.match(`${HOME}api/games`)).json();
  const needed = games.flatMap(({ id, editions }) => [`api/editions/${id}/${editions[0].hash}`, `engine/${id}.json`]);
  await Promise.all(needed.map((name) => cache.add(HOME + name).catch(() => undefined)));
  for (const { id } of games) {
    const { module, net } = await engineOf(cache, id);
    if (module) await cache.add(`${HOME}engine/${id}.wasm?${module}`).catch(() => undefined);
    // A program that was renewed keeps the nets that it has already.
    const known = net && (await caches.match(net));
    if (known) await cache.put(net, known);
  }
}

/** What bots have learned is large: the page asks for it when the program is safe. */
async function keepNets() {
  const cache = await caches.open(CACHE);
  for (const { id } of await (await cache.match(`${HOME}api/games`)).json()) {
    const { net } = await engineOf(cache, id);
    if (net && !(await cache.match(net))) await cache.add(net).catch(() => undefined);
  }
}

/** The mark of a game's module, and the address of its net, as far as they are known. */
async function engineOf(cache, id) {
  const { module, net } = (await (await cache.match(`${HOME}engine/${id}.json`))?.json()) ?? {};
  return { module, net: net && `${HOME}engine/${id}.net?${net.file}` };
}

function kept(name) {
  return caches.open(CACHE).then((cache) => cache.match(HOME + name));
}

/** The program's page for every address: a plain file server has only the one at the beginning. */
async function page(request) {
  const answer = await fetch(request).catch(() => null);
  return answer?.ok ? answer : ((await kept('')) ?? answer ?? Response.error());
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
