"""Das Amulett: views and legal moves, as ordinary Python gets them from what compiled code writes."""

from __future__ import annotations

import numpy as np

from serai.games.amulett.edition.compile import data_of
from serai.games.amulett.edition.read import Edition
from serai.games.amulett.entry_points import list_legal, write_changes
from serai.games.amulett.rules.state import MOST_LEGAL, SEATS
from serai.games.amulett.seen.record import AREA, COLOUR, METAL, SPELL, Seen
from serai.games.amulett.seen.redaction import masks
from serai.games.amulett.seen.workspace import Setting, Workspace
from serai.kernel.schema import Bytes, empty
from serai.kernel.showing import ViewWriter
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


class Writer(ViewWriter):
    """Writes views, and lists legal moves."""

    def moves(self, memory: Bytes, setting: GameSetting, seat: int) -> tuple[list[int], bytes]:
        """The numbers of a seat's legal moves, ascending, and the memory of the state that the seat sees."""
        room, found = self.room, np.empty(MOST_LEGAL, dtype=np.int64)
        size = list_legal(memory, setting.memory, room.workspace, found, seat)
        actions: list[int] = found[:size].tolist()
        actions.sort()
        return actions, room.workspaces["redacted"].tobytes()


WRITER = Writer(write_changes, Workspace, Seen, SEATS)
