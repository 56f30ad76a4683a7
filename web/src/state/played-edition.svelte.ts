/** The edition and the options of the table that is on the screen, for everything that opens beside it. */

interface Played {
  game: string;
  edition_hash: string;
  options: Readonly<Record<string, unknown>>;
}

let played = $state.raw<Played | null>(null);

/** The game of that table. */
export function playedGame(): string | undefined {
  return played?.game;
}

/** None where no table of that game is on the screen. */
export function getPlayedEdition(game: string): string | undefined {
  return played?.game === game ? played.edition_hash : undefined;
}

/** None where no table of that game is on the screen. */
export function getPlayedOptions(game: string): Readonly<Record<string, unknown>> {
  return played?.game === game ? played.options : {};
}

/** While a component that calls this is on the screen. */
export function setPlayedEdition(what: () => Played | undefined): void {
  $effect(() => {
    played = what() ?? null;
    return () => (played = null);
  });
}
