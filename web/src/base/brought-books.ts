/** The rule books of games that only the server knows; the others were built in (book/book.ts). */

type Source = (game: string, language: string) => Promise<unknown>;

const sources = new Map<string, Source>();

export function addBooks(games: readonly string[], source: Source): void {
  for (const game of games) sources.set(game, source);
}

/** Where the book of a game comes from. */
export function broughtBook(game: string): Source | undefined {
  return sources.get(game);
}
