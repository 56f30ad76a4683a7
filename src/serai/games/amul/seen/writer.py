"""Āmul: moves carried out and told, and views, as ordinary Python gets them from what compiled code writes."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np

from serai.games.amul.edition.compile import data_of, flags_in_use
from serai.games.amul.edition.read import Edition
from serai.games.amul.entry_points import play_move, write_changes
from serai.games.amul.rules.state import SEATS
from serai.games.amul.seen.record import TABLE, Seen
from serai.games.amul.seen.redaction import SPECTATOR, VIEWERS, masks
from serai.games.amul.seen.workspace import Setting, Workspace
from serai.kernel.event_text import NOTHING_TOLD, EventText
from serai.kernel.json_writer import texts_in
from serai.kernel.last_shown import LastShown, view_in, viewers_of
from serai.kernel.schema import Bytes, empty

_settings: dict[tuple[str, int, int], Bytes] = {}


def setting_of(edition: Edition, players: int, tea: int) -> Bytes:
    """The memory of a game's Setting; made once for games that have the same."""
    key = (edition.hash, players, tea)
    if key not in _settings:
        settings, _settings[key] = empty(Setting)
        settings["edition"] = data_of(edition)
        settings["masks"] = masks()
        settings["in_use"] = flags_in_use(edition, players, tea)
    return _settings[key]


class Writer(threading.local):
    """Writes what is told and shown. Every thread has a workspace of its own, because compiled code of several may be
    writing at once.
    """

    def __init__(self) -> None:
        workspaces, self._workspace = empty(Workspace)
        self._ends = memoryview(workspaces["ends"][0])
        page: Any = np.empty(VIEWERS * TABLE.room, dtype=np.uint8)
        self._page: Bytes = page
        self._texts = memoryview(page)
        self._shown = [LastShown(Seen, players) for players in range(SEATS + 1)]
        """by number of players, for whole views"""

    def play(self, memory: Bytes, setting: Bytes, seat: int, step: int, card: int) -> EventText | int:
        """Carry out a move: what followed from it comes back, or a refusal (below 0), which changes nothing."""
        count = play_move(memory, setting, self._workspace, self._page, seat, step, card)
        if count <= 0:
            return count or NOTHING_TOLD
        return EventText(tuple(texts_in(self._texts, self._ends, count)))

    def changes(
        self, memory: Bytes, setting: Bytes, viewers: tuple[int | None, ...], shown: LastShown, version: int
    ) -> list[bytes]:
        """What has changed for each of several viewers, who are then shown it.

        The memory is that of a state, which may have been redacted for one of them before.
        """
        them = viewers_of(viewers, SPECTATOR)
        table = TABLE.rows, TABLE.letters, TABLE.starts
        write_changes(memory, setting, self._workspace, *table, shown.memory, them, self._page, version)
        return texts_in(self._texts, self._ends, len(them))

    def view(self, memory: Bytes, setting: Bytes, players: int, viewer: int | None) -> dict[str, Any]:
        """One whole view, without the table's version: all that has changed for someone who has seen nothing."""
        shown = self._shown[players]
        shown.clear()
        (text,) = self.changes(memory, setting, (viewer,), shown, 0)
        view = view_in(text)
        del view["version"]
        return view


WRITER = Writer()
