/** Made by tools/wire_types.py from serai/server/wire.py: change that file and run the tool again. */

/** The decision is stored and cannot be lost. `again`: it had been taken before. */
export interface Ack {
  type: 'ack';
  id: string;
  again: boolean;
}

/** A decision at a version: the move, or its place among the legal moves that were offered there (`choice`, from 0).

    `id` is new for each decision, and the same when it is sent again. */
export interface Act {
  type: 'act';
  id: string;
  version: number;
  move?: Record<string, unknown> | null;
  choice?: number | null;
}

/** What would be a good move at this version? A refusal names the `id`. */
export interface AskHint {
  type: 'hint';
  id: string;
  version: number;
}

/** A line of the chat. */
export interface Chat {
  type: 'chat';
  name: string;
  seat: number;
  text: string;
  at: number;
}

/** The last message before the server closes the socket. */
export interface Closing {
  type: 'closing';
  reason: string;
  message: string;
}

/** An edition that tables can be made with. */
export interface EditionName {
  id: string;
  hash: string;
}

/** What a row of the asker's score sheet will show at the end, on average over many games. */
export interface Expected {
  row: string;
  mean: number;
  other: number;
  error: number;
}

/** What a game says of itself, and what there is to choose when a table is made. */
export interface GameInfo {
  id: string;
  title: string;
  fewest: number;
  most: number;
  usual: number;
  options: Record<string, unknown>;
  form: OptionField[];
  capabilities: string[];
  editions: EditionName[];
  levels: string[];
  start_player: boolean;
}

/** A one-time code, made by the device that has the seat, used by the one that gets it. */
export interface Handover {
  code: string;
}

/** The first message. `from` is the last revision the client has. */
export interface Hello {
  type: 'hello';
  from?: string | null;
  invite?: string | null;
  watch?: boolean;
}

/** A good move at a version, for the asker alone, and the next best one; rows say why, where there are any. */
export interface Hint {
  type: 'hint';
  version: number;
  move: Record<string, unknown>;
  other: Record<string, unknown> | null;
  rows: Expected[];
}

/** Someone wants to sit down. */
export interface Join {
  name: string;
  seat?: number | null;
  invite?: string | null;
}

/** The asker's own tables, latest first. */
export interface Me {
  tables: Place[];
}

/** A table to be made. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  start_player?: number | null;
  edition?: string | null;
  access?: 'closed' | 'link' | 'public';
  level?: string;
  seats?: string[] | null;
  seconds?: number | null;
  chat?: boolean;
  hints?: boolean;
  name?: string | null;
  start?: boolean;
}

/** One option of a game, as a form needs it. */
export interface OptionField {
  id: string;
  kind: 'choice' | 'flag' | 'whole';
  default: number | boolean | string;
  least: number | null;
  most: number | null;
  words: string[];
  label: string;
  help: string;
}

/** A table and the asker's place at it. */
export interface Place {
  table: Table;
  you: You;
}

/** Whether others than this machine can open tables here, and the addresses that links for them begin with. */
export interface Reach {
  shared: boolean;
  addresses: string[];
}

/** What was refused, by which rule, and what to do instead. */
export interface Refusal {
  rule: string | null;
  reason: string;
  message: string;
  arguments: Record<string, unknown>;
  move?: number | null;
}

/** The decision, question or line was refused; nothing has changed. */
export interface Refused {
  type: 'refused';
  id: string | null;
  rule: string | null;
  reason: string;
  message: string;
  arguments: Record<string, unknown>;
}

/** A finished game, step by step, from one knowledge. */
export interface Replay {
  seat: number | 'open' | 'watch';
  view: Record<string, unknown>;
  steps: ReplayStep[];
}

/** One move of a finished game and what it changed in the view. */
export interface ReplayStep {
  move: Record<string, unknown>;
  patch: unknown[];
}

/** A line for the chat. */
export interface Say {
  type: 'chat';
  text: string;
}

/** One seat of a table, as everybody may know it. */
export interface Seat {
  kind: 'bot' | 'open' | 'person';
  name: string | null;
  level: string | null;
  here: boolean;
  stand_in: boolean;
  host: boolean;
}

/** The host puts a bot on an open seat, or opens it again. */
export interface SeatChange {
  level: string | null;
}

/** What a client may want to know about the server itself. */
export interface Server {
  version: string;
  reach: Reach;
  hosts: boolean;
  compiled: boolean;
}

/** A table, as everybody who may see it at all may know it. */
export interface Table {
  id: string;
  game: string;
  players: number;
  edition: string;
  edition_hash: string;
  options: Record<string, unknown>;
  status: 'open' | 'over' | 'running';
  access: 'closed' | 'link' | 'public';
  level: string;
  seconds: number | null;
  chat: boolean;
  seats: Seat[];
  created: number;
  next: string | null;
  result: Record<string, unknown> | null;
  start_player?: number | null;
  hints?: boolean;
}

/** Seats, presence or state of the table have changed. */
export interface TableChanged {
  type: 'table';
  table: Table;
}

/** What changed in this viewer's view (serai.views.diff), and the seconds left to those awaited. */
export interface Update {
  type: 'update';
  revision: string;
  patch: unknown[];
  left: number | null;
}

/** The answer to hello: a whole view, or the updates since the revision the client has. */
export interface Welcome {
  type: 'welcome';
  you: You;
  table: Table;
  revision: string;
  view: Record<string, unknown> | null;
  updates: Update[] | null;
  chat: Chat[];
  left: number | null;
}

/** What only the asking browser is told. */
export interface You {
  seat: number | null;
  host: boolean;
  invite: string | null;
}

export type ClientMessage = Hello | Act | Say | AskHint;

export type ServerMessage = Welcome | Update | Ack | Refused | Hint | TableChanged | Chat | Closing;
