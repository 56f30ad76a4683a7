/** What serai says, in the language of the reader. The catalogues are the same files that the server reads. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { remember, remembered } from './memory';

const catalogues = import.meta.glob<string>('../../../src/serai/**/*.ftl', { query: '?raw', import: 'default' });

const FALLBACK = 'en';

export const languages: readonly string[] = [...new Set(Object.keys(catalogues).map(languageOf))].sort();

export type Arguments = Record<string, FluentVariable>;

const bundles = $state<Record<string, FluentBundle>>({});
const resources: Record<string, FluentResource[]> = {};
/** Where more words come from than were built in. */
let further: ((language: string) => Promise<string>) | null = null;
let chosen = $state(FALLBACK);

/** The language in use; reading it in a component follows every change. */
export function language(): string {
  return chosen;
}

export async function useLanguage(wanted: string): Promise<void> {
  const found = languages.includes(wanted) ? wanted : FALLBACK;
  await load(found);
  chosen = found;
  document.documentElement.lang = found;
  if (found !== FALLBACK) void load(FALLBACK);
}

export async function chooseLanguage(wanted: string): Promise<void> {
  remember('language', wanted);
  await useLanguage(wanted);
}

/** More words, in all languages: those of games that only the server knows. */
export async function addWords(source: (language: string) => Promise<string>): Promise<void> {
  if (further) return;
  further = source;
  await Promise.all(Object.keys(bundles).map(extend));
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

const listFormats = new Map<string, Intl.ListFormat>();

/** They are slow to make. */
function listFormat(language: string, type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  const key = `${language} ${type}`;
  const format = listFormats.get(key) ?? new Intl.ListFormat(LOCALES[language] ?? language, { type });
  listFormats.set(key, format);
  return format;
}

async function load(wanted: string): Promise<void> {
  if (bundles[wanted]) return;
  const files = Object.entries(catalogues).filter(([path]) => languageOf(path) === wanted);
  const texts = await Promise.all(files.map(([, read]) => read()));
  resources[wanted] = texts.map((text) => new FluentResource(text));
  bundles[wanted] = bundleOf(wanted);
  await extend(wanted);
}

async function extend(language: string): Promise<void> {
  if (!further) return;
  resources[language]?.push(new FluentResource(await further(language)));
  bundles[language] = bundleOf(language);
}

/** What is said twice was said first by our own catalogues. */
function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const resource of resources[language] ?? []) bundle.addResource(resource);
  return bundle;
}

function languageOf(path: string): string {
  return path.replace(/^.*\/|\.ftl$/g, '');
}
