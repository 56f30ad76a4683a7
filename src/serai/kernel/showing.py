"""Views as ordinary Python gets them: what every viewer was last shown, and what compiled code writes since then."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import numpy as np

from serai.kernel.json_writer import texts_in
from serai.kernel.schema import Bytes, Record, blank, empty
from serai.kernel.view_table import ViewTable

_decode = msgspec.json.decode


class LastShown:
    """What each seat of a game, and after them the spectators, were last shown: nothing at first.

    The record is a game's own. Its first field, `is_shown`, says whether anything was.
    """

    def __init__(self, seen: type[Record], players: int):
        records = blank(seen, players + 1)
        self.memory: Bytes = records.view(np.uint8)
        self._is_shown = records["is_shown"]

    def clear(self) -> None:
        """Nobody was shown anything."""
        self._is_shown[:] = 0


class ViewWriter(threading.local):
    """Writes the views of a game. Every thread has its own workspace, because compiled code of several may be writing
    at once.
    """

    def __init__(self, write: Callable[..., Any], workspace: type[Record], seen: type[Record], seats: int):
        self._write = write
        """the game's compiled `write_changes`"""
        self.workspaces, self.workspace = empty(workspace)
        self.ends = memoryview(self.workspaces["ends"][0])
        """where each text ends"""
        self.spectator = seats
        self._shown = [LastShown(seen, players) for players in range(seats + 1)]
        """by number of players, for whole views"""
        self.page: Any = np.empty(0, dtype=np.uint8)

    def make_room(self, size: int) -> None:
        """A page for texts of so many bytes."""
        if len(self.page) < size:
            self.page = np.empty(size, dtype=np.uint8)

    def changes(
        self,
        memory: Bytes,
        setting: Bytes,
        table: ViewTable,
        viewers: tuple[int | None, ...],
        shown: LastShown,
        version: int,
    ) -> tuple[list[bytes], Any]:
        """What has changed for each of several viewers, who are then shown it, and what the game's function returns.

        The memory is that of a state, which may have been redacted for one of them before.
        """
        them = viewers_of(viewers, self.spectator)
        self.make_room(table.room * len(them))
        page, ends = self.page, self.ends
        how = table.rows, table.letters, table.starts
        returned = self._write(memory, setting, self.workspace, *how, shown.memory, them, page, version)
        return texts_in(page.data, ends, len(them)), returned

    def view(self, memory: Bytes, setting: Bytes, table: ViewTable, players: int, viewer: int | None) -> dict[str, Any]:
        """One whole view, without the table's version: all that has changed for someone who has seen nothing."""
        shown = self._shown[players]
        shown.clear()
        (text,), _ = self.changes(memory, setting, table, (viewer,), shown, 0)
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
