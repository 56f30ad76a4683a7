"""How a game went for a seat: where it turned, and which decisions mattered most."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from serai.reviews.decisions import Weighed
from serai.reviews.report import Moment, RoundChances

MOST_MOMENTS = 3


def turn_of(ribbon: Sequence[RoundChances], seat: int) -> int | None:
    """The round in which a winner got ahead for good, or another seat fell behind for good; None if it always was."""
    *rounds, end = ribbon
    has_won = end.wins[seat] > 0
    turns = [standing.round for standing in rounds if (standing.wins[seat] >= max(standing.wins)) != has_won]
    return turns[-1] if turns else None


def what_mattered(weighed: Iterable[Weighed]) -> list[Moment]:
    """The decisions that cost most, but one place is kept for the best one."""
    found = [one for one in sorted(weighed, key=lambda one: -one.weight) if one.weight > 0]
    best = [one for one in found if one.moment.decision.verdict == "best"]
    costly = [one for one in found if one not in best][: MOST_MOMENTS - min(1, len(best))]
    return [one.moment for one in [*costly, *best][:MOST_MOMENTS]]
