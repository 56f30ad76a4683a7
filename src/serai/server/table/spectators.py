"""Those who look on without a seat: who they are, for everybody at the table to see."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from serai.server import wire
from serai.server.base import clock
from serai.server.table.audience import REMEMBERED_SECONDS, Audience
from serai.server.table.connection import Connection
from serai.server.table.removing import visitor_id
from serai.server.table.seating import Seating

LISTED = 30
"""people are named; of the others it is only told how many there are"""
TELL_SECONDS = 1.0
"""how long others are waited for who come or go: of a crowd everybody is told together"""

NOBODY = wire.Spectators(0, [])


class Spectators:
    """Those of one table, here and as other processes tell. `tell_others` tells them who is here."""

    def __init__(self, seating: Seating, audience: Audience, tell_others: Callable[[], None]):
        self._seating, self._audience, self._tell_others = seating, audience, tell_others
        self._elsewhere: dict[str, tuple[float, wire.Spectators]] = {}
        self.told = NOBODY
        """as everybody knows it"""
        self._telling: asyncio.TimerHandle | None = None

    def are_joined_by(self, connection: Connection) -> bool:
        """Whether it is one of somebody who looks on. A player's second window is not, nor whoever has no cookie."""
        return connection.holder is not None and self._seating.doc.seat_of(connection.holder) is None

    def here_locally(self) -> wire.Spectators:
        """Somebody with several windows is one person."""
        names = {
            visitor_id(self._seating.doc.id, connection.holder): self.name_of(connection)
            for connection in self._audience.connections
            if self.are_joined_by(connection)
        }
        listed = sorted(names.items(), key=lambda one: (not one[1], one[1], one[0]))
        return wire.Spectators(len(names), [wire.Spectator(*one) for one in listed[:LISTED]])

    def name_of(self, connection: Connection) -> str:
        """As they call themselves; nobody passes for one of the players."""
        taken = {seat.name for seat in self._seating.doc.seats}
        return "" if connection.name in taken else connection.name

    def here(self) -> wire.Spectators:
        """At all processes."""
        fresh = clock.now() - REMEMBERED_SECONDS
        return _together([self.here_locally(), *(some for heard, some in self._elsewhere.values() if heard > fresh)])

    # --- news ---

    def heard(self, process: str, told: Any) -> None:
        """Another process says who is there."""
        self._elsewhere[process] = (clock.now(), msgspec.convert(told, wire.Spectators))
        self.changed()

    def changed(self) -> None:
        """Somebody may have come, or gone, or sat down: everybody is told soon."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(TELL_SECONDS, self._tell)

    def _tell(self) -> None:
        self._telling = None
        here = self.here()
        if here != self.told:
            self.told = here
            self._audience.broadcast(here)
            self._tell_others()


def _together(told: Iterable[wire.Spectators]) -> wire.Spectators:
    """Somebody who is at two processes is listed once."""
    count, people = 0, dict[str, wire.Spectator]()
    for some in told:
        count += some.count - sum(person.id in people for person in some.people)
        people |= {person.id: person for person in some.people}
    return wire.Spectators(count, list(people.values())[:LISTED])
