"""Turns: what has arrived for many tables is carried out together, stored together and told together.

A turn begins as soon as something has arrived, unless the last one was not long ago: the more tables it had, the longer
what comes after it is gathered. A decision that comes alone does not wait; of a thousand in a second many share the
way to the disk and the way to the network.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

from serai.server.base.metrics import METRICS
from serai.server.store.base import Append, Outcome, Store

GATHER_SECONDS = 0.0002
"""for each table of the turn before"""
LONGEST_GATHER = 0.05


class TakesTurns(Protocol):
    """A table as a turn knows it."""

    def begin_turn(self) -> Append | None:
        """Carry out what has arrived; what has to be stored comes back."""

    def end_turn(self, outcome: Outcome) -> None:
        """It was stored, or was not."""


class Turns:
    """The turns of one process, one after the other."""

    def __init__(self, store: Store):
        self._store = store
        self._due: list[TakesTurns] = []
        self._is_busy = False
        """a turn is under way, or will be as soon as enough is gathered"""
        self._earliest, self._crowd = 0.0, 0
        self._storing: asyncio.Task[None] | None = None

    def add(self, table: TakesTurns) -> None:
        """Something has arrived for a table. It is not added again before its turn has ended."""
        self._due.append(table)
        if not self._is_busy:
            self._wake()

    def _wake(self) -> None:
        self._is_busy = True
        loop = asyncio.get_running_loop()
        wait = self._earliest - loop.time()
        loop.call_later(wait, self._begin) if wait > 0 else loop.call_soon(self._begin)

    def _go_on(self) -> None:
        self._is_busy = False
        if self._due:
            self._wake()

    def _begin(self) -> None:
        tables, self._due = self._due, []
        grown = [(table, append) for table in tables if (append := table.begin_turn()) is not None]
        # A crowd does not go away because of one turn with few of it.
        self._crowd = max(len(tables), self._crowd // 2)
        self._earliest = asyncio.get_running_loop().time() + min(LONGEST_GATHER, GATHER_SECONDS * self._crowd)
        if grown:
            self._storing = asyncio.create_task(self._store_and_tell(grown))
        else:
            self._go_on()

    async def _store_and_tell(self, grown: list[tuple[TakesTurns, Append]]) -> None:
        try:
            with METRICS.waits.labels("store").time():
                outcomes: list[Outcome] = await self._store.append([append for _, append in grown])
        except Exception as fault:  # noqa: BLE001 - every table tells those who wait
            outcomes = [fault] * len(grown)
        for (table, _), outcome in zip(grown, outcomes, strict=True):
            table.end_turn(outcome)
        self._go_on()
