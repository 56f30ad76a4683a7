"""Looking after a table: bots' turns, time limits, the end; and the process that has promised to."""

from __future__ import annotations

from abc import abstractmethod
from time import time
from typing import TYPE_CHECKING, NamedTuple

from serai.bots.sight import Sight
from serai.server.commands import BotMove, Command
from serai.server.desk import Desk
from serai.server.doc import TableDoc
from serai.server.running import Running

if TYPE_CHECKING:
    from serai.server.house import House

LEASE_SECONDS = 15.0
"""how long a promise to look after a table holds when its process is gone"""


class Attention(NamedTuple):
    """When a table has to be looked after, and the process that has promised to."""

    wake: float | None
    keeper: str | None


NONE = Attention(None, None)


class Keeper(Desk):
    """A table with a game that goes on by itself. `Host` carries out what arrives for it."""

    def __init__(self, house: House, doc: TableDoc, revision: int):
        super().__init__(house, doc, revision)
        self._running: Running | None = None
        self._thinking: set[int] = set()
        self._agreed: Attention | None = None
        self._promised = NONE
        """what is agreed as soon as the present append is stored"""

    @abstractmethod
    def post(self, command: Command) -> None:
        """Something has arrived."""

    # --- the promise ---

    def wake(self) -> None:
        """The time has come that was agreed with the store, which now counts on this process."""
        self._agreed = Attention(time() + LEASE_SECONDS, self.house.name)
        self.look()

    def _attention(self, running: Running) -> Attention:
        """When the table next needs someone to look after it, and whether this process has promised to."""
        if running.table.over or self._bots_due(running):
            return Attention(time() + LEASE_SECONDS, self.house.name)
        return Attention(self._deadline(running), None) if self.doc.seconds is not None else NONE

    async def _agree(self, running: Running) -> bool:
        """Keep the store's idea of when to wake the table true. False when another process looks after the table.

        A promise made earlier need not be repeated: if it runs out, the store wakes the table again.
        """
        attention = self._attention(running)
        if self._is_agreed(attention):
            return True
        if not await self.house.store.agree(self.doc.id, *attention, self.house.name, time()):
            return False
        self._agreed = attention
        return True

    def _is_agreed(self, attention: Attention) -> bool:
        agreed = self._agreed
        return agreed == attention or (agreed is not None and bool(agreed.keeper and attention.keeper))

    def forget_agreement(self) -> None:
        self._agreed = None

    def _bots_due(self, running: Running) -> list[int]:
        return [seat for seat in running.table.to_move if seat in self.bots] if self.bots else []

    def _deadline(self, running: Running) -> float | None:
        if self.doc.seconds is None or running.table.over:
            return None
        return running.since + self.doc.seconds

    def _left(self) -> float | None:
        deadline = self._deadline(self._running) if self._running is not None else None
        return None if deadline is None else round(max(0.0, deadline - time()), 1)

    # --- what happens by itself ---

    def _attend_at_once(self) -> bool:
        """Set bots thinking. False when there is more to do, and that takes time."""
        running = self._running
        if self.doc.status != "running":
            return self._agreed is None
        if running is None:
            return True
        if running.table.over or not self._is_agreed(self._attention(running)) or self._is_late(running):
            return False
        self._let_bots_think(running)
        return True

    async def _attend(self) -> None:
        """End the game, let stand-ins take over, set bots thinking."""
        running = self._running
        if self.doc.status != "running" and self._agreed is not None:
            await self.house.store.agree(self.doc.id, None, None, self.house.name, time())
            self._agreed = None
        if running is None or self.doc.status != "running":
            return
        if running.table.over:
            await self.change(lambda doc: _finish(doc, running), wake=None)
            return
        if not await self._agree(running):
            return
        if self._is_late(running):
            await self.change(lambda doc: _stand_in_for(doc, running.table.to_move))
        self._let_bots_think(running)

    def _is_late(self, running: Running) -> bool:
        deadline = self._deadline(running)
        return deadline is not None and time() >= deadline

    def _let_bots_think(self, running: Running) -> None:
        if not self.house.stopping:
            for seat in self._bots_due(running):
                self._think(seat, running)

    def _think(self, seat: int, running: Running) -> None:
        level = self.doc.level_at(seat)
        if level is None or seat in self._thinking:
            return
        self._thinking.add(seat)
        sight = Sight.of(running.table, seat, f"{self.doc.seed}/bots")
        self.spawn(self._let_think(seat, running.table.version, level, sight))

    async def _let_think(self, seat: int, version: int, level: str, sight: Sight) -> None:
        try:
            move = await self.house.bots.decide(level, sight)
        finally:
            self._thinking.discard(seat)
        self.post(BotMove(seat, version, move))


def _finish(doc: TableDoc, running: Running) -> None:
    doc.status = "over"
    doc.result = running.table.result


def _stand_in_for(doc: TableDoc, late: tuple[int, ...]) -> None:
    for seat in late:
        if doc.seats[seat].kind == "person":
            doc.seats[seat].stand_in = True
