/** Why a move is better than another one: the arithmetic of serai/bots/reasons.py, where it is explained. */

import type { Seat } from '../../wire/view';
import type { Why } from '../../wire/wire';
import type { Ends, Outlook } from './outlook';
import { difference, mean, rounded } from './statistics';

/** Something true on the board that speaks for a move. */
interface Finding {
  reason: string;
  measure: number;
  arguments: Record<string, unknown>;
}

const PLACES = 3;

/** What there is to say for a legal move and against another one, as the game has found it. */
function findings(outlook: Outlook, choice: number, other: number): Finding[] {
  const { reasons, things, absent } = outlook.plan.findings;
  return outlook.reasons(choice, other).map(([reason = 0, measure = 0, ...numbers]) => {
    const [name, kinds] = reasons[reason] ?? ['', []];
    const told = kinds.map(([argument, noun, isSeveral], place) => {
      const named = numbers
        .slice(place)
        .filter((number) => number !== absent)
        .map((number) => things[noun]?.[number] ?? number);
      return [argument, isSeveral ? named : named[0]];
    });
    return { reason: name, measure, arguments: Object.fromEntries(told) as Record<string, unknown> };
  });
}

/** The finding that explains most of the difference, if one explains enough of it; a part of it before all of it. */
export function explain(
  outlook: Outlook,
  better: { place: number; ends: Ends },
  other: { place: number; ends: Ends },
): Why | null {
  const { plan, seat, players } = outlook;
  const { own, rival, enough, stake, worth } = plan.findings;
  const seats = Array.from({ length: players }, (_, place): Seat => place);
  const come = seats.map((at) => mean(difference(better.ends.standing(at), other.ends.standing(at))));
  const wins = seats.map((at) => (at === seat ? 0 : mean(better.ends.win(at)) + mean(other.ends.win(at))));
  const all = Math.max(
    wins.reduce((sum, win) => sum + win, 0),
    1e-9,
  );
  const rivals = seats.map((at) => (-(come[at] ?? 0) * (wins[at] ?? 0)) / all);
  const lead = (come[seat] ?? 0) + rivals.reduce((sum, part) => sum + part, 0);
  if (lead <= 0) return null;

  const partOf = (measure: number): number => {
    if (measure >= rival) return rivals[measure - rival] ?? 0;
    if (measure === own) return come[seat] ?? 0;
    return mean(difference(better.ends.row(measure), other.ends.row(measure))) * (worth[measure] ?? 0);
  };
  const told = findings(outlook, better.place, other.place)
    .filter(({ reason }) => !reason.startsWith(stake))
    .map((finding) => ({ ...finding, share: partOf(finding.measure) / lead }))
    .filter(({ share }) => share >= enough)
    .sort((one, next) => Number(one.measure === own) - Number(next.measure === own) || next.share - one.share)[0];
  return told
    ? { reason: told.reason, arguments: told.arguments, share: rounded(Math.min(told.share, 1), PLACES) }
    : null;
}

/** What a decision is about. */
export function stakeOf(outlook: Outlook, choice: number, other: number): Why | null {
  const told = findings(outlook, choice, other).find(({ reason }) => reason.startsWith(outlook.plan.findings.stake));
  return told ? { reason: told.reason, arguments: told.arguments, share: 1 } : null;
}
