/** The texts, in the language of the reader. The catalogues are the same files that the server reads. */

import { now } from './clock';
import { busy } from './settled';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { remember, remembered } from './memory';

/** All but what games say of orders in advance, which a server puts into words itself, and a new game's first words. */
const catalogues = import.meta.glob<string>(
  ['../../../src/serai/**/*.ftl', '!**/games/*/words/orders/*.ftl', '!**/scaffold/**'],
  {
    query: '?raw',
    import: 'default',
  },
);

const FALLBACK = 'en';
/** Words of single pages have folders of their own, words/<name>/en.ftl; words of a game, its own words/en.ftl. */
const PLACE = /(?:\/games\/(?<game>\w+))?\/words\/(?:(?<folder>\w+)\/)?\w+\.ftl$/;
/** The words about a game before it is played. */
const HOME = 'home';

export const languages: readonly string[] = [...new Set(Object.keys(catalogues).map(languageOf))].sort();

export type Arguments = Record<string, FluentVariable>;

const bundles = $state<Record<string, FluentBundle>>({});
const resources: Record<string, FluentResource[]> = {};
/** The sets of words that pages have asked for. */
const wanted = new Map<string, Promise<void>>();
/** Where more words come from than were built in. */
let further: ((language: string) => Promise<string>) | null = null;
let chosen = $state(FALLBACK);

/** The language in use; reading it in a component follows every change. */
export function language(): string {
  return chosen;
}

export async function useLanguage(asked: string): Promise<void> {
  const found = languages.includes(asked) ? asked : FALLBACK;
  await busy(load(found));
  chosen = found;
  document.documentElement.lang = found;
}

export async function chooseLanguage(asked: string): Promise<void> {
  remember('language', asked);
  await useLanguage(asked);
}

/** To be awaited before a page is shown that needs the words of a game, or of a folder. */
export async function wordsFor(...sets: readonly string[]): Promise<void> {
  await Promise.all(
    sets.map((set) => {
      const coming = wanted.get(set) ?? busy(fetched(set));
      wanted.set(set, coming);
      coming.catch(() => wanted.delete(set));
      return coming;
    }),
  );
}

/** The same for the words of all games. */
export function wordsOfGames(): Promise<void> {
  return wordsFor(...new Set(Object.keys(catalogues).flatMap((path) => PLACE.exec(path)?.groups?.game ?? [])));
}

async function fetched(set: string): Promise<void> {
  await Promise.all(
    Object.keys(bundles).map(async (language) => {
      resources[language]?.push(...(await read(language, (path) => setOf(path) === set)));
      bundles[language] = bundleOf(language);
    }),
  );
}

/** More words, in all languages: those of games that only the server knows, which may lack some in this one. */
export async function addWords(source: (language: string) => Promise<string>): Promise<void> {
  if (further) return;
  further = source;
  await Promise.all([...Object.keys(bundles).map(extend), load(FALLBACK)]);
}

export function preferredLanguage(): string {
  const wishes = [remembered('language'), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wishes.find((wish) => wish && languages.includes(wish)) ?? FALLBACK;
}

export function say(message: string, args: Arguments = {}): string {
  for (const bundle of [bundles[chosen], bundles[FALLBACK]]) {
    const pattern = bundle?.getMessage(message)?.value;
    // Arguments that are empty leave no gap behind.
    if (bundle && pattern) return bundle.formatPattern(pattern, args, []).replace(/\s+/g, ' ').trim();
  }
  return message;
}

/** Whether there are words for a message, for ids that come from elsewhere. */
export function knows(message: string): boolean {
  return [bundles[chosen], bundles[FALLBACK]].some((bundle) => bundle?.hasMessage(message));
}

/** A name or text that an edition gives in several languages. */
export function inLanguage(texts: Readonly<Record<string, string>>): string {
  return texts[chosen] ?? texts[FALLBACK] ?? '';
}

/** "a, b and c" in the language in use. */
export function listed(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return listFormat(chosen, type).format(items);
}

/** As the server lists: British English has no comma before the last one. Days come before months. */
const LOCALES: Record<string, string> = { en: 'en-GB' };

/** The day of a moment in milliseconds, as readers write it. */
export function dayOf(moment: number): string {
  return new Intl.DateTimeFormat(LOCALES[chosen] ?? chosen, { dateStyle: 'medium' }).format(moment);
}

/** The same for what may have been today: then the time of day says more. */
export function momentOf(moment: number): string {
  const isToday = new Date(moment).toDateString() === new Date(now()).toDateString();
  if (!isToday) return dayOf(moment);
  return new Intl.DateTimeFormat(LOCALES[chosen] ?? chosen, { timeStyle: 'short' }).format(moment);
}

const listFormats = new Map<string, Intl.ListFormat>();

/** They are slow to make. */
function listFormat(language: string, type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  const key = `${language} ${type}`;
  const format = listFormats.get(key) ?? new Intl.ListFormat(LOCALES[language] ?? language, { type });
  listFormats.set(key, format);
  return format;
}

async function load(language: string): Promise<void> {
  if (bundles[language]) return;
  resources[language] = await read(language, (path) => {
    const set = setOf(path);
    return set === undefined || set === HOME || wanted.has(set);
  });
  bundles[language] = bundleOf(language);
  await extend(language);
}

async function read(language: string, isWanted: (path: string) => boolean): Promise<FluentResource[]> {
  const files = Object.entries(catalogues).filter(([path]) => languageOf(path) === language && isWanted(path));
  const texts = await Promise.all(files.map(([, text]) => text()));
  return texts.map((text) => new FluentResource(text));
}

async function extend(language: string): Promise<void> {
  if (!further) return;
  resources[language]?.push(new FluentResource(await further(language)));
  bundles[language] = bundleOf(language);
}

/** If two catalogues have a message, ours comes first. */
function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const resource of resources[language] ?? []) bundle.addResource(resource);
  return bundle;
}

/** The set that a catalogue belongs to; none for what is always said. */
function setOf(path: string): string | undefined {
  const { game, folder } = PLACE.exec(path)?.groups ?? {};
  return folder ?? game;
}

function languageOf(path: string): string {
  return path.replace(/^.*\/|\.ftl$/g, '');
}
