"""Turns: the commands of many tables are carried out together, stored together and told together.

A turn begins as soon as a command arrives, unless the last turn has just ended: the more tables that one had, the
longer the next one gathers. A single decision does not wait; of a thousand in a second many share the way to the disk
and the way to the network.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol

from serai.server.base.metrics import METRICS
from serai.server.store.base import Append, AppendOutcome, Store

GATHER_SECONDS = 0.0002
"""seconds to gather for each table of the turn before"""
LONGEST_GATHER = 0.05


class TakesTurns(Protocol):
    """A table as a turn knows it. None of this raises."""

    def start(self, work: Coroutine[Any, Any, None]) -> None: ...
    def gather(self) -> bool: ...
    async def prepare(self) -> bool: ...
    def begin_turn(self) -> Append | None: ...
    def end_turn(self, outcome: AppendOutcome) -> None: ...
    def is_unfinished(self) -> bool: ...
    async def finish(self) -> None: ...
    def goes_on(self) -> bool: ...


class Turns:
    """The turns of one process, one after the other."""

    def __init__(self, store: Store):
        self._store = store
        self._due: list[TakesTurns] = []
        self._prepared: list[TakesTurns] = []
        self._is_busy = False
        """a turn is under way, or will be as soon as enough is gathered"""
        self._earliest, self._crowd = 0.0, 0
        self._storing: asyncio.Task[None] | None = None

    def add(self, table: TakesTurns) -> None:
        """Add a table for which a command has arrived. It is not added again before its turn has ended."""
        self._due.append(table)
        self._wake()

    def _wake(self) -> None:
        if not self._is_busy:
            self._is_busy = True
            loop = asyncio.get_running_loop()
            wait = self._earliest - loop.time()
            loop.call_later(wait, self._begin) if wait > 0 else loop.call_soon(self._begin)

    def _begin(self) -> None:
        due, self._due = self._due, []
        tables, self._prepared = self._prepared, []
        for table in due:
            tables.append(table) if table.gather() else table.start(self._prepare(table))
        grown = []
        for table in tables:
            if (append := table.begin_turn()) is not None:
                grown.append((table, append))
            else:
                self._finish(table)
        # One small turn does not mean that a crowd is gone.
        self._crowd = max(len(due), self._crowd // 2)
        self._earliest = asyncio.get_running_loop().time() + min(LONGEST_GATHER, GATHER_SECONDS * self._crowd)
        if grown:
            self._storing = asyncio.create_task(self._store_and_tell(grown))
        else:
            self._end()

    async def _prepare(self, table: TakesTurns) -> None:
        """Wait in the background: this stops neither the turn nor the other tables."""
        if await table.prepare():
            self._prepared.append(table)
            self._wake()
        else:
            self._let_go(table)

    async def _store_and_tell(self, grown: list[tuple[TakesTurns, Append]]) -> None:
        try:
            with METRICS.waits.labels("store").time():
                outcomes: list[AppendOutcome] = await self._store.append([append for _, append in grown])
        except Exception as fault:  # noqa: BLE001 - every table tells those who wait
            outcomes = [fault] * len(grown)
        for (table, _), outcome in zip(grown, outcomes, strict=True):
            table.end_turn(outcome)
            self._finish(table)
        self._end()

    def _end(self) -> None:
        self._is_busy = False
        if self._due or self._prepared:
            self._wake()

    def _finish(self, table: TakesTurns) -> None:
        table.start(self._finish_later(table)) if table.is_unfinished() else self._let_go(table)

    async def _finish_later(self, table: TakesTurns) -> None:
        await table.finish()
        self._let_go(table)

    def _let_go(self, table: TakesTurns) -> None:
        if table.goes_on():
            self.add(table)
