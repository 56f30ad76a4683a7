/** Where on its host the program lies: at the top, or in a folder, as the pages of a project do. Places in the program
 * begin with a slash wherever that is; addresses are what the browser knows. */

/** Ends with a slash. Built files lie in a folder of their own below it. */
export const HOME = import.meta.env.DEV ? '/' : new URL(import.meta.url).pathname.replace(/assets\/[^/]*$/, '');

export const fromHome = (place: string): string => HOME + place.slice(1);

export const placeOf = (path: string): string => (path.startsWith(HOME) ? path.slice(HOME.length - 1) : path);

/** Links are written as places. Where the program lies in a folder they are made addresses as soon as they are drawn:
 * a link may be copied, or opened in another tab. */
export function leadLinksHome(): void {
  if (HOME === '/') return;
  const led = new WeakMap<Element, string>();
  const lead = (link: Element): void => {
    const place = link.getAttribute('href');
    if (!place?.startsWith('/') || led.get(link) === place) return;
    led.set(link, fromHome(place));
    link.setAttribute('href', fromHome(place));
  };
  const leadAll = (changes: readonly MutationRecord[]): void => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes])
        if (node instanceof HTMLAnchorElement) lead(node);
        else if (node instanceof Element && node !== target) node.querySelectorAll('a[href]').forEach(lead);
  };
  new MutationObserver(leadAll).observe(document.body, { subtree: true, childList: true, attributeFilter: ['href'] });
}
