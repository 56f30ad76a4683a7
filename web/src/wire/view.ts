/** What every game's view has in common. A view is all that the client knows of a game. */

export type Seat = number;

export interface Move {
  seat: Seat;
  do: string;
  [argument: string]: unknown;
}

export interface GameEvent {
  event: string;
  [fact: string]: unknown;
}

export interface View {
  game: string;
  edition: string;
  edition_hash: string;
  players: number;
  options: Record<string, unknown>;
  /** null: a spectator */
  seat: Seat | null;
  version: number;
  round: number;
  awaited: Seat[];
  history: GameEvent[];
  legal: Move[];
  result?: { winners: Seat[] };
}
