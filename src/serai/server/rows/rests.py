"""When a clock stands still: pauses of the whole table, and holidays of one seat.

Times are seconds since 1970, so neither a restart nor daylight saving changes what has run.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class Rest(Struct, frozen=True):
    """A stretch of time that is not counted."""

    since: float
    until: float | None
    """None for a pause that nobody has ended yet"""
    seat: int | None = None
    """whose clock is stopped; None for everybody's"""

    def is_on(self, now: float) -> bool:
        return self.since <= now and (self.until is None or now < self.until)


def rests_at(rests: Sequence[Rest], seat: int) -> list[Rest]:
    """Return the rests that apply to a seat, in order of time."""
    return sorted((rest for rest in rests if rest.seat in (None, seat)), key=lambda rest: rest.since)


def counted(since: float, until: float, rests: Sequence[Rest]) -> float:
    """Count the seconds between two times. The rests are in order of time."""
    seconds, at = 0.0, since
    for rest in rests:
        if rest.since >= until:
            break
        seconds += max(0.0, rest.since - at)
        at = max(at, until if rest.until is None else rest.until)
    return seconds + max(0.0, until - at)


def runs_out(since: float, seconds: float, rests: Sequence[Rest]) -> float | None:
    """Return when this many seconds will have been counted; None if a pause without an end comes first."""
    at = since
    for rest in rests:
        if rest.since >= at + seconds:
            break
        if rest.until is not None and rest.until <= at:
            continue
        seconds -= max(0.0, rest.since - at)
        if rest.until is None:
            return None
        at = rest.until
    return at + seconds
