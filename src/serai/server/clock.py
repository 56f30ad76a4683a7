"""The time by which the server plays: it never jumps while the process lives.

A computer's clock is set right now and then, and a laptop that wakes up finds it hours ahead. Time limits and promises
must not run out because of that, so they follow a clock that only ever goes on; it was right when the process began.
"""

from __future__ import annotations

from time import monotonic, time

_BEGAN = time()
_BEGINNING = _BEGAN - monotonic()


def began() -> float:
    """When this process began to look at the time."""
    return _BEGAN


def now() -> float:
    """Seconds since 1970."""
    return _BEGINNING + monotonic()
