"""News between server processes: that a table has grown or changed, who is here, what was said.

News are hints. The truth is in the store, so a lost message costs a few seconds and nothing else.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from litestar.channels import ChannelsBackend

from serai.kernel.errors import UserError
from serai.server.logs import log

CHANNEL = "serai"

Listener = Callable[[dict[str, Any]], None]


class Bus(Protocol):
    """How a process tells the others."""

    shared: bool
    """whether there may be others"""

    async def start(self, listener: Listener) -> None: ...
    async def stop(self) -> None: ...
    def publish(self, message: dict[str, Any]) -> None: ...


class NoBus:
    """A single process has nobody to tell."""

    shared = False

    async def start(self, listener: Listener) -> None: ...
    async def stop(self) -> None: ...
    def publish(self, message: dict[str, Any]) -> None: ...


class ChannelBus:
    """One channel of a Litestar channels back end (PostgreSQL or Redis)."""

    shared = True

    def __init__(self, backend: ChannelsBackend):
        self._backend = backend
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, listener: Listener) -> None:
        await self._backend.on_startup()
        await self._backend.subscribe([CHANNEL])
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._receive(listener))]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self._backend.on_shutdown()

    def publish(self, message: dict[str, Any]) -> None:
        with suppress(asyncio.QueueFull):
            self._outbox.put_nowait(msgspec.json.encode(message))

    async def _send(self) -> None:
        while True:
            message = await self._outbox.get()
            try:
                await self._backend.publish(message, [CHANNEL])
            except Exception:  # noqa: BLE001 - the next message may get through
                log.exception("news not sent")

    async def _receive(self, listener: Listener) -> None:
        async for _, message in self._backend.stream_events():
            try:
                listener(msgspec.json.decode(message))
            except Exception:  # noqa: BLE001 - the next message may make sense
                log.exception("news not understood")


class News:
    """What this process tells the others about its tables, and hears from them."""

    def __init__(self, bus: Bus):
        self._bus = bus
        self.process = secrets.token_hex(6)
        """names this process among several"""
        self.is_shared = bus.shared

    async def start(self, hear: Listener) -> None:
        await self._bus.start(lambda news: hear(news) if news.get("by") != self.process else None)

    async def stop(self) -> None:
        await self._bus.stop()

    def tell(self, table: str, what: str, **more: Any) -> None:
        if self.is_shared:
            self._bus.publish({"by": self.process, "table": table, "what": what, **more})


def bus_for(address: str, database: str) -> Bus:
    """Redis where given, else PostgreSQL where that is the database, else none."""
    if address.startswith(("redis://", "rediss://", "unix://")):
        try:
            from litestar.channels.backends.redis import RedisChannelsPubSubBackend
            from redis.asyncio import Redis
        except ModuleNotFoundError:
            raise UserError("Redis needs a package more: install serai[redis]") from None
        return ChannelBus(RedisChannelsPubSubBackend(redis=Redis.from_url(address)))
    if address:
        raise UserError(f"--bus {address.split(':', maxsplit=1)[0]}: is not redis://…; leave it out to use PostgreSQL")
    if database:
        from serai.server.store.postgres import PooledChannels

        return ChannelBus(PooledChannels(database))
    return NoBus()
