"""Everybody who looks at a table: their connections, what each viewer was shown, and who is here."""

from __future__ import annotations

from collections.abc import Set
from time import monotonic
from typing import Any

from serai.played_game import PlayedGame
from serai.server import wire
from serai.server.connection import Connection
from serai.server.sight import Shown, sight
from serai.server.stream import Stream

SEALED_SECONDS = 0.1
"""how long it may take until others see that someone has chosen in secret; until the last one has, it changes little"""
REMEMBERED_SECONDS = 75.0
"""How long another process's word about who is there counts; it is repeated more often than that."""


class Audience:
    """The viewers of one table in this process, and who is known to be at others."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self._circles: dict[int | None, list[Connection]] = {}
        """the connections of each viewer"""
        self._streams: dict[int | None, Stream] = {}
        self._shown = Shown()
        self._elsewhere: dict[str, tuple[float, frozenset[int]]] = {}

    # --- who is here ---

    def join(self, connection: Connection) -> None:
        """Someone looks on, or has changed seats."""
        self.connections.add(connection)
        self._form_circles()

    def part(self, connection: Connection) -> None:
        """Someone is gone."""
        self.connections.remove(connection)
        self._form_circles()

    def _form_circles(self) -> None:
        self._circles = {}
        for connection in self.connections:
            self._circles.setdefault(connection.seat, []).append(connection)

    def here(self) -> frozenset[int]:
        """The seats whose owners are connected, here or at another process."""
        fresh = monotonic() - REMEMBERED_SECONDS
        elsewhere = (seats for heard, seats in self._elsewhere.values() if heard > fresh)
        return self.here_locally().union(*elsewhere)

    def here_locally(self) -> frozenset[int]:
        return frozenset(connection.seat for connection in self.connections if connection.seat is not None)

    def heard(self, process: str, seats: list[int]) -> None:
        """Another process says who is there."""
        self._elsewhere[process] = (monotonic(), frozenset(seats))

    # --- what they see ---

    def show(self, table: PlayedGame, left: float | None, only: Set[int | None] | None = None) -> None:
        """Bring every connected viewer, or some of them, up to date. Whoever sees no difference is sent nothing."""
        viewers = tuple(viewer for viewer in self._circles if only is None or viewer in only)
        if viewers:
            self._update(table, viewers, left)

    def _update(self, table: PlayedGame, viewers: tuple[int | None, ...], left: float | None) -> None:
        for viewer, changes in zip(viewers, self._shown.changes(table, viewers), strict=True):
            stream = self._streams.get(viewer) or self._stream(viewer)
            if stream.is_new:
                message: bytes | None = stream.begin(sight(table, viewer), table.tales, left)
            else:
                message = stream.show(changes, table.news(viewer, stream.told), left)
            if message is not None:
                for connection in self._circles.get(viewer, ()):
                    connection.send(message)

    def _stream(self, viewer: int | None) -> Stream:
        if viewer not in self._streams:
            self._streams[viewer] = Stream()
        return self._streams[viewer]

    def catch_up(
        self, viewer: int | None, revision: str | None, table: PlayedGame | None, left: float | None
    ) -> tuple[str, dict[str, Any] | None, list[wire.Update] | None]:
        """For someone who (re)joins: the present revision, and the whole view or the updates since theirs."""
        if table is not None:
            self._update(table, (viewer,), left)
        stream = self._stream(viewer)
        gap = stream.since(revision)
        view = sight(table, viewer) if table is not None and gap is None else None
        return stream.revision, view, gap

    def broadcast(self, message: wire.ServerMessage) -> None:
        """The same message for everybody: only what everybody may know."""
        encoded = wire.encode(message)
        for connection in self.connections:
            connection.send(encoded)
