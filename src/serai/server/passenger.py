"""A table that can go through the express lane (server/express) while nothing happens at it but that people decide."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from serai.server.connection import Connection
from serai.server.doc import TableDoc
from serai.server.express.guest import Guest
from serai.server.keeper import Keeper
from serai.server.logs import log

if TYPE_CHECKING:
    from serai.server.express.lane import Lane
    from serai.server.house import House


class Extent(NamedTuple):
    """How far a game has come: final moves, and rows of its log."""

    version: int
    length: int


class Passenger(Keeper):
    """Knows what everybody has been shown, which has to be the same on both ways."""

    def __init__(self, house: House, doc: TableDoc, revision: int):
        super().__init__(house, doc, revision)
        self._behind = False
        """another process has gone on with the game"""
        self._shown = Extent(0, 0)
        """to everybody"""
        self._waiting: asyncio.TimerHandle | None = None
        """until everybody is shown that someone has chosen in secret"""
        self._has_waited = False

    @property
    def _lane(self) -> Lane | None:
        return self.house.lanes.get(self.doc.game)

    def enter_lane(self) -> None:
        """Let compiled code go on, if that is possible."""
        running, lane, doc = self._running, self._lane, self.doc
        if lane is None or running is None or self.bots or doc.seconds is not None or doc.status != "running":
            return
        if self._behind or self._waiting is not None or self._shown != (running.table.version, running.stored):
            return
        lookers = self.audience.lookers(running.table)
        if all(self._owns_seat(connection) for looker in lookers for connection in looker.connections):
            lane.admit(Guest(self, running, self.audience.memory(running.table), lookers))

    def leave_lane(self) -> None:
        """Go on as if all that compiled code has done had been done here."""
        lane, running = self._lane, self._running
        returned = lane.release(self) if lane is not None else None
        if returned is None or running is None:
            return
        try:
            running.adopt(returned)
            tales: int | None = running.table.tales
        except Exception:  # noqa: BLE001 - the store has the game
            log.exception("table failed", extra={"table": self.doc.id})
            self.lose_game()
            tales = None
        for stream, number, lacking in returned.sent:
            stream.go_on_from(number, None if tales is None else tales - lacking)
        # Whoever has not been shown everything is shown it with the next turn.
        self._shown = Extent(running.table.version, running.stored if returned.is_shown else -1)
        self._has_waited = not returned.is_shown

    def lose_game(self) -> None:
        """What is in memory may be ahead of the store, which has the game."""
        self._running = None

    def _owns_seat(self, connection: Connection) -> bool:
        return connection.seat is None or connection.holder == self.doc.seats[connection.seat].holder
