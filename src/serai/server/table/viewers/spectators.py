"""Spectators: who is watching without a seat, for everybody at the table to see."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from serai.server import wire
from serai.server.base import clock
from serai.server.rows.lookalikes import look_alike
from serai.server.table.seats.removing import visitor_id
from serai.server.table.seats.seating import Seating
from serai.server.table.viewers.audience import REMEMBERED_SECONDS, Audience
from serai.server.table.viewers.connection import Connection

LISTED = 30
"""people are named; the others are only counted"""
TELL_SECONDS = 1.0
"""seconds to wait for more who come or go, so that a crowd is announced together"""

NOBODY = wire.Spectators(0, [])


class Spectators:
    """The spectators of one table, here and at other processes. `tell_others` reports those here."""

    def __init__(self, seating: Seating, audience: Audience, tell_others: Callable[[], None]):
        self._seating, self._audience, self._tell_others = seating, audience, tell_others
        self._elsewhere: dict[str, tuple[float, wire.Spectators]] = {}
        self.told = NOBODY
        """as last told to everybody"""
        self._telling: asyncio.TimerHandle | None = None

    def are_joined_by(self, connection: Connection) -> bool:
        """Whether a connection is a spectator's. A player's second window is not, nor one without a cookie."""
        return connection.holder is not None and self._seating.doc.seat_of(connection.holder) is None

    def here_locally(self) -> wire.Spectators:
        """Count somebody with several windows as one person."""
        names = {
            visitor_id(self._seating.doc.id, connection.holder): self.name_of(connection)
            for connection in self._audience.connections
            if self.are_joined_by(connection)
        }
        listed = sorted(names.items(), key=lambda one: (not one[1], one[1], one[0]))
        return wire.Spectators(len(names), [wire.Spectator(*one) for one in listed[:LISTED]])

    def name_of(self, connection: Connection) -> str:
        """Return the name they chose, unless it is a player's."""
        is_taken = any(look_alike(seat.name, connection.name) for seat in self._seating.doc.seats)
        return "" if is_taken else connection.name

    def here(self) -> wire.Spectators:
        """At all processes."""
        fresh = clock.now() - REMEMBERED_SECONDS
        return _together([self.here_locally(), *(some for heard, some in self._elsewhere.values() if heard > fresh)])

    # --- news ---

    def heard(self, process: str, told: Any) -> None:
        """Note the spectators at another process."""
        self._elsewhere[process] = (clock.now(), msgspec.convert(told, wire.Spectators))
        self.changed()

    def changed(self) -> None:
        """Tell everybody soon: somebody may have come, or gone, or sat down."""
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
    """List somebody who is at two processes once."""
    count, people = 0, dict[str, wire.Spectator]()
    for some in told:
        count += some.count - sum(person.id in people for person in some.people)
        people |= {person.id: person for person in some.people}
    return wire.Spectators(count, list(people.values())[:LISTED])
