/** The edition of the table that is on the screen, for whatever opens beside it. */

let played = $state.raw<{ game: string; hash: string } | null>(null);

/** The game of that table. */
export function playedGame(): string | undefined {
  return played?.game;
}

/** None where no table of that game is on the screen. */
export function getPlayedEdition(game: string): string | undefined {
  return played?.game === game ? played.hash : undefined;
}

/** While a component that calls this is on the screen. */
export function setPlayedEdition(what: () => { game: string; edition_hash: string } | undefined): void {
  $effect(() => {
    const view = what();
    played = view ? { game: view.game, hash: view.edition_hash } : null;
    return () => (played = null);
  });
}
