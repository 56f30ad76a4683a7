"""A server process in a simulated world: the whole application, from its start to its end, whichever that is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import Context
from typing import Any

from litestar import Litestar

from serai.server.base.clock import CLOCK, Clock
from tests.simulation.embedded_store import Disk
from tests.simulation.loop import OWNER
from tests.simulation.network import Connection

GRACE_SECONDS = 10.0
"""for requests that are under way when a process is told to stop"""


class Process:
    """One life of a process. The next one is another process."""

    def __init__(self, number: int, app: Litestar, clock: Clock, fuse: Callable[[], bool]):
        self.number, self.app = number, app
        self._fuse = fuse
        self.context = Context()
        self.context.run(OWNER.set, self)
        self.context.run(CLOCK.set, clock)
        self.began = asyncio.get_running_loop().time()
        self.is_dead = False
        self.is_serving = False
        self.is_stopping = False
        self.still_until = 0.0
        self.connections: list[Connection] = []
        self.disk: Disk | None = None
        self.lengths_at_start: dict[str, int] = {}
        """of all logs: it can never have read less"""
        self._requests: set[asyncio.Task[Any]] = set()
        """and sockets, as far as the application is busy with them"""
        self._loop = asyncio.get_running_loop()
        self._stop = self._loop.create_future()
        self.ended: asyncio.Future[Any] = self._loop.create_task(self._live(), context=self.context.copy())
        self.ended.add_done_callback(lambda _: self._let_go(), context=Context())

    async def _live(self) -> None:
        async with self.app.lifespan():
            self.is_serving = True
            await self._stop
            self.is_serving = False

    def carry(self, work: Coroutine[Any, Any, None]) -> None:
        """Let the application answer."""
        task = self._loop.create_task(work, context=self.context.copy())
        self._requests.add(task)
        task.add_done_callback(self._requests.discard)

    def step(self) -> None:
        if self._fuse():
            self.kill()

    def kill(self) -> None:
        """From now on nothing of it happens any more. Its system closes its files and connections."""
        self.is_dead, self.is_serving = True, False
        self._end_connections()
        self._let_go()

    def _let_go(self) -> None:
        if self.disk is not None:
            self.disk.let_go()

    def stop(self) -> None:
        """As SIGTERM does."""
        if not self.is_stopping:
            self.is_stopping, self.is_serving = True, False
            self._loop.create_task(self._stop_in_order(), context=self.context.copy())

    async def _stop_in_order(self) -> None:
        """As uvicorn does it: connections, then what is under way for a while, then the application."""
        self._end_connections()
        if self._requests:
            await asyncio.wait(self._requests, timeout=GRACE_SECONDS)
        if not self._stop.done():
            self._stop.set_result(None)

    def _end_connections(self) -> None:
        for connection in self.connections:
            connection.end()
        self.connections.clear()

    @property
    def is_over(self) -> bool:
        return self.is_dead or self.ended.done()
