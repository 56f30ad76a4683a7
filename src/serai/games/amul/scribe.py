"""Āmul: views as ordinary Python gets them, from the pages that games.amul.view writes."""

from __future__ import annotations

import threading
from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec
import numpy as np

from serai.games.amul.calls import write_news_in
from serai.games.amul.edition import Edition
from serai.games.amul.edition_tables import flags_in_use, tables_of
from serai.games.amul.redaction import SPECTATOR, empty_state, masks
from serai.games.amul.sheet import Sheet
from serai.games.amul.view import COMMON, MOST_PARTS, OWN, PAGE, Desk
from serai.kernel.pages import Pages, blank_pages
from serai.kernel.schema import blank

_decode = msgspec.json.decode


class Setting(NamedTuple):
    """What stays the same from one view of a game to the next."""

    rounds: int
    players: int
    tables: Any
    in_use: Any
    """a flag for each card of the Market deck that takes part"""

    @classmethod
    def of(cls, edition: Edition, players: int, tea: int) -> Setting:
        return cls(edition.rounds, players, tables_of(edition), flags_in_use(edition, players, tea))


def blank_album() -> Pages:
    """What the viewers of a game were shown: nothing as yet."""
    return blank_pages(SPECTATOR + 1, PAGE, MOST_PARTS)


class Scribe(threading.local):
    """Writes views. Its pages are used again and again, so every thread has its own: compiled code of several may be
    writing at once.
    """

    def __init__(self) -> None:
        self.space = (blank(Sheet, 1), blank(Desk, 1))
        self.seen, self.seen_memory = empty_state()
        self.page: Any = np.empty(PAGE, dtype=np.uint8)
        self.ends: Any = np.empty(MOST_PARTS, dtype=np.int64)
        self.pieces: Any = np.empty((MOST_PARTS, 3), dtype=np.int64)
        self.news: Any = np.empty((SPECTATOR + 1) * 2 * PAGE, dtype=np.uint8)
        self.news_ends: Any = np.empty(SPECTATOR + 1, dtype=np.int64)
        self.nothing = blank_album()

    def changes(
        self, states: Any, setting: Setting, offered: bytearray, viewers: Collection[int | None], album: Pages
    ) -> list[bytes]:
        """What has changed for each of several viewers; the album is brought up to date.

        The state may have been redacted for one of them before.
        """
        if not viewers:
            return []
        offers: Any = np.frombuffer(offered, dtype=np.uint8)
        write_news_in(
            states,
            np.frombuffer(states, dtype=np.uint8),
            masks(),
            self.seen,
            self.seen_memory,
            np.frombuffer(bytes([SPECTATOR if viewer is None else viewer for viewer in viewers]), dtype=np.uint8),
            setting.tables,
            *self.space,
            offers,
            setting.in_use,
            self.page,
            self.ends,
            self.pieces,
            *album,
            self.news,
            self.news_ends,
        )
        ends = self.news_ends[: len(viewers)].tolist()
        text = self.news[: ends[-1]].tobytes()
        return [text[start:end] for start, end in zip([0, *ends], ends, strict=False)]

    def view(self, states: Any, setting: Setting, offered: bytearray, viewer: int | None) -> dict[str, Any]:
        """One whole view, without the legal moves: all that has changed for someone who has seen nothing."""
        self.nothing.ends.fill(0)
        (text,) = self.changes(states, setting, offered, [viewer], self.nothing)
        parts = {tuple(path): value for _, path, value in _decode(b"[%b]" % text)}
        seats = [parts["seats", seat] for seat in range(setting.players)]
        shown = {"rounds": setting.rounds} | {part: parts[part,] for part in COMMON} | {"seats": seats}
        return shown | {part: parts[part,] for part in OWN[1:3] if (part,) in parts}


SCRIBE = Scribe()
