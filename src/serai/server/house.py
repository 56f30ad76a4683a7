"""All tables of one server process: opened when someone needs them, dropped when nobody does."""

from __future__ import annotations

import asyncio
import secrets
from time import monotonic, time
from typing import Any
from weakref import WeakValueDictionary

from serai.games import GAMES
from serai.server.botroom import LEVELS, BotRoom
from serai.server.bus import Bus
from serai.server.doc import TableDoc
from serai.server.editions import Editions
from serai.server.host import Host
from serai.server.keeper import LEASE_SECONDS
from serai.server.limits import Limiter
from serai.server.logs import log
from serai.server.metrics import METRICS
from serai.server.refusals import STARTING, UNKNOWN, Refuse
from serai.server.settings import Settings
from serai.server.store.base import Row, Store
from serai.server.tokens import Tokens
from serai.server.turns import Turns

SWEEP_SECONDS = 1.0
COMPARE_EVERY = 5
"""sweeps between two looks whether another process's news were missed"""
WARM_UP_SECONDS = 120.0


class House:
    """What every table, route and socket of a process shares."""

    def __init__(
        self,
        settings: Settings,
        *,
        store: Store,
        bus: Bus,
        tokens: Tokens,
        editions: Editions,
        bots: BotRoom,
    ):
        self.settings = settings
        self.store = store
        self.turns = Turns(store)
        self.bus = bus
        self.tokens = tokens
        self.editions = editions
        self.bots = bots
        self.levels = LEVELS
        self.limiter = Limiter(settings.limits)
        self.name = secrets.token_hex(6)
        """this process, among several"""
        self.warm = asyncio.Event()
        """every game can be played"""
        self.is_compiled = False
        """nothing is left to be compiled: bots that search are ready too"""
        self._open = {game: asyncio.Event() for game in GAMES}
        self.stopping = False
        self._kept: dict[str, Host] = {}
        """tables kept in memory for whoever comes next"""
        self._known: WeakValueDictionary[str, Host] = WeakValueDictionary()
        """those and all that someone still holds: a table must never be in memory twice"""
        self._opening: dict[str, asyncio.Task[Host]] = {}
        self._sweeping: asyncio.Task[None] | None = None

    # --- tables ---

    async def open(self, table: str) -> Host:
        """The table with this id, from memory or from the store."""
        host = self._known.get(table)
        if host is not None:
            return self._keep(host)
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._load(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _load(self, table: str) -> Host:
        stored = await self.store.load(table)
        if stored is None:
            raise Refuse(UNKNOWN, "server-no-table")
        host = self._known[table] = Host(self, stored.doc, stored.revision)
        return self._keep(host)

    def _keep(self, host: Host) -> Host:
        host.touched = monotonic()
        self._kept[host.doc.id] = host
        METRICS.tables.set(len(self._kept))
        return host

    async def create(self, doc: TableDoc, rows: list[Row] | None = None) -> Host:
        """A new table."""
        await self.store.create(doc, rows or [], time() if doc.status == "running" else None)
        host = await self.open(doc.id)
        host.look()
        return host

    def at(self, table: str) -> Host | None:
        """A table only if it is in memory."""
        return self._kept.get(table)

    def opened(self, game: str) -> None:
        """A game can be played."""
        self._open[game].set()
        if all(event.is_set() for event in self._open.values()):
            self.warm.set()

    def is_open(self, game: str) -> bool:
        return self._open[game].is_set()

    async def until_open(self, game: str) -> None:
        """Wait for the compilers, within reason."""
        await self._wait(self._open[game])

    async def until_warm(self) -> None:
        """The same for every game."""
        await self._wait(self.warm)

    async def _wait(self, event: asyncio.Event) -> None:
        try:
            await asyncio.wait_for(event.wait(), WARM_UP_SECONDS)
        except TimeoutError:
            raise Refuse(STARTING, "server-starting") from None

    # --- life ---

    async def start(self) -> None:
        await self.bus.start(self._hear)
        self._sweeping = asyncio.create_task(self._sweep_for_ever())

    async def stop(self) -> None:
        """Finish what is under way and close the store. The sockets have been closed before."""
        self.stopping = True
        if self._sweeping is not None:
            self._sweeping.cancel()
        await asyncio.gather(*(host.rest() for host in list(self._known.values())))
        await self.bus.stop()
        await self.store.close()

    async def _sweep_for_ever(self) -> None:
        await self.warm.wait()
        sweeps = 0
        while True:
            try:
                await self._wake_due()
                self._drop_idle()
                sweeps += 1
                if self.bus.shared and sweeps % COMPARE_EVERY == 0:
                    await self._compare()
            except Exception:  # noqa: BLE001 - the store may be back at the next sweep
                log.exception("sweep failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def _wake_due(self) -> None:
        now = time()
        for table in await self.store.due(now, self.name, now + LEASE_SECONDS, 200):
            try:
                (await self.open(table)).wake()
            except Exception:  # noqa: BLE001 - the tables after it must not wait for ever
                log.exception("table does not wake", extra={"table": table})

    def _drop_idle(self) -> None:
        """Nothing lives only in memory, so a table without visitors and without work may go."""
        before = monotonic() - self.settings.idle_seconds
        surplus = len(self._kept) - self.settings.most_tables
        for host in sorted(self._kept.values(), key=lambda host: host.touched):
            if (host.touched < before or surplus > 0) and host.is_idle():
                del self._kept[host.doc.id]
                surplus -= 1
        METRICS.tables.set(len(self._kept))

    # --- other processes ---

    async def _compare(self) -> None:
        """Messages between processes may be lost; the store never is."""
        visited = {host.doc.id: host for host in list(self._known.values()) if host.audience.connections}
        for table, (length, revision) in (await self.store.lengths(list(visited))).items():
            visited[table].compare(length, revision)
            visited[table].tell_here()

    def _hear(self, message: dict[str, Any]) -> None:
        if message.get("by") == self.name:
            return
        host = self._known.get(message.get("table", ""))
        if host is not None:
            host.hear(message)

    def tell(self, table: str, what: str, **more: Any) -> None:
        """News for the other processes."""
        if self.bus.shared:
            self.bus.publish({"by": self.name, "table": table, "what": what, **more})
