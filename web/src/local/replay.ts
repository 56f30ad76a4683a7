/** A finished game of this device, step by step, from one knowledge: the same as the server's replay. */

import type { Move, View } from '../wire/view';
import type { Replay } from '../wire/wire';
import type { Engine } from './engine/engine';
import { LocalGame, type Head } from './engine/game';

/** `knowledge`: a seat's number, `watch` or `open`. */
export async function replayOf(engine: Engine, head: Head, moves: readonly Move[], knowledge: string): Promise<Replay> {
  const game = await LocalGame.empty(engine, head);
  const seat = knowledge === 'watch' || knowledge === 'open' ? null : Number(knowledge);
  const view = (): View => (knowledge === 'open' ? game.openView() : game.view(seat));
  const rest = [...moves];
  // What comes before the first decision is the beginning, not a step.
  while (game.isChanceDue && rest.length) game.follow(rest.shift() as Move);
  const first = view();
  const steps = rest.map((move) => {
    game.follow(move);
    // Whose turn it was is public; what was chosen may not have been.
    const shown = knowledge === 'open' || move.seat === seat ? move : { seat: move.seat, do: move.do };
    return { move: shown, patch: [['set', [], view()]] };
  });
  return { seat: seat ?? (knowledge as 'watch' | 'open'), view: first as unknown as Record<string, unknown>, steps };
}
