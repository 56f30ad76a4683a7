"""Das Amulett: views and legal moves, as ordinary Python gets them from what compiled code writes."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np

from serai.games.amulett.edition.compile import data_of
from serai.games.amulett.edition.read import Edition
from serai.games.amulett.entry_points import list_legal, write_changes
from serai.games.amulett.rules.state import MOST_LEGAL, SEATS
from serai.games.amulett.seen.knowledge import SPECTATOR
from serai.games.amulett.seen.record import AREA, COLOUR, METAL, SPELL, Seen
from serai.games.amulett.seen.redaction import masks
from serai.games.amulett.seen.workspace import Setting, Workspace
from serai.kernel.json_writer import texts_in
from serai.kernel.last_shown import LastShown, view_in, viewers_of
from serai.kernel.schema import Bytes, empty
from serai.kernel.view_table import ViewTable


class GameSetting:
    """What all games of an edition have in common: the memory of a Setting, and how views are written."""

    def __init__(self, edition: Edition):
        self.edition = edition
        settings, self.memory = empty(Setting)
        settings["edition"] = data_of(edition)
        settings["masks"] = masks()
        self.table = table_of(edition)


def table_of(edition: Edition) -> ViewTable:
    """How views are written with the names of an edition."""
    spells = ["", *edition.spells]
    named = {METAL: edition.metals, COLOUR: edition.gems, AREA: edition.map.areas, SPELL: spells}
    return ViewTable(Seen, {words.name: list(chosen) for words, chosen in named.items()})


_settings: dict[str, GameSetting] = {}


def setting_of(edition: Edition) -> GameSetting:
    """The setting of an edition's games; made once for the same content."""
    if edition.hash not in _settings:
        _settings[edition.hash] = GameSetting(edition)
    return _settings[edition.hash]


class Writer(threading.local):
    """Writes views. Every thread has its own workspace, because compiled code of several may be writing at once."""

    def __init__(self) -> None:
        self._workspaces, self._workspace = empty(Workspace)
        self._ends = memoryview(self._workspaces["ends"][0])
        self._page: Any = np.empty(0, dtype=np.uint8)
        self._actions: Any = np.empty(MOST_LEGAL, dtype=np.int64)
        self._shown = [LastShown(Seen, players) for players in range(SEATS + 1)]
        """by number of players, for whole views"""

    def moves(self, memory: Bytes, setting: GameSetting, seat: int) -> tuple[list[int], bytes]:
        """The numbers of a seat's legal moves, ascending, and the memory of the state that the seat sees."""
        size = list_legal(memory, setting.memory, self._workspace, self._actions, seat)
        actions: list[int] = self._actions[:size].tolist()
        actions.sort()
        return actions, self._workspaces["redacted"].tobytes()

    def changes(
        self, memory: Bytes, setting: GameSetting, viewers: tuple[int | None, ...], shown: LastShown, version: int
    ) -> tuple[list[bytes], int]:
        """What has changed for each of several viewers but for their moves, and who has moves to choose from, as bits.

        The memory is that of a state, which may have been redacted for one of them before.
        """
        them, table = viewers_of(viewers, SPECTATOR), setting.table
        if len(self._page) < table.room * len(them):
            self._page = np.empty(table.room * len(them), dtype=np.uint8)
        page = self._page
        how = table.rows, table.letters, table.starts
        asked = write_changes(memory, setting.memory, self._workspace, *how, shown.memory, them, page, version)
        return texts_in(memoryview(page), self._ends, len(them)), asked

    def view(self, memory: Bytes, setting: GameSetting, players: int, viewer: int | None) -> dict[str, Any]:
        """One whole view, without version and moves: all that has changed for someone who has seen nothing."""
        shown = self._shown[players]
        shown.clear()
        (text,), _ = self.changes(memory, setting, (viewer,), shown, 0)
        view = view_in(text)
        del view["version"]
        return view


WRITER = Writer()
