"""Places for slow work, given out fairly: by visitor, and then by table.

The visitor who has had the least time so far is next, so that somebody who asks for very much waits longer, and nobody
else does. Work for tables without viewers is done when there is nothing else to do.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from serai.server.base import clock
from serai.server.base.metrics import METRICS

NOBODY = ""
"""stands for the visitor at a table without viewers"""


class Client(NamedTuple):
    """The claimant of a place: a visitor's network, and the table."""

    visitor: str
    table: str


class FairQueue:
    """A number of places, and the queue for them."""

    def __init__(self, places: int, what: str):
        self._what = what
        """the name of the wait in metrics"""
        self._free = places
        self._places = places
        self._waiting: dict[Client, deque[asyncio.Future[None]]] = {}
        self._moved = 0.0
        """when a place was given or given back"""
        self._used: dict[str | Client, float] = {}
        """seconds, by visitor and by table; newcomers begin where those who wait are"""
        self._reached: dict[bool, float] = {True: 0.0, False: 0.0}
        """the seconds of the last visitor, and the last table, that was given a place"""

    def standstill(self) -> float:
        """For how many seconds nothing has moved while somebody waits."""
        return clock.now() - self._moved if self._waiting else 0.0

    @asynccontextmanager
    async def place(self, client: Client) -> AsyncIterator[None]:
        """Wait for a place, and hold it for the length of the block."""
        asked = clock.now()
        await self._take(client)
        began = self._moved = clock.now()
        METRICS.waits.labels(self._what).observe(began - asked)
        try:
            yield
        finally:
            self._moved = clock.now()
            self._charge(client, self._moved - began)
            self._pass_on()

    async def _take(self, client: Client) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client, deque()).append(turn)
        try:
            with METRICS.waiting.labels(self._what).track_inprogress():
                await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the place was given, and is no longer wanted
                self._pass_on()
            raise

    def _charge(self, client: Client, seconds: float) -> None:
        for key in (client.visitor, client):
            self._used[key] = self._seconds_of(key) + seconds

    def _seconds_of(self, key: str | Client) -> float:
        used = self._used.get(key)
        return self._reached[isinstance(key, Client)] if used is None else used

    def _pass_on(self) -> None:
        while self._waiting:
            client = min(self._waiting, key=self._rank)
            turns = self._waiting[client]
            turn = turns.popleft()
            if not turns:
                del self._waiting[client]
            if not turn.done():
                self._reached = {False: self._seconds_of(client.visitor), True: self._seconds_of(client)}
                turn.set_result(None)
                return
        self._free += 1
        if self._free == self._places:
            self._used.clear()
            self._reached = {True: 0.0, False: 0.0}

    def _rank(self, client: Client) -> tuple[bool, float, float]:
        return client.visitor == NOBODY, self._seconds_of(client.visitor), self._seconds_of(client)
