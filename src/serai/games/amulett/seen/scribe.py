"""Das Amulett: views as ordinary Python gets them, from the pages that games.amulett.view writes."""

from __future__ import annotations

import threading
from typing import Any

import msgspec
import numpy as np

from serai.games.amulett.edition.compile import data_of
from serai.games.amulett.edition.read import Edition
from serai.games.amulett.entry_points import list_moves_at, write_news_at
from serai.games.amulett.notation import notation_of
from serai.games.amulett.rules.state import AREAS, COLOURS, DEALT, METALS, MOST_LEGAL, SEATS, SPELLS, STONES, State
from serai.games.amulett.seen.knowledge import SPECTATOR
from serai.games.amulett.seen.record import Face
from serai.games.amulett.seen.redaction import masks
from serai.games.amulett.seen.view import SIMPLE_PARTS, WORDS
from serai.kernel.json_writer import lexicon, texts_in
from serai.kernel.pointers import Bundle, Faces, viewers_of
from serai.kernel.schema import blank

_decode = msgspec.json.decode
_encode = msgspec.json.encode

ORDER = (
    *("round", "phase", "step", "start", "awaited", "party", "steps_left", "desired", "areas", "stacks"),
    *("bid", "bidder", "auction", "laid", "deck", "uses_left", "to_bury", "sold", "dry", "seats"),
)
"""of the parts in a view"""

# How often names can occur in a view, gems apart: areas and the party; stacks, payment, desires and the own hand; gems
# of seats; spells before seats, in the deck and in an auction; the own ones that are dealt, kept and buried.
NAMES_IN_A_VIEW = AREAS + 1 + 4 * METALS + SEATS * COLOURS + 2 * SPELLS + 1 + 2 * DEALT + STONES
BESIDE_A_NAME = 48
"""bytes that can go with a name: an entry of the deck around a spell, and numbers"""
WITHOUT_NAMES = 4096


class Names(Bundle):
    """The names of an edition, as games.amulett.view puts them."""

    def __init__(self, edition: Edition):
        words: list[str] = []
        for names, size in (
            (edition.metals, METALS),
            (edition.gems, COLOURS),
            (edition.map.areas, AREAS),
            (("", *edition.spells), SPELLS + 1),
        ):
            words += [_encode(name).decode() for name in names] + [""] * (size - len(names))
        letters, sizes = lexicon([*words, *WORDS])
        super().__init__(data_of(edition), masks(), letters, sizes)
        self.count, self.width = letters.shape
        gems = sum(gem.count for gem in edition.gems.values())
        self.room = WITHOUT_NAMES + (NAMES_IN_A_VIEW + gems) * (self.width + BESIDE_A_NAME)
        """bytes enough for the view of any viewer"""


_known: dict[str, Names] = {}


def names_of(edition: Edition) -> Names:
    """The names of an edition; made once for the same content."""
    if edition.hash not in _known:
        _known[edition.hash] = Names(edition)
    return _known[edition.hash]


class Setting(Bundle):
    """What the views of one game are written from."""

    def __init__(self, states: Any, edition: Edition):
        self.edition = edition
        self.names = names_of(edition)
        self.notation = notation_of(edition)
        super().__init__(states, after=self.names)


class Desk(Bundle):
    """Room for writing."""

    def __init__(self, room: int) -> None:
        self.room = room
        news: Any = np.empty(room, dtype=np.uint8)
        ends: Any = np.empty(SPECTATOR + 1, dtype=np.int64)
        self.actions: Any = np.empty(MOST_LEGAL, dtype=np.int64)
        self.seen = blank(State, 1)
        super().__init__(self.seen, blank(Face, 1), ends, news, self.actions)
        self.news = memoryview(news)
        self.ends = memoryview(ends)
        """where the news for each viewer end"""


class Scribe(threading.local):
    """Writes views. Its desk is used again and again, so every thread has its own: compiled code of several may be
    writing at once.
    """

    def __init__(self) -> None:
        self.desk = Desk(0)
        self.faces = [Faces(Face, players) for players in range(SEATS + 1)]
        """by number of players, for whole views"""

    def moves(self, setting: Setting, seat: int) -> tuple[list[int], bytes]:
        """The numbers of a seat's legal moves, ascending, and the memory of the state that the seat sees."""
        desk = self.desk
        size = list_moves_at(setting.addresses, desk.addresses, seat)
        actions: list[int] = desk.actions[:size].tolist()
        actions.sort()
        return actions, desk.seen.tobytes()

    def changes(
        self, setting: Setting, viewers: tuple[int | None, ...], album: Faces, version: int = 0
    ) -> tuple[list[bytes], int]:
        """What has changed for each of several viewers but for their moves, and who has moves to choose from, as bits.

        The album is brought up to date. The state may have been redacted for one of them before.
        """
        names, them = setting.names, viewers_of(viewers, SPECTATOR)
        if self.desk.room < names.room * them.count:
            self.desk = Desk(names.room * them.count)
        desk = self.desk
        asked = write_news_at(
            setting.addresses,
            names.count,
            names.width,
            desk.addresses,
            desk.room,
            album.address,
            album.players,
            them.address,
            them.count,
            version,
        )
        return texts_in(desk.news, desk.ends, them.count), asked

    def view(self, setting: Setting, players: int, viewer: int | None) -> dict[str, Any]:
        """One whole view, without version and moves: all that has changed for someone who has seen nothing."""
        album = self.faces[players]
        album.clear()
        (text,), _ = self.changes(setting, (viewer,), album)
        parts = [value for _, _, value in _decode(b"[%b]" % text)]
        by_name = dict(zip(SIMPLE_PARTS, parts, strict=False)) | {"seats": parts[len(SIMPLE_PARTS) :]}
        return {part: by_name[part] for part in ORDER}


SCRIBE = Scribe()
