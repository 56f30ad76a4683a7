/** A finished game played on from one of its moments, as often as somebody likes: against bots, on the same side. */

import { local } from '../transport/local';
import { isLocal } from '../local/messages';
import { givenName, myName } from '../state/names';
import { api } from '../transport/api';
import type { Move } from '../wire/view';
import type { Place } from '../wire/wire';

/** `step` counts decisions as a replay does: what chance did before the first one is none. */
export async function playOn({ table }: Place, seat: number, step: number, invite: string | null): Promise<Place> {
  const { id, game, players, options, level } = table;
  const moves = ((await api.record(id, invite)) as { moves: Move[] }).moves;
  const at = moves.findIndex((move) => move.seat !== null) + step;
  if (!isLocal(id)) return api.branch(id, { at, seat, name: myName(), level, invite });
  const seats = Array.from({ length: players }, (_, of) => (of === seat ? { name: givenName() } : { level }));
  return local.create({ game, players, options, seats, deal: moves.slice(0, at), branch: { table: id, at } });
}
