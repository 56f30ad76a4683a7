"""All tables of one server process: opened when someone needs them, dropped when they are idle."""

from __future__ import annotations

import asyncio
import re
import signal
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from serai.server.base import clock, close_codes
from serai.server.base.logs import log
from serai.server.base.metrics import METRICS
from serai.server.base.refusals import UNKNOWN, Refuse, Superseded
from serai.server.base.settings import Settings
from serai.server.rows.table import TableDoc
from serai.server.security.tokens import Bearer
from serai.server.store.base import LogRow
from serai.server.store.checks import DamagedTable
from serai.server.table.attention import LEASE_SECONDS
from serai.server.table.game.deal import commit
from serai.server.table.live_table import LiveTable, Shared
from serai.server.table.seats.seating import Change

SWEEP_SECONDS = 1.0
TABLE_ID = re.compile(r"[\w-]{1,40}", re.ASCII)
"""the form of an id; the store need not be asked about anything else"""
COMPARE_EVERY = 5
"""sweeps between two checks for missed news of other processes"""

DISCARD_EVERY = 3600
"""sweeps between two searches for tables that are too old"""
SIGNED_OUT = "signed out"
"""news of a device, and of no table"""


def _stop_this_process() -> None:
    """As an operator would."""
    signal.raise_signal(signal.SIGTERM)


class TableRegistry:
    """Finds tables, and looks after those that wait for a bot or a time limit."""

    def __init__(self, settings: Settings, shared: Shared):
        self._idle_seconds, self._most_tables = settings.idle_seconds, settings.most_tables
        self._keep_days = settings.keep_days
        self._shared, self._store, self._news = shared, shared.store, shared.news
        self._kept: dict[str, LiveTable] = {}
        """tables kept in memory for the next viewers"""
        self._known: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """those, and all that someone still holds: a table must never be in memory twice"""
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._sweeping: asyncio.Task[None] | None = None

    # --- tables ---

    async def open(self, table: str) -> LiveTable:
        """The table with this id, from memory or from the store."""
        known = self._known.get(table)
        if known is not None:
            return self._keep(known)
        opening = self._opening.get(table)
        if opening is None:
            if TABLE_ID.fullmatch(table) is None:
                raise Refuse(UNKNOWN, "server-no-table")
            opening = self._opening[table] = asyncio.create_task(self._load(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _load(self, table: str) -> LiveTable:
        try:
            stored = await self._store.load(table)
        except (msgspec.MsgspecError, UnicodeError, DamagedTable) as fault:
            log.error("what is known about a table cannot be read", extra={"table": table, "reason": str(fault)})
            raise Refuse(UNKNOWN, "server-table-damaged") from None
        if stored is None:
            raise Refuse(UNKNOWN, "server-no-table")
        await self._news.follow(table)
        live = self._known[table] = LiveTable(stored.doc, stored.revision, self._shared)
        return self._keep(live)

    def _keep(self, live: LiveTable) -> LiveTable:
        live.touched = clock.now()
        self._kept[live.doc.id] = live
        METRICS.tables.set(len(self._kept))
        return live

    async def create(self, doc: TableDoc, rows: list[LogRow] | None = None) -> LiveTable:
        """Add a new table. If it is to be played, bind its secret now, before anybody adds a salt."""
        if doc.secret:
            commit(doc, await self._shared.games.edition_of(doc))
        await self._store.create(doc, rows or [], clock.now() if doc.status == "running" else None)
        live = await self.open(doc.id)
        live.look()
        return live

    def at(self, table: str) -> LiveTable | None:
        """Return a table only if it is in memory."""
        return self._kept.get(table)

    async def change(self, table: str, change: Change) -> None:
        """Change a table's doc, whether the table is in memory or not."""
        live = await self.open(table)
        await live.change(change, wake=live.soon())

    def here(self, table: str) -> frozenset[int]:
        """Return the seats of a table whose owners are known to be present."""
        live = self._kept.get(table)
        return live.audience.here() if live else frozenset()

    # --- life ---

    async def start(self) -> None:
        await self._news.start(self._hear)
        self._sweeping = asyncio.create_task(self._sweep_for_ever())

    async def stop(self) -> None:
        """Finish what is under way. The sockets have been closed before."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        await asyncio.gather(*(live.rest() for live in list(self._known.values())), return_exceptions=True)
        await self._news.stop()

    async def _sweep_for_ever(self) -> None:
        sweeps = 0
        while True:
            try:
                await self._wake_due()
                self._drop_idle()
                if self._keep_days is not None and sweeps % DISCARD_EVERY == 0:
                    await self._discard(self._keep_days)
                sweeps += 1
                if self._news.is_shared and sweeps % COMPARE_EVERY == 0:
                    await self._compare()
            except Superseded as fault:
                log.error(str(fault))
                _stop_this_process()
                return
            except Exception:  # noqa: BLE001 - the store may be back at the next sweep
                log.exception("sweep failed")
            began = clock.now()
            await clock.pause(SWEEP_SECONDS)
            METRICS.waits.labels("event_loop").observe(max(0.0, clock.now() - began - SWEEP_SECONDS))
            METRICS.news.set(self._news.is_heard)

    async def _wake_due(self) -> None:
        now = clock.now()
        for table in await self._store.due(now, self._news.process, now + LEASE_SECONDS, 200):
            try:
                (await self.open(table)).wake()
            except Exception:  # noqa: BLE001 - the tables after it must not wait for ever
                log.exception("table does not wake", extra={"table": table})

    def _drop_idle(self) -> None:
        """Drop tables without visitors and without work: nothing lives only in memory."""
        before = clock.now() - self._idle_seconds
        surplus = len(self._kept) - self._most_tables
        for live in sorted(self._kept.values(), key=lambda live: live.touched):
            if (live.touched < before or surplus > 0) and live.is_idle():
                del self._kept[live.doc.id]
                surplus -= 1
        METRICS.tables.set(len(self._kept))

    async def _discard(self, days: float) -> None:
        before = clock.now() - days * 24 * 3600
        await self._store.tournaments.discard(before)
        if count := await self._store.discard(before):
            log.info("tables deleted that nobody has touched", extra={"tables": count, "days": days})

    # --- devices ---

    def sign_out(self, bearer: Bearer) -> None:
        """Close everything a signed-out device has open, at every process."""
        self._close_sockets(bearer)
        self._news.tell_all(SIGNED_OUT, bearer=bearer)

    def _close_sockets(self, bearer: Bearer) -> None:
        for live in list(self._known.values()):
            for connection in list(live.audience.connections):
                if connection.bearer == bearer:
                    connection.close(close_codes.TRY_AGAIN)

    # --- other processes ---

    async def _compare(self) -> None:
        """Compare with the store: messages between processes may be lost, the store never is."""
        visited = {live.doc.id: live for live in list(self._known.values()) if live.audience.connections}
        for table, (length, revision) in (await self._store.lengths(list(visited))).items():
            visited[table].compare(length, revision)
            visited[table].presence.look_around()
        await self._news.forget_all_but({*self._known, *self._opening})

    def _hear(self, message: dict[str, Any]) -> None:
        if message.get("what") == SIGNED_OUT:
            self._close_sockets(Bearer(*message["bearer"]))
            return
        live = self._known.get(message.get("table", ""))
        if live is not None:
            live.hear(message)
