"""All viewers of a table: their connections, what each was shown and when, and who is present."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Set
from math import inf
from typing import Any, NamedTuple

from serai.played_game import PlayedGame, Shot
from serai.server import wire
from serai.server.base import clock
from serai.server.table.game.live_game import LiveGame
from serai.server.table.viewers.connection import Connection
from serai.server.table.viewers.stream import Shown, Stream, view_for
from serai.server.work.fair_queue import NOBODY

REMEMBERED_SECONDS = 75.0
"""How long another process's news about who is present counts; it is repeated more often than that."""
SEALED_SECONDS = 0.1
"""seconds until others see that someone has chosen in secret; until the last one has, it changes little"""

Left = Callable[[int | None], float | None]
"""the seconds that each viewer has left"""


class ViewerGroup:
    """All connections with the view of one seat, or of spectators: they share a stream."""

    def __init__(self) -> None:
        self.stream = Stream()
        self.connections: list[Connection] = []

    def send(self, message: bytes) -> None:
        for connection in self.connections:
            connection.send(message)


class Audience:
    """The viewers of one table in this process, and people known to be at others."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self._groups: dict[int | None, ViewerGroup] = {}
        """by viewer; an empty one is kept for viewers who come back"""
        self._shown = Shown()
        self._elsewhere: dict[str, tuple[float, frozenset[int]]] = {}
        self._began = clock.now()
        self._parted: dict[int | None, float] = {}
        """by seat, when its owner was last seen here"""

    # --- who is here ---

    def join(self, connection: Connection) -> None:
        """Add a viewer, or one who has changed seats."""
        self.connections.add(connection)
        self._form_groups()

    def part(self, connection: Connection) -> None:
        """Remove a viewer."""
        self.connections.remove(connection)
        self._parted[connection.seat] = clock.now()
        self._form_groups()

    def _form_groups(self) -> None:
        for group in self._groups.values():
            group.connections.clear()
        for connection in self.connections:
            self._group(connection.seat).connections.append(connection)

    def _group(self, viewer: int | None) -> ViewerGroup:
        if viewer not in self._groups:
            self._groups[viewer] = ViewerGroup()
        return self._groups[viewer]

    def here(self) -> frozenset[int]:
        """Return the seats whose owners are connected, here or at another process."""
        if not self._elsewhere:
            return self.here_locally()
        fresh = clock.now() - REMEMBERED_SECONDS
        elsewhere = (seats for heard, seats in self._elsewhere.values() if heard > fresh)
        return self.here_locally().union(*elsewhere)

    def away_seconds(self, seat: int) -> float | None:
        """Return how long a seat's owner has been away, as far as this process knows; None if they are present."""
        return None if seat in self.here() else clock.now() - self._parted.get(seat, self._began)

    def payer(self) -> str:
        """Return the network for which this table's bots think: that of a player, or at least of a spectator."""
        known = sorted(self.connections, key=lambda connection: (connection.seat is None, connection.seat or 0))
        return known[0].network if known else NOBODY

    def here_locally(self) -> frozenset[int]:
        return frozenset(connection.seat for connection in self.connections if connection.seat is not None)

    def has_heard_of(self, process: str) -> bool:
        """Whether another process has lately said who is present."""
        heard, _ = self._elsewhere.get(process, (-inf, None))
        return heard > clock.now() - REMEMBERED_SECONDS

    def heard(self, process: str, seats: list[int]) -> None:
        """Note who is present at another process. People it no longer lists have just left."""
        now = clock.now()
        _, before = self._elsewhere.get(process, (now, frozenset[int]()))
        self._parted.update(dict.fromkeys(before.difference(seats), now))
        self._elsewhere[process] = (now, frozenset(seats))

    # --- what they see ---

    def show(self, table: PlayedGame, left: Left, only: Set[int | None] | None = None) -> None:
        """Bring every connected viewer, or some of them, up to date. Viewers who see no difference are sent nothing."""
        viewers = tuple(
            viewer for viewer, group in self._groups.items() if group.connections and (only is None or viewer in only)
        )
        for shot in table.take_shots():
            self._show_shot(table, shot, viewers, left)
        if viewers:
            self._update(table, viewers, left)

    def _show_shot(self, table: PlayedGame, shot: Shot, viewers: tuple[int | None, ...], left: Left) -> None:
        """Send an earlier step of the game to viewers who follow it and have not been shown more."""
        following = tuple(viewer for viewer in viewers if self._groups[viewer].stream.may_show(shot.told))
        for viewer, changes in zip(following, self._shown.changes_at(shot, following), strict=True):
            group = self._groups[viewer]
            message = group.stream.show(changes, table.news(viewer, group.stream.told, shot.told), left(viewer))
            if message is not None:
                group.send(message)

    def _update(self, table: PlayedGame, viewers: tuple[int | None, ...], left: Left) -> None:
        for viewer, changes in zip(viewers, self._shown.changes(table, viewers), strict=True):
            group = self._groups[viewer]
            stream = group.stream
            may_withdraw = viewer is not None and viewer == table.withdrawable
            if stream.is_new:
                view = view_for(table, viewer)
                message: bytes | None = stream.begin(view, table.told_count, left(viewer), may_withdraw=may_withdraw)
            else:
                message = stream.show(changes, table.news(viewer, stream.told), left(viewer), may_withdraw=may_withdraw)
            if message is not None:
                group.send(message)

    def catch_up(
        self, viewer: int | None, revision: str | None, table: PlayedGame | None, left: Left
    ) -> tuple[str, dict[str, Any] | None, list[wire.Update] | None]:
        """Return for someone who (re)joins the present revision, and the whole view or the updates since theirs."""
        stream = self._group(viewer).stream
        if table is not None:
            self._update(table, (viewer,), left)
        gap = stream.since(revision)
        view = view_for(table, viewer) if table is not None and gap is None else None
        return stream.revision, view, gap

    def broadcast(self, message: wire.ServerMessage) -> None:
        """Send everybody the same message: only what everybody may know."""
        encoded = wire.encode(message)
        for connection in self.connections:
            connection.send(encoded)

    def tell_table(self, table: wire.Table, left: Left) -> None:
        """Send the table as everybody may know it, and each viewer their time left."""
        for viewer, group in self._groups.items():
            if group.connections:
                group.send(wire.encode(wire.TableChanged(table, left(viewer))))


class Extent(NamedTuple):
    """The progress of a game: final moves, and rows of its log."""

    version: int
    length: int


class Showing:
    """Shows final moves at once. Sealed choices are shown at once to their owners; for the others they wait a little,
    so that several are one update. `look` asks for a turn in which they are shown.
    """

    def __init__(self, audience: Audience, look: Callable[[], None]):
        self._audience, self._look = audience, look
        self._shown = Extent(0, 0)
        """to everybody"""
        self._waiting: asyncio.TimerHandle | None = None
        self._has_waited = False

    def show(self, game: LiveGame, left: Left, deciding: Set[int | None]) -> None:
        """Show what is stored. `deciding` are the seats that have decided in this turn."""
        now = Extent(game.table.version, game.stored)
        if now == self._shown:
            return
        if self._audience.connections and now.version == self._shown.version and not self._has_waited:
            self._audience.show(game.table, left, deciding)
            if self._waiting is None:
                self._waiting = asyncio.get_running_loop().call_later(SEALED_SECONDS, self._show_sealed)
            return
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting, self._has_waited = None, False
        self._shown = now
        self._audience.show(game.table, left)

    def _show_sealed(self) -> None:
        """Not here and now: a move may be on its way to the store."""
        self._has_waited = True
        self._look()
