/** The games there are, for the pages that list them. Each game's own room is loaded when it is needed. */

export const GAMES = ['amul', 'amulett'] as const;
export type GameId = (typeof GAMES)[number];

export function isGame(id: string | undefined): id is GameId {
  return GAMES.some((game) => game === id);
}

/** A comfortable number of players for a quick game. */
export const QUICK_PLAYERS: Record<GameId, number> = { amul: 4, amulett: 4 };
