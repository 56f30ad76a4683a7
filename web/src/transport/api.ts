/** The lobby, records and data: everything that is asked for once instead of being followed. */

import { local } from './local';
import { isLocal } from '../local/messages';
import { Refusal, unreachable } from '../wire/refusal';
import type {
  Branch,
  CompanionAct,
  CompanionAnswer,
  DailyStanding,
  EditionCheck,
  Evening,
  EveningEntry,
  GameInfo,
  Handover,
  HookChannel,
  Me,
  NewEvening,
  NewTable,
  Notifications,
  Place,
  PushChannel,
  QuietHours,
  Refusal as RefusalBody,
  Replay,
  ReviewState,
  Server,
  Table,
} from '../wire/wire';
import { fromHome } from '../base/home';
import { busy } from '../base/settled';

/** An invitation travels in a header: addresses are written into logs. */
export function ask<T>(method: string, path: string, body?: unknown, invite: string | null = null): Promise<T> {
  return busy(answerTo<T>(method, path, body, invite));
}

async function answerTo<T>(method: string, path: string, body: unknown, invite: string | null): Promise<T> {
  const answer = await fetch(fromHome(`/api${path}`), {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(invite === null ? {} : { 'x-serai-invite': invite }),
    },
    body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
  }).catch(() => {
    throw unreachable();
  });
  const content: unknown = await answer.json().catch(() => null);
  if (answer.ok) return content as T;
  throw content ? new Refusal(content as RefusalBody, answer.status) : unreachable();
}

/** A text as it is; where it does not come, an empty one. */
async function readText(path: string): Promise<string> {
  const answer = await busy(fetch(fromHome(`/api${path}`)).catch(() => null));
  return answer?.ok ? answer.text() : '';
}

const kept = new Map<string, Promise<unknown>>();

/** Asks once; a failure is forgotten, so that the next try asks again. */
function keep<T>(path: string): Promise<T> {
  const known = kept.get(path);
  if (known) return known as Promise<T>;
  const asked = ask<T>('GET', path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

export const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

const evening = (id: string): string => `/evenings/${encodeURIComponent(id)}`;

export const api = {
  server: () => keep<Server>('/server'),
  games: () => keep<GameInfo[]>('/games'),
  edition: <T>(game: string, hash: string) => keep<T>(`/editions/${game}/${hash}`),
  /** What `serai edition check` says of the text of a file. */
  checkEdition: (game: string, text: string) => ask<EditionCheck>('POST', `/editions/${game}`, { text }),
  words: (language: string) => readText(`/words/${language}.ftl`),
  /** The rule book of a game that was not built in. */
  book: (game: string, language: string) => keep<unknown>(`/books/${encodeURIComponent(game)}/${language}`),
  mine: () => ask<Me>('GET', '/me'),
  unlist: (id: string): Promise<void> => (isLocal(id) ? local.remove(id) : ask('DELETE', `/me${table(id)}`)),
  openTables: () => ask<Table[]>('GET', '/tables'),
  create: (wanted: NewTable) => ask<Place>('POST', '/tables', wanted),
  place: (id: string, invite: string | null) =>
    isLocal(id) ? local.place(id) : ask<Place>('GET', table(id), undefined, invite),
  join: (id: string, name: string, seat: number | null, invite: string | null) =>
    ask<Place>('POST', `${table(id)}/join`, { name, seat, invite }),
  addSeal: (id: string, seal: string) => ask<Place>('POST', `${table(id)}/seal`, { seal }),
  openSalt: (id: string, salt: string) => ask<Place>('POST', `${table(id)}/salt`, { salt }),
  leave: (id: string) => ask<Place>('POST', `${table(id)}/leave`),
  seatBot: (id: string, seat: number, level: string | null) =>
    ask<Place>('PUT', `${table(id)}/seats/${seat}`, { level }),
  shuffle: (id: string) => ask<Place>('POST', `${table(id)}/shuffle`),
  start: (id: string) => ask<Place>('POST', `${table(id)}/start`),
  notifications: () => ask<Notifications>('GET', '/me/notifications'),
  addPush: (channel: PushChannel) => ask<Notifications>('POST', '/me/notifications/push', channel),
  addHook: (channel: HookChannel) => ask<Notifications>('POST', '/me/notifications/hook', channel),
  dropChannel: (channel: string) => ask<void>('DELETE', `/me/notifications/${encodeURIComponent(channel)}`),
  testChannel: (channel: string) => ask<void>('POST', `/me/notifications/${encodeURIComponent(channel)}/test`),
  keepQuiet: (quiet: QuietHours | null) => ask<Notifications>('PUT', '/me/notifications', { quiet }),
  notifyAtTable: (id: string, wanted: boolean) => ask<Place>('PUT', `/me${table(id)}/notifications`, { wanted }),
  pause: (id: string, wanted: boolean) => ask<Place>('PUT', `${table(id)}/pause`, { wanted }),
  holiday: (id: string, away: boolean) => ask<Place>('PUT', `${table(id)}/holiday`, { away }),
  standIn: (id: string, seat: number) => ask<Place>('POST', `${table(id)}/seats/${seat}/stand-in`),
  rematch: (id: string) => (isLocal(id) ? local.rematch(id) : ask<Place>('POST', `${table(id)}/rematch`)),
  duplicate: (id: string) => (isLocal(id) ? local.duplicate(id) : ask<Place>('POST', `${table(id)}/duplicate`)),
  handover: (id: string) => ask<Handover>('POST', `${table(id)}/handover`),
  takeOver: (code: string) => ask<Place>('POST', '/handover', { code }),
  /** As it was written: the server reads every record in the same way. */
  upload: (record: Blob) => ask<Place>('POST', '/records', record),
  replay: (id: string, seat: string, invite: string | null) =>
    isLocal(id)
      ? local.replay(id, seat)
      : ask<Replay>('GET', `${table(id)}/replay?${new URLSearchParams({ seat })}`, undefined, invite),
  /** How far it is, or the review itself. */
  review: (id: string, seat: number, open: boolean, invite: string | null) =>
    isLocal(id)
      ? local.review(id, seat, open)
      : ask<ReviewState>(
          'GET',
          `${table(id)}/review?${new URLSearchParams({ seat: String(seat), open: String(open) })}`,
          undefined,
          invite,
        ),
  /** The review of a seat, as it knew the game, if it was made before. */
  madeReview: (id: string, seat: number) =>
    isLocal(id)
      ? local.madeReview(id, seat)
      : ask<ReviewState>('GET', `${table(id)}/review?${new URLSearchParams({ seat: String(seat), made: 'true' })}`),
  branch: (id: string, wanted: Branch) => ask<Place>('POST', `${table(id)}/branch`, wanted),
  record: (id: string, invite: string | null) =>
    isLocal(id) ? local.record(id) : ask<Record<string, unknown>>('GET', `${table(id)}/record`, undefined, invite),
  scoreOf: <T>(id: string, invite: string | null) =>
    isLocal(id) ? (local.score(id) as Promise<T>) : ask<T>('GET', `${table(id)}/score`, undefined, invite),
  openEvening: (wanted: NewEvening) => ask<Evening>('POST', '/evenings', wanted),
  evening: (id: string, code: string) => ask<Evening>('GET', `${evening(id)}?${new URLSearchParams({ code })}`),
  enterEvening: (id: string, seat: number, entry: EveningEntry) =>
    ask<Evening>('PUT', `${evening(id)}/seats/${seat}`, entry),
  /** Our own game of a daily deal, as a record; the first of a player counts. */
  sendDaily: (game: string, day: string, record: Blob) =>
    ask<DailyStanding>('POST', `/daily/${encodeURIComponent(game)}/${day}`, record),
  companion: (told: CompanionAct) => ask<CompanionAnswer>('POST', '/companion', told),
  score: <T>(situation: unknown) => ask<T>('POST', '/score', situation),
};
