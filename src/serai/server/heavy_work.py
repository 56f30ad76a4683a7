"""Work on whole games, which takes long: replays, records, score sheets. One after the other, beside the event loop.

Each visitor's seconds are counted, and the queue is fair, so that nobody waits for somebody who asks for hundreds.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TypeVar

from serai.server.fair_queue import Client, FairQueue
from serai.server.security.limits import Limiter
from serai.server.threads import in_thread

T = TypeVar("T")


class HeavyWork:
    """That of one process."""

    def __init__(self, limiter: Limiter):
        self._limiter = limiter
        self._queue = FairQueue(1)

    async def do(self, client: Client, work: Callable[[], T]) -> T:
        """Refused when the visitor has had enough; otherwise done as soon as it is their turn."""
        self._limiter.check("replays", client.visitor)
        async with self._queue.place(client):
            began = monotonic()
            try:
                return await in_thread(work)
            finally:
                # One second was paid in advance.
                self._limiter.charge("replays", client.visitor, monotonic() - began - 1)
