/** The sentences with which a review begins. The terminal says the same (serai/reviews/coach.py). */

import { listed, say } from '../base/words.svelte';
import type { Wording } from '../state/game-table.svelte';
import type { Move, View } from '../wire/view';
import type { Alternative, Moment, SeatReview } from '../wire/wire';

type Words = Wording<View>;

/** How the game went, what cost most, and what was done best. */
export function sentences(found: SeatReview, words: Words, names: readonly string[]): string[] {
  return [course(found, names), ...decisions(found, words)];
}

/** What was chosen, and what was better and why, or why nothing was. */
export function verdict({ decision, others }: Moment, words: Words): string {
  const other = others[0] as Alternative;
  const better = decision.verdict === 'cost' ? other.move : decision.move;
  const why = words.reasons({ ...other, move: better });
  return say('ui-review-verdict', {
    verdict: decision.verdict,
    move: words.button(decision.move as unknown as Move),
    better: words.button(better as unknown as Move),
    why,
    why_count: why ? 1 : 0,
  });
}

/** A moment by its round and by what was at stake. */
export const title = (moment: Moment, words: Words): string =>
  say('ui-review-moment', { round: moment.decision.round, moment: words.moment(moment) });

function course({ ribbon, result, turn }: SeatReview, names: readonly string[]): string {
  const wins = ribbon.at(-1)?.wins ?? [];
  const winners = names.filter((_, seat) => (wins[seat] ?? 0) > 0);
  const end = result === 0 ? 'lost' : winners.length === 1 ? 'won' : 'shared';
  return say('ui-coach-course', { end, winners: listed(winners), turn: turn ?? 'none' });
}

function decisions({ decisions: all, moments }: SeatReview, words: Words): string[] {
  const [costly, best] = (['cost', 'best'] as const).map((of) =>
    moments.find(({ decision }) => decision.verdict === of),
  );
  const good = all.filter((decision) => decision.verdict !== 'cost').length;
  const told: string[] = [];
  if (all.length && !costly) told.push(say('ui-coach-sound'));
  if (costly) told.push(say('ui-coach-cost', { moment: title(costly, words) }));
  if (best) told.push(say('ui-coach-best', { moment: title(best, words) }));
  else if (costly) told.push(say('ui-coach-good', { good, count: all.length }));
  return told;
}
