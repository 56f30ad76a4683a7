/** The rule books: read where the client is built (tools/rule_books.py), loaded when somebody opens one. */

import { broughtBook } from '../base/brought-books';
import { language } from '../base/words.svelte';

export interface Span {
  text: string;
  /** `strong`, `em`, `code` or none. */
  style: string;
  /** The icon before the text, which is its name; empty for none. */
  icon: string;
}
export type Line = readonly Span[];

export interface Thing {
  id: number | string;
  name: string;
  figure: string;
}
/** The things on the table, and the numbers that the rules make of them. */
export interface Worked {
  columns: readonly string[];
  rows: readonly { label: string; things: readonly Thing[]; figures: readonly string[] }[];
  outcome: string;
}

export type Block =
  | { kind: 'text'; line: Line }
  | { kind: 'points'; lines: readonly Line[] }
  | { kind: 'table'; head: readonly Line[]; rows: readonly (readonly Line[])[] }
  | { kind: 'figure'; name: string; caption: string }
  | { kind: 'example'; name: string; caption: string; worked: Worked };

export interface Passage {
  /** Empty for text that is no rule. */
  rule: string;
  blocks: readonly Block[];
}
export interface Section {
  /** The same in every language; where it is a rule id, all rules of the chapter can be cited by it. */
  id: string;
  title: string;
  passages: readonly Passage[];
  /** It is for people who write programs, and comes only when it is asked for. */
  for_programs?: boolean;
}
export interface Book {
  language: string;
  title: string;
  opening: readonly Block[];
  sections: readonly Section[];
}

const FALLBACK = 'en';
const files = import.meta.glob<Book>('../../books/*.*.json', { import: 'default' });
const nameOf = (game: string, tongue: string): string => `../../books/${game}.${tongue}.json`;

/** The ids that can be cited, by game. */
const index = import.meta.glob<Record<string, string[]>>('../../books/index.json', { eager: true, import: 'default' });
const rules = new Map(
  Object.entries(Object.values(index)[0] ?? {}).map(([game, ids]) => [game, new Set(ids)] as const),
);

/** The chapters by game, as links name them, in each language. */
const chapters = import.meta.glob<Record<string, Record<string, string>>>('../../books/chapters/*.json', {
  import: 'default',
});

/** The rules of a game that can be looked up here. */
export function rulesOf(game: string): ReadonlySet<string> {
  return rules.get(game) ?? new Set();
}

/** The games whose rule books were built in. */
export function gamesWithBook(): string[] {
  return [...rules.keys()];
}

/** Whether there is a rule book of a game. */
export function hasBook(game: string): boolean {
  return rules.has(game) || broughtBook(game) !== undefined;
}

/** The rule book in the language in use; follows it when a component reads it. */
export async function loadBook(game: string): Promise<Book> {
  const source = broughtBook(game);
  if (source) return (await source(game, language())) as Book;
  const read = files[nameOf(game, language())] ?? files[nameOf(game, FALLBACK)];
  if (!read) throw new Error(`there is no rule book of ${game}`);
  return read();
}

/** What links call the chapters of a game, in the language in use; follows it when a component reads it. */
export async function loadChapters(game: string): Promise<Readonly<Record<string, string>>> {
  const read = chapters[`../../books/chapters/${language()}.json`];
  return (await read?.())?.[game] ?? {};
}

/** The chapter in which a rule stands. */
export const chapterOf = (rule: string): string => rule.replace(/\..*/, '');

/** A chapter, or the part of one that is a single rule. */
export function findRule({ sections }: Book, id: string): Section | undefined {
  for (const section of sections) {
    if (section.id === id) return section;
    const passage = section.passages.find(({ rule }) => rule === id);
    if (passage) return { ...section, passages: [passage] };
  }
  return undefined;
}

/** The rule before and the rule after, in the order of the book. */
export function besides({ sections }: Book, id: string): [string | undefined, string | undefined] {
  const all = sections.flatMap(({ passages }) => passages.flatMap(({ rule }) => rule || []));
  const at = all.indexOf(id);
  return at < 0 ? [undefined, undefined] : [all[at - 1], all[at + 1]];
}

/** What the drawings call an icon of a book: `/symbols/most` belongs to no game. */
export const refOf = (game: string, icon: string): string => (icon.startsWith('/') ? icon.slice(1) : `${game}/${icon}`);

export const addressOf = (game: string, rule: string): string => `/rules/${game}#${rule}`;
