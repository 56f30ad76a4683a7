/** Made by tools/wire_types.py from serai/server/wire: change those files and run the tool again. */

export const EMOTES = ['hello', 'luck', 'nice', 'thanks', 'wow', 'oops', 'moment', 'bye'] as const;

/** The decision is stored and cannot be lost. `again`: it had been accepted before. */
export interface Ack {
  type: 'ack';
  id: string;
  again: boolean;
}

/** A decision at a version: the move, or its place among the legal moves that were offered there (`choice`, from 0);
    or taking the last move back (`withdraw`), if the last update said `may_withdraw`.

    `id` is new for each decision, and the same when it is sent again. */
export interface Act {
  type: 'act';
  id: string;
  version: number;
  move?: Record<string, unknown> | null;
  choice?: number | null;
  withdraw?: boolean;
}

/** A move that could have been made, valued in the same worlds as the one that was made. */
export interface Alternative {
  move: Record<string, unknown>;
  win: number;
  error: number;
  gain: number;
  gain_error: number;
  rows: ReviewRow[];
  why?: Why | null;
}

/** A request for a hint at this version. A refusal names the `id`. */
export interface AskHint {
  type: 'hint';
  id: string;
  version: number;
}

/** Play on from a moment of a finished game, against bots. */
export interface Branch {
  at: number;
  seat: number;
  name: string;
  level?: string;
  invite?: string | null;
}

/** A moment of a finished game. */
export interface BranchedFrom {
  table: string;
  at: number;
}

/** A line of the chat. Spectators chat among themselves: players see it when the game does not run. */
export interface Chat {
  type: 'chat';
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** The last message before the server closes the socket. */
export interface Closing {
  type: 'closing';
  reason: string;
  message: string;
  arguments?: Record<string, unknown>;
}

/** A report to the companion of a printed game; the numbers are those of the game's `companion/record.py`. */
export interface CompanionAct {
  game: string;
  known: number[];
  act: number;
}

/** The known facts now, and everything that follows from them. */
export interface CompanionAnswer {
  known: number[];
  reckoned: number[];
}

/** The people of the requester's last tables, the latest first. */
export interface Company {
  people: Met[];
}

/** Somebody's result of the daily deal. */
export interface DailyResult {
  name: string | null;
  place: number;
  points: number;
  table: string;
  mine: boolean;
}

/** How the requester's game of a daily deal compares with the others sent to this server. */
export interface DailyStanding {
  mine: DailyResult;
  count: number;
  rank: number;
  better_than: number | null;
  best: DailyResult[];
}

/** The set-up of a game's daily deal, for one person in the first seat, and bots. */
export interface DailyTerms {
  players: number;
  level: string;
  options: Record<string, unknown>;
}

/** How the chance of a table is bound before the game: docs/deals.md. */
export interface Deal {
  commitment: string;
  seals?: (string | null)[] | null;
  salts?: (string | null)[] | null;
  awaited?: number[];
}

/** A choice between several moves. */
export interface Decision {
  at: number;
  round: number;
  move: Record<string, unknown>;
  win: number;
  cost: number;
  error: number;
  places: number;
  places_error: number;
  verdict: 'best' | 'cost' | 'equal';
}

/** A browser of the requester. */
export interface Device {
  id: string;
  label: string;
  since: number;
  seen: number;
  here: boolean;
}

/** The findings about an edition file. */
export interface EditionCheck {
  sound: boolean;
  faults?: string[];
  id?: string;
  hash?: string;
  changes?: string[];
  notes?: string[];
}

/** An edition that tables can be made with. */
export interface EditionName {
  id: string;
  hash: string;
}

/** A shared score pad. */
export interface Evening {
  id: string;
  code: string;
  game: string;
  open: boolean;
  seats: EveningSeat[];
}

/** One player's column of such a pad. */
export interface EveningEntry {
  code: string;
  name?: string;
  totals?: Record<string, number>;
  ready?: boolean;
}

/** A column, as far as the requester may see it. */
export interface EveningSeat {
  name: string;
  taken: boolean;
  mine: boolean;
  ready: boolean;
  totals: Record<string, number> | null;
}

/** A row of the requester's score sheet at the end, on average over many games. */
export interface Expected {
  row: string;
  mean: number;
  other: number;
  error: number;
}

/** Everything the server knows about the requester. */
export interface Export {
  made: number;
  identity: Identity;
  notifications: ExportedNotifications;
  tables: ExportedTable[];
  evenings: Evening[];
  tournaments?: Tournament[];
  ratings?: Ratings[];
}

/** Where the requester's notifications go, with full addresses, and when not. */
export interface ExportedNotifications {
  addresses: string[];
  quiet: QuietHours | null;
}

/** One of the requester's tables, with their chat lines there. */
export interface ExportedTable {
  table: Table;
  you: You;
  said: string[];
  record: Record<string, unknown> | null;
}

/** A game's description, and the choices for a new table. */
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
  daily?: DailyTerms | null;
}

/** A decision made beforehand: one of the forms that are offered, filled in. */
export interface GiveOrder {
  kind: string;
  values: Record<string, number | string | string[]>;
}

/** Somebody with whom the requester has played, given by a table and a seat there. */
export interface Guest {
  table: string;
  seat: number;
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
  name?: string | null;
}

/** A good move at a version, for the requester alone, and the next best one, if there was anything to compare. */
export interface Hint {
  type: 'hint';
  version: number;
  move: Record<string, unknown>;
  other: Record<string, unknown> | null;
  win: number;
  other_win: number;
  why: Why | null;
  rows: Expected[];
  worlds: number;
}

/** An address to which notifications are posted as JSON. */
export interface HookChannel {
  address: string;
  language?: string;
}

/** The requester's identity. */
export interface Identity {
  profile: Profile;
  phrase_since: number | null;
  devices: Device[];
  passkeys?: Passkey[] | null;
}

/** Someone wants to sit down. */
export interface Join {
  name: string;
  seat?: number | null;
  invite?: string | null;
}

/** Someone wants to take part. */
export interface JoinTournament {
  name: string;
  invite?: string | null;
  rated?: boolean;
}

/** The requester's tables: finished ones last, the latest first. */
export interface Me {
  tables: MyTable[];
}

/** Somebody with whom the requester has played, by their name there. */
export interface Met {
  table: string;
  seat: number;
  name: string;
  game: string;
  at: number;
  colour: number;
  emblem: number;
}

/** A decision that mattered, with what else could have been done, the best first. */
export interface Moment {
  decision: Decision;
  error: number;
  others: Alternative[];
  stake?: Why | null;
}

/** One of the requester's tables, and the state of its game. */
export interface MyTable {
  table: Table;
  you: You;
  round: number | null;
  awaited: number[];
  left: number | null;
  changed: number;
  said?: number[];
}

/** A request for a shared score pad. */
export interface NewEvening {
  game: string;
  seats: number;
}

/** A request for a recovery phrase, in a language, from a device with a name. */
export interface NewPhrase {
  language?: string;
  device?: string;
}

/** A request for a table. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  edition?: string | null;
  level?: string;
  seconds?: number | null;
  budget?: number | null;
  increment?: number;
  holidays?: number;
  chat?: boolean;
  start_player?: number | null;
  edition_file?: string | null;
  access?: 'closed' | 'link' | 'public';
  seats?: string[] | null;
  hints?: boolean;
  emotes_only?: boolean;
  name?: string | null;
  guests?: Guest[];
  start?: boolean;
}

/** A request for a tournament, by a form or as a file. */
export interface NewTournament {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  edition?: string | null;
  level?: string;
  seconds?: number | null;
  budget?: number | null;
  increment?: number;
  holidays?: number;
  chat?: boolean;
  title: string;
  deals?: number;
  together?: number | null;
  rated?: boolean;
  name?: string | null;
  season?: string | null;
}

/** A place where the requester's notifications go. */
export interface NotificationChannel {
  id: string;
  kind: 'hook' | 'push';
  host: string;
}

/** The requester's notifications: where they go, and when. */
export interface Notifications {
  key: string;
  channels: NotificationChannel[];
  quiet: QuietHours | null;
  added?: string | null;
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
  house: boolean;
}

/** An order that waits for its time. */
export interface Order {
  id: string;
  kind: string;
  values: Record<string, unknown>;
  told: string;
}

/** Something that an order may name. */
export interface OrderChoice {
  value: string;
  label: string;
}

/** One line of a form: a whole number, one of the choices, or several of them in the order in which they count. */
export interface OrderField {
  id: string;
  kind: 'choice' | 'list' | 'whole';
  label: string;
  least: number;
  most: number;
  choices: OrderChoice[];
}

/** One kind of order, as the requester can give it now. */
export interface OrderForm {
  kind: string;
  label: string;
  help: string;
  fields: OrderField[];
}

/** The requester's orders at a table, and the forms for more. Nobody else sees them. */
export interface Orders {
  forms: OrderForm[];
  given: Order[];
}

/** What something has added to the result. */
export interface Part {
  part: 'deal' | 'others' | 'own' | 'sealed' | 'seat';
  share: number;
  error: number;
}

/** A key with which the requester signs in. */
export interface Passkey {
  id: string;
  label: string;
  since: number;
}

/** A passkey's answer to a challenge of the server. */
export interface PasskeyAnswer {
  ticket: string;
  credential: Record<string, unknown>;
  device?: string;
  bring_along?: boolean;
}

/** A challenge for a browser's passkeys. */
export interface PasskeyQuestion {
  ticket: string;
  options: Record<string, unknown>;
}

/** A recovery phrase, which is shown only this time. */
export interface Phrase {
  words: string[];
  identity: Identity;
}

/** A table and the requester's place at it. */
export interface Place {
  table: Table;
  you: You;
}

/** A rating on openskill's scale, where everybody starts at 25. */
export interface PlayerRating {
  name: string | null;
  level: string | null;
  strength: number;
  uncertainty: number;
  contests: number;
  mine: boolean;
}

/** An edition that somebody brings along, for the engine of a browser; nothing is stored. */
export interface PreparedEdition {
  id: string;
  hash: string;
  edition: Record<string, unknown>;
  engine: Record<string, unknown>;
}

/** How a player likes to appear; null is no preference. */
export interface Profile {
  name?: string | null;
  colour?: number | null;
  emblem?: number | null;
}

/** A browser's subscription to Web Push. */
export interface PushChannel {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}

/** When a player wants no notifications: minutes after midnight in a time zone. */
export interface QuietHours {
  since: number;
  until: number;
  zone: string;
}

/** Everybody who has played rated tournaments of a game at a player count; the strongest first. */
export interface Ratings {
  game: string;
  players: number;
  ratings: PlayerRating[];
}

/** Whether other machines can open tables here, and the addresses that links for them begin with. */
export interface Reach {
  shared: boolean;
  addresses: string[];
}

/** A device that wants to join the player who has a recovery phrase. */
export interface Recovery {
  phrase: string;
  device?: string;
  bring_along?: boolean;
}

/** A refusal: the rule that was broken, and a reason that says what to do instead. */
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

/** The person the host removes: a seat or a spectator. */
export interface Removal {
  seat?: number | null;
  spectator?: string | null;
}

/** A finished game, step by step, from one viewpoint. */
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

/** A line of the chat to be reported to the server's operator. */
export interface Report {
  at: number;
}

/** A review, and all that it takes to make it again. */
export interface Review {
  format: string;
  game: string;
  edition: string;
  edition_hash: string;
  players: number;
  set_up: number;
  open: boolean;
  bot: string;
  seed: string;
  worlds: number;
  seats: SeatReview[];
}

/** What a row of the seat's score sheet shows at the end, on average. */
export interface ReviewRow {
  row: string;
  mean: number;
  other: number;
  error: number;
  reached?: number | null;
  other_reached?: number | null;
  reached_error?: number | null;
}

/** A review, or how far it is: it is made in the background. */
export interface ReviewState {
  done: number;
  total: number;
  review: Review | null;
}

/** All seats' chances at the beginning of a round; the last one is the result. */
export interface RoundChances {
  at: number;
  round: number;
  wins: number[];
  errors: number[];
}

/** A line for the chat. A line between colons is an emote, `:thanks:`, and has to be a known one. */
export interface Say {
  type: 'chat';
  text: string;
}

/** Several tournaments added up, as everybody who knows one of them may know it. */
export interface Season {
  id: string;
  title: string;
  finished: number;
  tournaments: SeasonTournament[];
  standings: SeasonStanding[];
}

/** Somebody's score after all finished deals of a season. */
export interface SeasonStanding {
  name: string | null;
  rank: number | null;
  tournaments: number;
  deals: number;
  share: number;
  low: number;
  high: number;
  mine: boolean;
}

/** A tournament of a season. */
export interface SeasonTournament {
  id: string;
  title: string;
  game: string;
  status: 'open' | 'over' | 'running';
  created: number;
  deals: number;
  finished: number;
}

/** One seat of a table, as everybody may know it. */
export interface Seat {
  kind: 'bot' | 'open' | 'person';
  name: string | null;
  level: string | null;
  here: boolean;
  stand_in: boolean;
  host: boolean;
  votes?: number[];
  program?: boolean;
  missed?: number;
  away_until?: number | null;
  holiday_left?: number;
  colour?: number | null;
  emblem?: number | null;
}

/** The host puts a bot in an open seat, or opens it again. */
export interface SeatChange {
  level: string | null;
}

/** The game for one seat. An equal share of the win and the parts add up to the result. */
export interface SeatReview {
  seat: number;
  result: number;
  decisions: Decision[];
  moments: Moment[];
  turn: number | null;
  ribbon: RoundChances[];
  parts: Part[];
}

/** What a client may want to know about the server itself. */
export interface Server {
  version: string;
  reach: Reach;
  hosts: boolean;
  compiled: boolean;
}

/** A spectator. */
export interface Spectator {
  id: string;
  name: string;
}

/** The spectators; a browser without a cookie does not count. */
export interface Spectators {
  type: 'spectators';
  count: number;
  people: Spectator[];
}

/** A table, as everybody who may see it knows it. */
export interface Table {
  game: string;
  players: number;
  edition: string;
  options: Record<string, unknown>;
  level: string;
  seconds: number | null;
  chat: boolean;
  budget?: number | null;
  increment?: number;
  holidays?: number;
  id: string;
  edition_hash: string;
  status: 'open' | 'over' | 'running';
  access: 'closed' | 'link' | 'public';
  seats: Seat[];
  created: number;
  next: string | null;
  result: Record<string, unknown> | null;
  start_player?: number | null;
  hints?: boolean;
  branch?: BranchedFrom | null;
  deal?: Deal | null;
  paused?: number | null;
  pause_votes?: number[];
  emotes_only?: boolean;
  tournament?: string | null;
}

/** Seats, presence, state or clocks of the table have changed. */
export interface TableChanged {
  type: 'table';
  table: Table;
  left?: number | null;
}

/** A tournament, as everybody who knows its address may know it. */
export interface Tournament {
  game: string;
  players: number;
  edition: string;
  options: Record<string, unknown>;
  level: string;
  seconds: number | null;
  chat: boolean;
  budget?: number | null;
  increment?: number;
  holidays?: number;
  id: string;
  title: string;
  deals: number;
  together: number;
  rated: boolean;
  status: 'open' | 'over' | 'running';
  created: number;
  entrants: TournamentEntrant[];
  rounds: TournamentTable[][];
  standings: TournamentStanding[];
  you: TournamentYou;
  season?: TournamentSeason | null;
}

/** Somebody who takes part. */
export interface TournamentEntrant {
  name: string | null;
  gone: boolean;
}

/** The season that a tournament belongs to. */
export interface TournamentSeason {
  id: string;
  title: string;
}

/** A seat of a table of a deal. */
export interface TournamentSeat {
  entrant: number | null;
  points?: number | null;
  share?: number | null;
  own?: boolean;
}

/** Somebody's score after the deals that are finished at all tables. */
export interface TournamentStanding {
  entrant: number;
  rank: number;
  share: number;
  low: number;
  high: number;
}

/** A table of a deal. */
export interface TournamentTable {
  table: string | null;
  over: boolean;
  seats: TournamentSeat[];
}

/** Facts for the requesting browser alone. */
export interface TournamentYou {
  host: boolean;
  entrant: number | null;
  invite: string | null;
  table: string | null;
}

/** A typed command at this version, in the terminal's grammar. A refusal names the `id`. */
export interface Typed {
  type: 'typed';
  id: string;
  version: number;
  text: string;
  language?: string;
}

/** The meaning of a typed command: a move, not played yet and perhaps illegal; or an answer, line by line. */
export interface Understood {
  type: 'understood';
  id: string;
  version: number;
  move: Record<string, unknown> | null;
  lines: string[];
}

/** Nobody knows yet whether the decision is stored. Send it again with the same id to find out. */
export interface Unknown {
  type: 'unknown';
  id: string;
  reason: string;
  message: string;
}

/** The changes in this viewer's view (serai.views.diff), and the seconds left to the awaited seats. */
export interface Update {
  type: 'update';
  revision: string;
  patch: unknown[];
  left: number | null;
  may_withdraw?: boolean;
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
  may_withdraw?: boolean;
}

/** A reason in words: a message of the catalogues, and its arguments as events have them. */
export interface Why {
  reason: string;
  arguments: Record<string, unknown>;
  share: number;
}

/** Facts for the requesting browser alone. */
export interface You {
  seat: number | null;
  host: boolean;
  invite: string | null;
  muted?: boolean;
}

export type ClientMessage = Hello | Act | Say | AskHint | Typed;

export type ServerMessage = Welcome | Update | Ack | Refused | Unknown | Hint | Understood | TableChanged | Chat | Spectators | Closing;
