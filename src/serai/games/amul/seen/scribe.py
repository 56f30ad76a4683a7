"""Āmul: moves carried out and told, and views, as ordinary Python gets them from what compiled code writes."""

from __future__ import annotations

import threading
from typing import Any

import msgspec
import numpy as np

from serai.games.amul.edition.compile import data_of, flags_in_use
from serai.games.amul.edition.read import Edition
from serai.games.amul.entry_points import play_at, write_news_at
from serai.games.amul.rules.sheet import Sheet
from serai.games.amul.rules.state import SEATS, State
from serai.games.amul.seen.events import MOST_TEXTS
from serai.games.amul.seen.record import Face
from serai.games.amul.seen.redaction import SPECTATOR, masks
from serai.games.amul.seen.view import COMMON, OWN, PAGE, UNSEEN
from serai.kernel.event_text import SILENCE, Tale
from serai.kernel.json_writer import texts_in
from serai.kernel.pointers import Bundle, Faces, viewers_of
from serai.kernel.schema import blank

_decode = msgspec.json.decode


class Setting(Bundle):
    """What the views of one game are written from.

    `offered` says by card which seat, plus 1, has offered it this round (A4.3).
    """

    def __init__(self, states: Any, offered: bytearray, edition: Edition, players: int, tea: int):
        key = (edition.hash, players, tea)
        if key not in _lasting:
            _lasting[key] = Bundle(data_of(edition), masks(), flags_in_use(edition, players, tea))
        super().__init__(states, np.frombuffer(offered, dtype=np.uint8), after=_lasting[key])


_lasting: dict[tuple[str, int, int], Bundle] = {}
"""what is the same for all games of an edition with so many players"""


class Desk(Bundle):
    """Room for writing."""

    def __init__(self) -> None:
        page: Any = np.empty(PAGE, dtype=np.uint8)
        news: Any = np.empty((SPECTATOR + 1) * PAGE, dtype=np.uint8)
        ends: Any = np.empty(MOST_TEXTS, dtype=np.int64)
        # A state: the one before a move, or what a viewer sees.
        # Two faces: what a viewer sees now, and what the one before was shown last.
        super().__init__(blank(State, 1), blank(Sheet, 1), blank(Face, 2), page, ends, news)
        self.news = memoryview(news)
        self.ends = memoryview(ends)
        """where the news for each viewer, or the texts of a tale, end"""


class Scribe(threading.local):
    """Writes what is told and shown. Its desk is used again and again, so every thread has its own: compiled code of
    several may be writing at once.
    """

    def __init__(self) -> None:
        self.desk = Desk()
        self.albums = [Faces(Face, players) for players in range(SEATS + 1)]
        """by number of players, for whole views"""

    def play(self, setting: Setting, seat: int, step: int, card: int) -> Tale | int:
        """Carry out a move: what followed from it comes back, or a refusal (below 0), which changes nothing."""
        count = play_at(setting.addresses, self.desk.addresses, seat, step, card)
        if count <= 0:
            return count or SILENCE
        return Tale(tuple(texts_in(self.desk.news, self.desk.ends, count)))

    def changes(self, setting: Setting, viewers: tuple[int | None, ...], album: Faces, version: int = 0) -> list[bytes]:
        """What has changed for each of several viewers; the album is brought up to date.

        The state may have been redacted for one of them before.
        """
        desk, them = self.desk, viewers_of(viewers, SPECTATOR)
        write_news_at(
            setting.addresses, desk.addresses, album.address, album.players, them.address, them.count, version
        )
        return texts_in(desk.news, desk.ends, them.count)

    def view(self, setting: Setting, players: int, viewer: int | None) -> dict[str, Any]:
        """One whole view, without version and legal moves: all that has changed for someone who has seen nothing."""
        album = self.albums[players]
        album.clear()
        (text,) = self.changes(setting, (viewer,), album)
        parts = {tuple(path): value for _, path, value in _decode(b"[%b]" % text)}
        seats = [parts["seats", seat] for seat in range(players)]
        if viewer is not None:
            seats[viewer] |= {field: parts["seats", viewer, field] for field in OWN[:UNSEEN]}
        shown = {part: parts[part,] for part in COMMON[1:]} | {"seats": seats}
        return shown | {part: parts[part,] for part in ("unseen", "gains") if (part,) in parts}


SCRIBE = Scribe()
