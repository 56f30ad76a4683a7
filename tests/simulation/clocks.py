"""The time that everybody has, worked out again from the log and the start of a process, without the server's code.

Somebody who is awaited has the table's seconds for each decision, or what is left of a budget: what each decision took
is gone, and brings the increment back. It counts from the row that began the decision, whichever process is asked and
however often it was restarted. Only after the start of a process nobody runs out of time at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Protocol

from serai.played_game import PlayedGame
from serai.server.rows.table import TableDoc
from serai.server.store.base import LogRow, decode_move

EPOCH = 1_700_000_000.0
"""when every world begins"""
GRACE_SECONDS = 60.0
LEAST_SECONDS = 30.0
ROUNDED = 0.11


class Games(Protocol):
    """The game after a number of rows."""

    def __call__(self, length: int) -> PlayedGame: ...


class Clocks:
    """The clocks of one table."""

    def __init__(self, doc: TableDoc, rows: Sequence[LogRow], games: Games):
        self._doc, self._rows, self._games = doc, rows, games
        self._begun = cache(self._began)
        self._allowed = cache(self._allowed_to)

    def agree(self, viewer: int | None, left: float | None, now: float, process_began: float, lengths: range) -> bool:
        """Whether somebody may be told this much after one of these numbers of rows."""
        return any(_is_like(left, self._left(viewer, now, process_began, length)) for length in lengths)

    def _left(self, viewer: int | None, now: float, process_began: float, length: int) -> float | None:
        if length == 0:
            return None
        ends: Mapping[int, float] = {
            seat: max(self._begun(length) + allowed, process_began + min(allowed, GRACE_SECONDS))
            for seat, allowed in self._allowed(length).items()
        }
        if not ends:
            return None
        first = min(ends.values())
        return max(0.0, (first if viewer is None else ends.get(viewer, first)) - now)

    def _began(self, length: int) -> float:
        """When the decision began that is open after this number of rows: with the row that made its version."""
        version = self._games(length).version
        first = next(count for count in range(1, length + 1) if self._games(count).version == version)
        return self._rows[first - 1].at

    def _allowed_to(self, length: int) -> dict[int, float]:
        """The seconds of everybody who is awaited."""
        game = self._games(length)
        has_none = game.over or (self._doc.seconds is None and self._doc.budget is None)
        return {} if has_none else {seat: self._seconds(seat, length) for seat in game.to_move}

    def _seconds(self, seat: int, length: int) -> float:
        if self._doc.seconds is not None:
            return float(self._doc.seconds)
        assert self._doc.budget is not None
        left, counted = float(self._doc.budget), set[int]()
        for number, row in enumerate(self._rows[:length]):
            if decode_move(row)["seat"] == seat and row.version not in counted:
                counted.add(row.version)
                took = row.at - self._begun(number)
                left = min(self._doc.budget, max(0.0, left - took) + self._doc.increment)
        return max(left, self._doc.increment, LEAST_SECONDS)


def _is_like(told: float | None, right: float | None) -> bool:
    return told is right if told is None or right is None else abs(told - right) < ROUNDED
