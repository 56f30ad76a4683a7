"""Views as ordinary Python gets them: what every viewer was last shown, and what compiled code writes since then."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import numpy as np

from serai.kernel.json_writer import texts_in
from serai.kernel.schema import Bytes, Record, empty
from serai.kernel.view_table import ViewTable

_decode = msgspec.json.decode


class LastShown:
    """What each seat of a game, and after them the spectators, were last shown: nothing at first.

    The record is a game's own. Its first field, `is_shown`, says whether anything was.
    """

    def __init__(self, seen: type[Record], players: int):
        self.memory: Bytes = np.zeros((players + 1) * seen.dtype.itemsize, dtype=np.uint8)


class Room:
    """Where one thread works: a record for compiled code, and a page for what it writes."""

    def __init__(self, workspace: type[Record]):
        self.workspaces, self.workspace = empty(workspace)
        self.ends = memoryview(self.workspaces["ends"][0])
        """where each text ends"""
        self.turn_page(0)

    def turn_page(self, size: int) -> None:
        """A new page of this size in bytes."""
        self.page: Bytes = np.empty(size, dtype=np.uint8)
        self.texts = self.page.data


class ViewWriter:
    """Writes the views of a game. Every thread has a room of its own, because several may be writing at once."""

    def __init__(self, write: Callable[..., Any], workspace: type[Record], seen: type[Record], seats: int):
        self._write = write
        """the game's compiled `write_changes`"""
        self._workspace, self.seen = workspace, seen
        self._spectator = seats
        self._rooms = threading.local()

    @property
    def room(self) -> Room:
        """This thread's."""
        try:
            room: Room = self._rooms.room
        except AttributeError:
            room = self._rooms.room = Room(self._workspace)
        return room

    def changes(
        self,
        memory: Bytes,
        setting: Bytes,
        table: ViewTable,
        viewers: tuple[int | None, ...],
        shown: LastShown,
        version: int,
    ) -> tuple[list[bytes], Any]:
        """Return the changes for several viewers, who are then shown them, and the result of the game's function.

        The memory is that of a state, which may have been redacted for one of them before.
        """
        room, them = self.room, viewers_of(viewers, self._spectator)
        count = len(viewers)
        if len(room.page) < table.room * count:
            room.turn_page(table.room * count)
        returned = self._write(
            memory,
            setting,
            room.workspace,
            table.rows,
            table.letters,
            table.starts,
            shown.memory,
            them,
            room.page,
            version,
        )
        return texts_in(room.texts, room.ends, count), returned

    def view(self, memory: Bytes, setting: Bytes, table: ViewTable, players: int, viewer: int | None) -> dict[str, Any]:
        """One whole view, without the table's version: all that has changed for someone who has seen nothing."""
        (text,), _ = self.changes(memory, setting, table, (viewer,), LastShown(self.seen, players), 0)
        view = view_in(text)
        del view["version"]
        return view


@cache
def viewers_of(viewers: tuple[int | None, ...], spectator: int) -> Bytes:
    """Who looks: seats, and for None the number that stands for spectators."""
    return np.array([spectator if viewer is None else viewer for viewer in viewers], dtype=np.uint8)


def view_in(changes: bytes) -> dict[str, Any]:
    """The view of someone who had seen nothing before these changes."""
    view: dict[str, Any] = {}
    for _, path, value in _decode(b"[%b]" % changes):
        inside: Any = view
        for step in path[:-1]:
            inside = inside[step]
        inside[path[-1]] = value
    return view
