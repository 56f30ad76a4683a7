export type Access = 'public' | 'link' | 'closed';
export type Status = 'open' | 'running' | 'over';

export interface SeatInfo {
  kind: 'open' | 'person' | 'bot';
  name: string | null;
  level: string | null;
  here: boolean;
  stand_in: boolean;
  host: boolean;
}

export interface Table {
  id: string;
  game: string;
  players: number;
  edition: string;
  edition_hash: string;
  options: Record<string, unknown>;
  status: Status;
  access: Access;
  level: string;
  seconds: number | null;
  chat: boolean;
  seats: SeatInfo[];
  created: number;
  next: string | null;
  result: Record<string, unknown> | null;
}

export interface You {
  seat: number | null;
  host: boolean;
  invite: string | null;
}

export interface Place {
  table: Table;
  you: You;
}

export interface GameInfo {
  id: string;
  fewest: number;
  most: number;
  options: Record<string, unknown>;
  editions: { id: string; hash: string }[];
  levels: string[];
}

export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  edition?: string | null;
  access?: Access;
  level?: string;
  seats?: string[] | null;
  seconds?: number | null;
  chat?: boolean;
  name?: string | null;
  start?: boolean;
}

export interface RefusalBody {
  rule: string | null;
  reason: string;
  message: string;
  arguments: Record<string, unknown>;
}

export interface ChatLine {
  name: string;
  seat: number | null;
  text: string;
  at: number;
}
