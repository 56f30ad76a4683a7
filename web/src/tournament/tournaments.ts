/** Requests to the server about tournaments and ratings. */

import { ask } from '../transport/api';
import type { JoinTournament, NewTournament, Ratings, Season, Tournament } from '../wire/wire';

const path = (id: string): string => `/tournaments/${encodeURIComponent(id)}`;

export const tournaments = {
  mine: () => ask<Tournament[]>('GET', '/me/tournaments'),
  make: (wanted: NewTournament) => ask<Tournament>('POST', '/tournaments', wanted),
  /** As it was written: the server reads it. */
  fromFile: (file: Blob) => ask<Tournament>('POST', '/tournaments/file', file),
  one: (id: string) => ask<Tournament>('GET', path(id)),
  join: (id: string, wanted: JoinTournament) => ask<Tournament>('POST', `${path(id)}/join`, wanted),
  leave: (id: string) => ask<Tournament>('POST', `${path(id)}/leave`),
  remove: (id: string, entrant: number) => ask<null>('DELETE', `${path(id)}/entrants/${entrant}`),
  start: (id: string) => ask<Tournament>('POST', `${path(id)}/start`),
  season: (id: string) => ask<Season>('GET', `/seasons/${encodeURIComponent(id)}`),
  ratings: (game: string, players: number) => ask<Ratings>('GET', `/ratings/${encodeURIComponent(game)}/${players}`),
  stopRating: () => ask<null>('DELETE', '/me/ratings'),
};
