"""The time by which the server lives. No other module of the server asks the computer for it.

A server runs with one clock, which its operator may choose: `with clock.using(other)` sets it for
everything that is started inside that block. Without it the clock is the computer's.

A computer's clock is corrected now and then, and a laptop that wakes up finds it hours ahead. Time limits and claims
must not run out because of that, so they follow `now`, which never jumps; it was right when the process began.
Dates that people read, and times kept in a store for months, are `wall_time`.

The event loop measures how long an `await` may take, by a time of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import monotonic, time


class Clock:
    """Combine a clock that knows the date, and may jump, with one that never jumps."""

    def __init__(self, wall: Callable[[], float] = time, steady: Callable[[], float] = monotonic):
        self._wall, self._steady = wall, steady
        self.began = wall()
        """when the process began"""
        self._beginning = self.began - steady()

    def now(self) -> float:
        """Seconds since 1970, without jumps."""
        return self._beginning + self._steady()

    def wall_time(self) -> float:
        """Seconds since 1970, as the computer says at present."""
        return self._wall()

    async def pause(self, seconds: float) -> None:
        """Wait between two looks at what is due. A clock whose time does not pass by itself need not wait so long."""
        await asyncio.sleep(seconds)


CLOCK: ContextVar[Clock] = ContextVar("clock", default=Clock())  # noqa: B039 - nobody changes it
"""the clock of everything started in this context"""


@contextmanager
def using(clock: Clock) -> Iterator[None]:
    """Use this clock for everything in the block, and everything it starts."""
    token = CLOCK.set(clock)
    try:
        yield
    finally:
        CLOCK.reset(token)


def began() -> float:
    """Return when this process began to look at the time."""
    return CLOCK.get().began


def now() -> float:
    """Seconds since 1970, without jumps: for time limits, promises, and how long something has lasted."""
    return CLOCK.get().now()


def wall_time() -> float:
    """Seconds since 1970, as the computer says at present: for dates."""
    return CLOCK.get().wall_time()


async def pause(seconds: float) -> None:
    """Wait between two looks at what is due."""
    await CLOCK.get().pause(seconds)
