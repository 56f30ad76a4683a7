"""Turns: what has arrived for many tables is carried out together, stored together and told together.

A turn begins as soon as something has arrived, unless the last one was not long ago: the more tables it had, the longer
what comes after it is gathered. A decision that comes alone does not wait; of a thousand in a second many share the
way to the disk and the way to the network.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from serai.server.store.base import Append, Outcome, Store
from serai.server.store.runs import Encoded

if TYPE_CHECKING:
    from serai.server.express.lane import Lane
    from serai.server.host import Host

GATHER_SECONDS = 0.0002
"""for each table of the turn before"""
LONGEST_GATHER = 0.05


class Turns:
    """The turns of one process, one after the other."""

    def __init__(self, store: Store):
        self._store = store
        self.lanes: list[Lane] = []
        self._due: list[Host] = []
        self._is_busy = False
        """a turn is under way, or will be as soon as enough is gathered"""
        self._earliest, self._crowd = 0.0, 0
        self._storing: asyncio.Task[None] | None = None

    def add(self, host: Host) -> None:
        """Something has arrived for a table. It is not added again before its turn has ended."""
        self._due.append(host)
        self.wake()

    def wake(self) -> None:
        """Something has arrived, for a table or in a lane."""
        if not self._is_busy:
            self._is_busy = True
            loop = asyncio.get_running_loop()
            wait = self._earliest - loop.time()
            loop.call_later(wait, self._begin) if wait > 0 else loop.call_soon(self._begin)

    def _go_on(self) -> None:
        self._is_busy = False
        if self._due:
            self.wake()
        else:
            for lane in self.lanes:
                lane.watch()

    def _begin(self) -> None:
        hosts, self._due = self._due, []
        # First those of ordinary Python: whoever is in a lane and has anything else to do leaves it now.
        grown = [(host, append) for host in hosts if (append := host.begin_turn()) is not None]
        taken = [(lane, lane.begin_turn()) for lane in self.lanes]
        # A crowd does not go away because of one turn with few of it.
        self._crowd = max(len(hosts) + sum(lane.tables for lane, _ in taken), self._crowd // 2)
        self._earliest = asyncio.get_running_loop().time() + min(LONGEST_GATHER, GATHER_SECONDS * self._crowd)
        if grown or any(encoded.moves for _, encoded in taken):
            self._storing = asyncio.create_task(self._store_and_tell(grown, taken))
        else:
            for lane, encoded in taken:
                lane.end_turn(encoded, is_stored=True)
            self._go_on()

    async def _store_and_tell(self, grown: list[tuple[Host, Append]], taken: list[tuple[Lane, Encoded]]) -> None:
        in_lanes = [asyncio.ensure_future(lane.store(encoded)) for lane, encoded in taken]
        try:
            outcomes: list[Outcome] = await self._store.append([append for _, append in grown]) if grown else []
        except Exception as fault:  # noqa: BLE001 - every table tells those who wait
            outcomes = [fault] * len(grown)
        for (host, _), outcome in zip(grown, outcomes, strict=True):
            host.end_turn(outcome)
        for (lane, encoded), storing in zip(taken, in_lanes, strict=True):
            lane.end_turn(encoded, await storing)
        self._go_on()
