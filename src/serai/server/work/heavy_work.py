"""Slow work on whole games: replays, records, score sheets. One after the other, beside the event loop.

Each visitor's seconds are counted, and the queue is fair, so that nobody waits for somebody who asks for hundreds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from serai.server.base import clock
from serai.server.security.limits import Limiter
from serai.server.work import threads
from serai.server.work.fair_queue import Client, FairQueue

T = TypeVar("T")


class HeavyWork:
    """The heavy work of one process."""

    def __init__(self, limiter: Limiter):
        self._limiter = limiter
        self._queue = FairQueue(1)

    async def do(self, client: Client, work: Callable[[], T]) -> T:
        """Refuse if the visitor has had enough; otherwise do the work as soon as it is their turn."""
        self._limiter.check("replays", client.visitor)
        async with self._queue.place(client):
            began = clock.now()
            try:
                return await threads.in_thread(work)
            finally:
                # One second was paid in advance.
                self._limiter.charge("replays", client.visitor, clock.now() - began - 1)
