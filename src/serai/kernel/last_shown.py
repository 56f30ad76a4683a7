"""What every viewer of a game was last shown, as ordinary Python keeps it and hands it to compiled code."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import numpy as np

from serai.kernel.schema import Bytes, Record, blank

_decode = msgspec.json.decode


class LastShown:
    """What each seat of a game, and after them the spectators, were last shown: nothing at first.

    The record is a game's own; it says with `is_shown` whether anything was.
    """

    def __init__(self, seen: type[Record], players: int):
        records = blank(seen, players + 1)
        self.memory: Bytes = records.view(np.uint8)
        self._is_shown = records["is_shown"]

    def clear(self) -> None:
        """Nobody was shown anything."""
        self._is_shown[:] = 0


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
