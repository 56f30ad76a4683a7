/** Where in the program we are. Addresses are real, so that every place can be linked to. */

import { fromHome, leadLinksHome, placeOf } from './home';

let path = $state(placeOf(location.pathname));
let query = $state(location.search);
let hash = $state(location.hash);

function read(): void {
  path = placeOf(location.pathname);
  query = location.search;
  hash = location.hash;
}

export function route(): { parts: string[]; query: URLSearchParams; hash: string } {
  return {
    parts: withoutSentence(path).split('/').filter(Boolean).map(decoded),
    query: new URLSearchParams(query),
    hash: withoutSentence(hash.slice(1)),
  };
}

/** What follows a page's name in the address. While the page is being left for another one, it stays what it was. */
export function partsOf(page: string): () => readonly string[] {
  let known: readonly string[] = [];
  return () => {
    const [name, ...parts] = route().parts;
    if (name === page) known = parts;
    return known;
  };
}

/** A link copied out of a sentence may have brought the end of the sentence along. */
function withoutSentence(link: string): string {
  return link.replace(/[.,;:!?)]+$/, '');
}

/** An address that cannot be decoded is not one of ours. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function go(place: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', fromHome(place));
  read();
  if (!replace) scrollTo(0, 0);
}

/** Changes what others get who copy the address; the page itself stays. */
export function showCode(code: string): void {
  history.replaceState(null, '', `${location.pathname}${location.search}#${code}`);
}

/** Links inside the program change the page without loading it anew. */
function followLink(event: MouseEvent): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute('download')) return;
  const place = placeOf(link.pathname);
  if (link.origin !== location.origin || place.startsWith('/api/')) return;
  event.preventDefault();
  go(place + link.search + link.hash);
}

export function startRouting(): void {
  leadLinksHome();
  addEventListener('popstate', read);
  document.addEventListener('click', followLink);
}
