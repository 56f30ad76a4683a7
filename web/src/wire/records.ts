/** Files of records, as far as a browser must look into them: which games are there to choose from. */

export interface KeptGame {
  game: string;
  players: number;
  names: (string | null)[];
  /** The record itself, as it was written. */
  record: Blob;
}

/** One game, or one in each line; of anything else none, and the server says what is wrong with it. */
export async function gamesIn(file: Blob): Promise<KeptGame[]> {
  const text = await file.text();
  try {
    return [read(text)];
  } catch {
    // Not one record: perhaps several.
  }
  try {
    return text
      .split('\n')
      .filter((line) => line.trim())
      .map(read);
  } catch {
    return [];
  }
}

function read(text: string): KeptGame {
  const { game, players, names } = JSON.parse(text) as { game: unknown; players: unknown; names?: unknown };
  return {
    game: String(game),
    players: Number(players),
    names: Array.isArray(names) ? names.map((name) => (typeof name === 'string' ? name : null)) : [],
    record: new Blob([text]),
  };
}
