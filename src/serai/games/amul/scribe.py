"""Āmul: views as ordinary Python gets them, from the pages that games.amul.view writes."""

from __future__ import annotations

import threading
from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec
import numpy as np

from serai.games.amul.calls import write_views_in
from serai.games.amul.edition import Edition
from serai.games.amul.edition_tables import flags_in_use, tables_of
from serai.games.amul.redaction import SPECTATOR, empty_state, masks
from serai.games.amul.sheet import Sheet
from serai.games.amul.state import CARDS, SEATS
from serai.games.amul.view import COMMON, MOST_PARTS, OWN, PAGE, Desk
from serai.kernel.game import Facts, Parts, Shown
from serai.kernel.schema import blank

SEAT_PATHS = tuple(b'["seats",%d]' % seat for seat in range(SEATS))
COMMON_PATHS = [
    (*(b'["%s"]' % part.encode() for part in COMMON), *SEAT_PATHS[:players]) for players in range(SEATS + 1)
]
OWN_PATHS = [(path, *(b'["%s"]' % part.encode() for part in OWN[1:])) for path in SEAT_PATHS]

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


class Scribe(threading.local):
    """Writes views. Its pages are used again and again, so every thread has its own: compiled code of several may be
    writing at once.
    """

    def __init__(self) -> None:
        self.page: Any = np.empty(PAGE, dtype=np.uint8)
        self.ends: Any = np.empty(MOST_PARTS, dtype=np.int64)
        self.space = (blank(Sheet, 1), blank(Desk, 1))
        self.seen, self.seen_memory = empty_state()

    def shown(self, states: Any, setting: Setting, viewers: Collection[int | None], history: list[Facts]) -> Shown:
        """The views of several viewers. What is common is what a spectator sees: nobody's knowledge gets into it."""
        texts = self._write(states, setting, [SPECTATOR, *map(_number_of, viewers)], history)
        common = start = len(COMMON) + setting.players
        own: dict[int | None, Parts] = {}
        for viewer in viewers:
            end = start + len(OWN)
            if viewer is None:
                own[viewer] = Parts(OWN_PATHS[0][1:], texts[start + 1 : end])
            else:
                own[viewer] = Parts(OWN_PATHS[viewer], texts[start:end])
            start = end
        return Shown(Parts(COMMON_PATHS[setting.players], texts[:common]), own)

    def view(self, states: Any, setting: Setting, viewer: int | None, history: list[Facts]) -> dict[str, Any]:
        """One whole view, without the legal moves. The state may have been redacted for this viewer before."""
        texts = self._write(states, setting, [_number_of(viewer)] * 2, history)
        end = len(COMMON) + setting.players
        seats, own = texts[len(COMMON) : end], texts[end:]
        if viewer is not None:
            seats[viewer] = own[0]
        shown: dict[str, Any] = {"rounds": setting.rounds}
        shown |= {part: _decode(text) for part, text in zip(COMMON, texts, strict=False)}
        shown["seats"] = _decode(b"[%b]" % b",".join(seats))
        shown |= {part: _decode(text) for part, text in zip(OWN[1:3], own[1:3], strict=True) if text}
        return shown

    def _write(self, states: Any, setting: Setting, viewers: list[int], history: list[Facts]) -> list[bytes]:
        """The parts of the pages: what the first viewer sees of all that is common, then what is each other's own."""
        parts = write_views_in(
            states,
            np.frombuffer(states, dtype=np.uint8),
            masks(),
            self.seen,
            self.seen_memory,
            np.frombuffer(bytes(viewers), dtype=np.uint8),
            setting.tables,
            *self.space,
            _offered_by(history),
            setting.in_use,
            self.page,
            self.ends,
        )
        ends = self.ends[:parts].tolist()
        text = self.page[: ends[-1]].tobytes()
        start, texts = 0, []
        for end in ends:
            texts.append(text[start:end])
            start = end
        return texts


def _number_of(viewer: int | None) -> int:
    return SPECTATOR if viewer is None else viewer


def _offered_by(history: list[Facts]) -> Any:
    """A4.3: who offered which card of this round's Market is public."""
    offers = bytearray(CARDS + 1)
    for event in reversed(history):
        if event["event"] == "offered":
            offers[event["card"]] = event["seat"] + 1
        elif event["event"] == "round":
            break
    return np.frombuffer(offers, dtype=np.uint8)


SCRIBE = Scribe()
