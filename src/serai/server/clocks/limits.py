"""How long somebody may think: a time for each decision, or a budget for the whole game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from serai.server.base import clock
from serai.server.clocks.thinking import ThinkingSpan
from serai.server.rows.rests import Rest, counted, rests_at, runs_out

if TYPE_CHECKING:
    from serai.server.rows.game_status import GameStatus
    from serai.server.rows.table import TableDoc

LEAST_SECONDS = 30.0
"""seconds for each decision once the budget is used up: one time-out must not cost the whole game"""
SLOW_SECONDS = 3600
"""At a table with this much time nobody is expected to be present."""
GRACE_SECONDS = 60.0
"""after a start of the server nobody runs out of time at once: they could not have come"""


def has_clock(doc: TableDoc) -> bool:
    return doc.seconds is not None or doc.budget is not None


def is_slow(doc: TableDoc) -> bool:
    """Whether people come and go between their decisions."""
    return (doc.seconds or doc.budget or 0) >= SLOW_SECONDS


def allowance(doc: TableDoc, seat: int, spans: Sequence[ThinkingSpan]) -> float | None:
    """Return the seconds a seat has for its present decision, given how it has thought before; None: no limit."""
    if doc.seconds is not None:
        return doc.seconds
    if doc.budget is None:
        return None
    left, rests = float(doc.budget), rests_at(doc.rests, seat)
    for since, until in spans:
        left = min(doc.budget, max(0.0, left - counted(since, until, rests)) + doc.increment)
    return max(left, doc.increment, LEAST_SECONDS)


def deadline(rests: Sequence[Rest], seat: int, since: float, seconds: float | None) -> float | None:
    """Return when a seat's time for the present decision is up; None while nothing runs out."""
    if seconds is None:
        return None
    end = runs_out(since, seconds, rests_at(rests, seat))
    return None if end is None else max(end, clock.began() + min(seconds, GRACE_SECONDS))


def deadlines(doc: TableDoc, standing: GameStatus) -> dict[int, float]:
    """Return the same for all awaited seats, from the store's row of a table; leave out seats without a limit."""
    if doc.status != "running":
        return {}
    seconds = standing.allowances or (doc.seconds,) * len(standing.awaited)
    found = {}
    for seat, allowed in zip(standing.awaited, seconds, strict=True):
        end = deadline(doc.rests, seat, standing.since, allowed)
        if end is not None:
            found[seat] = end
    return found
