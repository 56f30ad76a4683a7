"""Das Amulett: moves carried out and told, and views, as ordinary Python gets them from what compiled code writes."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from serai.games.amulett.edition.compile import data_of
from serai.games.amulett.edition.read import Edition
from serai.games.amulett.rules.state import SEATS
from serai.games.amulett.seen.entry_points import (
    draw_chance,
    go_on_in,
    play_move,
    write_changes,
    write_legal,
    write_move,
    write_result,
)
from serai.games.amulett.seen.names import fill_names
from serai.games.amulett.seen.offers import room_for_offers
from serai.games.amulett.seen.record import AREA, COLOUR, METAL, SPELL, Seen
from serai.games.amulett.seen.redaction import GATE
from serai.games.amulett.seen.workspace import Setting, Workspace
from serai.games.game import Move
from serai.kernel.edition import kept_by_edition
from serai.kernel.event_text import EventText
from serai.kernel.json_writer import texts_in
from serai.kernel.schema import Bytes, blank
from serai.kernel.showing import Room, ViewWriter
from serai.kernel.view_table import ViewTable

_object = msgspec.json.Decoder(dict[str, Any]).decode
_objects = msgspec.json.Decoder(list[dict[str, Any]]).decode


class GameSetting:
    """What all games of an edition have in common: the memory of a Setting, and how views are written."""

    def __init__(self, edition: Edition):
        settings = blank(Setting, 1)
        self.memory: Bytes = settings.view(np.uint8)
        settings["edition"] = data_of(edition)
        settings["masks"] = GATE.masks
        fill_names(settings["names"], edition)
        self.table = table_of(edition)


def table_of(edition: Edition) -> ViewTable:
    """How views are written with the names of an edition; what a viewer may choose from is written beside them."""
    spells = ["", *edition.spells]
    named = {METAL: edition.metals, COLOUR: edition.gems, AREA: edition.map.areas, SPELL: spells}
    table = ViewTable(Seen, {words.name: list(chosen) for words, chosen in named.items()})
    table.room += room_for_offers(max(map(table.lexicon.longest, named)))
    return table


@kept_by_edition(most=100)
def setting_of(edition: Edition) -> GameSetting:
    """The setting of an edition's games; made once for the same content."""
    return GameSetting(edition)


class Writer(ViewWriter):
    """Writes events and views. The memory is that of a state.

    A page with room for all changes of one viewer is enough for everything else. Of the legal moves alone there may be
    21,856, which name one thing at least. What is told of one move to everybody names less than 400 things in each of
    its eight texts: all gems, all areas, or every spell in a few events.
    """

    def play(self, memory: Bytes, setting: GameSetting, seat: int, action: int) -> EventText | int:
        """Carry out a move: what it did comes back, or a refusal (below 0), which changes nothing.

        An outcome of chance lies in the state already, see `entry_points.play_move`.
        """
        room = self._room_for(setting)
        count = play_move(memory, setting.memory, room.workspace, room.page, seat, action)
        return count if count < 0 else EventText(tuple(texts_in(room.texts, room.ends, count)))

    def go_on(self, memory: Bytes, setting: GameSetting) -> EventText | None:
        """Carry out what follows by itself, up to an event; return None if there is nothing more."""
        room = self._room_for(setting)
        count = go_on_in(memory, setting.memory, room.workspace, room.page)
        return EventText(tuple(texts_in(room.texts, room.ends, count))) if count else None

    def draw(self, memory: Bytes, setting: GameSetting) -> Move:
        """The outcome that the state's own generator decides on; it lies in the state then."""
        room = self._room_for(setting)
        return _object(room.texts[: draw_chance(memory, setting.memory, room.page)])

    def legal(self, memory: Bytes, setting: GameSetting, seat: int) -> list[Move]:
        """A seat's legal moves, ascending."""
        room = self._room_for(setting)
        return _objects(room.texts[: write_legal(memory, setting.memory, room.workspace, room.page, seat)])

    def move(self, memory: Bytes, setting: GameSetting, seat: int, action: int) -> Move:
        """The move of this number."""
        room = self._room_for(setting)
        return _object(room.texts[: write_move(memory, setting.memory, room.page, seat, action)])

    def result(self, memory: Bytes, setting: GameSetting) -> dict[str, Any]:
        """The result of a finished game."""
        room = self._room_for(setting)
        return _object(room.texts[: write_result(memory, setting.memory, room.page)])

    def _room_for(self, setting: GameSetting) -> Room:
        """This thread's, with a page that is large enough."""
        room = self.room
        if len(room.page) < setting.table.room:
            room.turn_page(setting.table.room)
        return room


WRITER = Writer(write_changes, Workspace, Seen, SEATS)
