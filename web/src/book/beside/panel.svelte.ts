/** The panel beside the page: a rule, a rule book or the cards of a game. Its pages are those of the program. */

import { placeOf } from '../../base/home';
import { route } from '../../base/route.svelte';

export interface Opened {
  /** `rules` or `cards`. */
  page: string;
  game: string;
  /** A rule, or a card; empty for the whole. */
  item: string;
}

const PAGES = new Set(['rules', 'cards']);
const TABLES = new Set(['t', 'replay', 'learn']);

let trail = $state.raw<readonly Opened[]>([]);

/** What is open, and whether something was open before it. */
export function opened(): { now: Opened | undefined; back: boolean } {
  return { now: trail[trail.length - 1], back: trail.length > 1 };
}

export function open(next: Opened): void {
  trail = [...trail, next];
}

export function goBack(): void {
  trail = trail.slice(0, -1);
}

export function close(): void {
  trail = [];
}

/** Links that open beside the page instead of leaving it: rules wherever they are cited, and from a table cards too. */
export function opensBeside(link: URL | HTMLAnchorElement): Opened | null {
  const [page = '', game = '', item = ''] = placeOf(link.pathname).split('/').filter(Boolean).map(decodeURIComponent);
  const here = route().parts[0] ?? '';
  if (!PAGES.has(page) || !game || here === page) return null;
  const rule = link.hash.slice(1);
  if (!rule && !TABLES.has(here)) return null;
  return { page, game, item: rule || item };
}
