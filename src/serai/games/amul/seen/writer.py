"""Āmul: moves carried out and told, and views, as ordinary Python gets them from what compiled code writes."""

from __future__ import annotations

import numpy as np

from serai.games.amul.edition.compile import data_of, flags_in_use
from serai.games.amul.edition.read import Edition
from serai.games.amul.rules.state import SEATS
from serai.games.amul.seen.entry_points import go_on_in, play_move, write_changes
from serai.games.amul.seen.record import TABLE, Seen
from serai.games.amul.seen.redaction import GATE, VIEWERS
from serai.games.amul.seen.workspace import Setting, Workspace
from serai.kernel.edition import kept_by_edition
from serai.kernel.event_text import NOTHING_TOLD, EventText
from serai.kernel.json_writer import texts_in
from serai.kernel.schema import Bytes, blank
from serai.kernel.showing import Room, ViewWriter

MOST_TOLD = VIEWERS * TABLE.room
"""enough bytes for what everybody is told about one move: less than all views"""


@kept_by_edition(most=500)
def setting_of(edition: Edition, players: int, tea: int) -> Bytes:
    """The memory of a game's Setting; made once for games that have the same."""
    settings = blank(Setting, 1)
    settings["edition"] = data_of(edition)
    settings["masks"] = GATE.masks
    settings["in_use"] = flags_in_use(edition, players, tea)
    looks_around = [any(power.looks_around for power in kind.powers) for kind in edition.kinds.values()]
    settings["looks_around"][0, : len(looks_around)] = looks_around
    memory: Bytes = settings.view(np.uint8)
    return memory


class Writer(ViewWriter):
    """Writes events and views."""

    def play(self, memory: Bytes, setting: Bytes, seat: int, step: int, card: int) -> EventText | int:
        """Carry out a move; return its effects, or a refusal (below 0), which changes nothing."""
        room = self._room_to_tell()
        count = play_move(memory, setting, room.workspace, room.page, seat, step, card)
        if count <= 0:
            return count or NOTHING_TOLD
        return EventText(tuple(texts_in(room.texts, room.ends, count)))

    def go_on(self, memory: Bytes, setting: Bytes) -> EventText | None:
        """Carry out one step that needs no decision: what it did; None where there is no such step."""
        room = self._room_to_tell()
        count = go_on_in(memory, setting, room.workspace, room.page)
        return EventText(tuple(texts_in(room.texts, room.ends, count))) if count else None

    def _room_to_tell(self) -> Room:
        """This thread's, with a page that is large enough."""
        room = self.room
        if len(room.page) < MOST_TOLD:
            room.turn_page(MOST_TOLD)
        return room


WRITER = Writer(write_changes, Workspace, Seen, SEATS)
