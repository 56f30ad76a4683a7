"""News between server processes: a table has grown or changed, who is present, chat lines.

News are hints. The truth is in the store, so a lost message costs a few seconds and nothing else.

They travel by shard: the first letters of a table's id name the channel, and a process listens only to channels of
tables that it has in memory. A proxy that sends requests to processes by the same letters (`deploy/nginx.conf`) keeps
the shards of a process few.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable, Iterable, Set
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from litestar.channels import ChannelsBackend

from serai.kernel.errors import UserError
from serai.server.base.logs import log

CHANNEL = "serai"
"""all processes listen to this channel; the names of shards begin with it"""
SHARD_LETTERS = 2
"""letters of a table's id, 64 values each: enough shards to share out evenly, few enough to listen to"""
PATIENCE_SECONDS = 5.0
"""how long a message, or a new connection, may take"""
FIRST_WAIT, LONGEST_WAIT = 0.2, 15.0
"""seconds between two attempts to connect again"""

Listener = Callable[[dict[str, Any]], None]


class Bus(Protocol):
    """A way for processes to tell each other news."""

    shared: bool
    """whether there may be other processes"""
    is_connected: bool
    """whether they can be heard now"""

    async def start(self, listener: Listener) -> None: ...
    async def stop(self) -> None: ...
    def publish(self, channel: str, message: dict[str, Any]) -> None: ...

    async def follow(self, channels: Set[str]) -> None:
        """Listen to these channels too."""

    async def forget_all_but(self, channels: Set[str]) -> None:
        """Stop listening to these channels."""


class NoBus:
    """The bus of a single process, which has nobody to tell."""

    shared = False
    is_connected = True

    async def start(self, listener: Listener) -> None: ...
    async def stop(self) -> None: ...
    def publish(self, channel: str, message: dict[str, Any]) -> None: ...
    async def follow(self, channels: Set[str]) -> None: ...
    async def forget_all_but(self, channels: Set[str]) -> None: ...


class ChannelBus:
    """Channels of a Litestar back end (PostgreSQL or Redis). A lost connection is made again."""

    shared = True

    def __init__(self, make_backend: Callable[[], ChannelsBackend]):
        self._make_backend = make_backend
        self._backend = make_backend()
        self.is_connected = False
        self._followed = {CHANNEL}
        self._outbox: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, listener: Listener) -> None:
        await self._connect()
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._receive_for_ever(listener))]

    async def _connect(self) -> None:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await self._backend.on_startup()
            heard: set[str] = set()
            while missing := self._followed - heard:  # there may be more when the first are heard
                await self._backend.subscribe(missing)
                heard |= missing
        self.is_connected = True

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._disconnect()

    async def _disconnect(self) -> None:
        self.is_connected = False
        with suppress(Exception):  # drop it either way
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self._backend.on_shutdown()

    def publish(self, channel: str, message: dict[str, Any]) -> None:
        with suppress(asyncio.QueueFull):
            self._outbox.put_nowait((channel, msgspec.json.encode(message)))

    async def follow(self, channels: Set[str]) -> None:
        new = channels - self._followed
        self._followed |= new
        if new:
            await self._ask_for(new, self._backend.subscribe)

    async def forget_all_but(self, channels: Set[str]) -> None:
        old = self._followed - channels - {CHANNEL}
        self._followed -= old
        if old:
            await self._ask_for(old, self._backend.unsubscribe)

    async def _ask_for(self, channels: Set[str], change: Callable[[Set[str]], Awaitable[None]]) -> None:
        """Note the channels; without a connection the next one listens to all of them."""
        if not self.is_connected:
            return
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await change(channels)
        except Exception as fault:  # noqa: BLE001 - news are hints, and tables are compared with the store anyway
            log.warning("channels not changed", extra={"reason": _in_short(fault)})

    async def _send(self) -> None:
        while True:
            channel, message = await self._outbox.get()
            if not self.is_connected:
                continue  # it would be stale when the others get it, and they look into the store by themselves
            try:
                async with asyncio.timeout(PATIENCE_SECONDS):
                    await self._backend.publish(message, [channel])
            except Exception as fault:  # noqa: BLE001 - the next message may get through
                log.warning("news not sent", extra={"reason": _in_short(fault)})

    async def _receive_for_ever(self, listener: Listener) -> None:
        while True:
            try:
                await self._receive(listener)
                fault: Exception = ConnectionError("the stream has ended")
            except Exception as raised:  # noqa: BLE001 - whatever it was, others must be heard again
                fault = raised
            log.warning("news from other processes are lost", extra={"reason": _in_short(fault)})
            await self._reconnect()
            log.info("news from other processes are back")

    async def _reconnect(self) -> None:
        wait = FIRST_WAIT
        await self._disconnect()
        while not self.is_connected:
            await asyncio.sleep(wait * (0.5 + random.random()))  # not all processes at once
            wait = min(wait * 2, LONGEST_WAIT)
            self._backend = self._make_backend()
            try:
                await self._connect()
            except Exception as fault:  # noqa: BLE001 - there is a next time
                log.warning("news from other processes are still lost", extra={"reason": _in_short(fault)})
                await self._disconnect()

    async def _receive(self, listener: Listener) -> None:
        async for _, message in self._backend.stream_events():
            try:
                listener(msgspec.json.decode(message))
            except Exception:  # noqa: BLE001 - the next message may make sense
                log.exception("news not understood")


def _in_short(fault: Exception) -> str:
    return f"{type(fault).__name__}: {fault}"


class TableNews:
    """The news that this process tells and hears about its tables."""

    def __init__(self, bus: Bus):
        self._bus = bus
        self.process = secrets.token_hex(6)
        """names this process among several"""
        self.is_shared = bus.shared

    @property
    def is_heard(self) -> bool:
        """Whether news arrive; without them a process still finds out, only later."""
        return self._bus.is_connected

    async def start(self, hear: Listener) -> None:
        await self._bus.start(lambda news: hear(news) if news.get("by") != self.process else None)

    async def stop(self) -> None:
        await self._bus.stop()

    def tell(self, table: str, what: str, **more: Any) -> None:
        if self.is_shared:
            self._bus.publish(channel_of(table), {"by": self.process, "table": table, "what": what, **more})

    def tell_all(self, what: str, **more: Any) -> None:
        """Send news that concern every process, whatever tables it has."""
        if self.is_shared:
            self._bus.publish(CHANNEL, {"by": self.process, "what": what, **more})

    async def follow(self, table: str) -> None:
        """Listen to news of this table from now on."""
        if self.is_shared:
            await self._bus.follow({channel_of(table)})

    async def forget_all_but(self, tables: Iterable[str]) -> None:
        """Listen to news of these tables only."""
        if self.is_shared:
            await self._bus.forget_all_but({channel_of(table) for table in tables})


def channel_of(table: str) -> str:
    """Return the channel of a table's news: its shard's."""
    return f"{CHANNEL}.{table[:SHARD_LETTERS]}"


def bus_for(address: str, database: str) -> Bus:
    """Return Redis if given, else PostgreSQL if that is the database, else none."""
    if address.startswith(("redis://", "rediss://", "unix://")):
        try:
            from litestar.channels.backends.redis import RedisChannelsPubSubBackend
            from redis.asyncio import Redis
        except ModuleNotFoundError:
            raise UserError("Redis needs one more package: pip install 'serai[redis]'") from None
        return ChannelBus(lambda: RedisChannelsPubSubBackend(redis=Redis.from_url(address)))
    if address:
        raise UserError(f"--bus {address.split(':', maxsplit=1)[0]}: is not redis://…; leave it out to use PostgreSQL")
    if database:
        from serai.server.store.postgres import PostgresChannels

        return ChannelBus(lambda: PostgresChannels(database))
    return NoBus()
