"""Who is at a table, here and at other processes: everybody there is told, and so are the processes."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import Any

import msgspec

from serai.server import wire
from serai.server.rows.table import shown
from serai.server.table.game.live_game import LiveGame
from serai.server.table.seats.seating import Seating
from serai.server.table.viewers.audience import Audience, Left
from serai.server.table.viewers.connection import Connection
from serai.server.table.viewers.spectators import Spectators
from serai.server.transport.bus import TableNews


class Presence:
    """Who is present at one table. `look` asks for a turn, in which `tell_changes` is called."""

    def __init__(
        self,
        seating: Seating,
        audience: Audience,
        news: TableNews,
        look: Callable[[], None],
        game: Callable[[], LiveGame | None],
        left: Callable[[], Left],
    ):
        self._seating, self._audience, self._news = seating, audience, news
        self._look, self._game, self._left = look, game, left
        self.spectators = Spectators(seating, audience, self._tell_processes)
        self._has_someone_left = False
        """whether an owner's presence has changed and the others have not been told"""
        self._told_here: frozenset[int] = frozenset()
        """as last told to everybody"""
        self._missed: dict[int, int] = {}
        """as last told to everybody"""

    def shown(self) -> wire.Table:
        """Return the table as everybody may know it."""
        return shown(self._seating.doc, self._audience.here(), self.missed())

    def missed(self) -> dict[int, int]:
        """Return by seat how many decisions in a row a bot made for an awaited person."""
        game = self._game()
        return {} if game is None else {seat: count for seat, count in game.thinking.missed.items() if count}

    # --- people ---

    def has_come(self, connection: Connection, before: Set[int]) -> None:
        """Tell somebody who has just come of the spectators, and the others if their seat was empty before."""
        if self.spectators.told.count:
            connection.send(wire.encode(self.spectators.told))
        self.spectators.changed()
        if self._audience.here() != before:
            self._tell_everywhere()

    def has_left(self, connection: Connection) -> None:
        """Note that a connection is gone. The others are told with the next turn."""
        self.spectators.changed()
        if connection.seat is not None and connection.seat not in self._audience.here():
            self._has_someone_left = True
            self._look()

    def tell_changes(self) -> None:
        """Tell of people who have left or missed a decision since the last turn."""
        if self._has_someone_left or self.missed() != self._missed:
            self._missed = self.missed()
            self._tell_everywhere()

    def _tell_everywhere(self) -> None:
        self._has_someone_left = False
        self.tell_here()
        self._tell_processes()

    def tell_here(self) -> None:
        """Tell everybody at this process of the table as it is now."""
        self._told_here = self._audience.here()
        self._audience.tell_table(self.shown(), self._left())

    def _tell_here_if_changed(self) -> None:
        if self._audience.here() != self._told_here:
            self.tell_here()

    # --- processes ---

    def _tell_processes(self) -> None:
        people = msgspec.to_builtins(self.spectators.here_locally())
        seats = sorted(self._audience.here_locally())
        self._news.tell(self._seating.doc.id, "here", seats=seats, spectators=people)

    def look_around(self) -> None:
        """Now and then, tell other processes who is present here, and viewers if a silent process's people left."""
        self._tell_processes()
        self.spectators.changed()
        self._tell_here_if_changed()

    def heard(self, process: str, seats: list[int], spectators: Any) -> None:
        """Take in who is present at another process. One of an earlier version does not report spectators."""
        if not self._audience.has_heard_of(process):  # then it does not know who is present here, either
            self._tell_processes()
        self._audience.heard(process, seats)
        if spectators is not None:
            self.spectators.heard(process, spectators)
        self._tell_here_if_changed()
