/** The lobby, records and data: everything that is asked for once instead of being followed. */

import { local } from '../local/local';
import { isLocal } from '../local/messages';
import { Refusal, unreachable } from './refusal';
import type { GameInfo, Handover, Me, NewTable, Place, Refusal as RefusalBody, Replay, Server, Table } from './wire';

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
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
  const answer = await fetch(`/api${path}`).catch(() => null);
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

function asking(values: Record<string, string | null>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null);
  return given.length ? `?${new URLSearchParams(given)}` : '';
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  server: () => keep<Server>('/server'),
  games: () => keep<GameInfo[]>('/games'),
  edition: <T>(game: string, hash: string) => keep<T>(`/editions/${game}/${hash}`),
  words: (language: string) => readText(`/words/${language}.ftl`),
  mine: () => ask<Me>('GET', '/me'),
  openTables: () => ask<Table[]>('GET', '/tables'),
  create: (wanted: NewTable) => ask<Place>('POST', '/tables', wanted),
  place: (id: string, invite: string | null) =>
    isLocal(id) ? local.place(id) : ask<Place>('GET', table(id) + asking({ invite })),
  join: (id: string, name: string, seat: number | null, invite: string | null) =>
    ask<Place>('POST', `${table(id)}/join`, { name, seat, invite }),
  leave: (id: string) => ask<Place>('POST', `${table(id)}/leave`),
  seatBot: (id: string, seat: number, level: string | null) =>
    ask<Place>('PUT', `${table(id)}/seats/${seat}`, { level }),
  start: (id: string) => ask<Place>('POST', `${table(id)}/start`),
  standIn: (id: string, seat: number) => ask<Place>('POST', `${table(id)}/seats/${seat}/stand-in`),
  rematch: (id: string) => (isLocal(id) ? local.rematch(id) : ask<Place>('POST', `${table(id)}/rematch`)),
  duplicate: (id: string) => (isLocal(id) ? local.duplicate(id) : ask<Place>('POST', `${table(id)}/duplicate`)),
  handover: (id: string) => ask<Handover>('POST', `${table(id)}/handover`),
  takeOver: (code: string) => ask<Place>('POST', '/handover', { code }),
  /** As it was written: the server reads every record in the same way. */
  upload: (record: Blob) => ask<Place>('POST', '/records', record),
  replay: (id: string, seat: string, invite: string | null) =>
    isLocal(id) ? local.replay(id, seat) : ask<Replay>('GET', `${table(id)}/replay${asking({ seat, invite })}`),
  scoreOf: <T>(id: string, invite: string | null) =>
    isLocal(id) ? (local.score(id) as Promise<T>) : ask<T>('GET', `${table(id)}/score${asking({ invite })}`),
  score: <T>(situation: unknown) => ask<T>('POST', '/score', situation),
};
