"""How long everybody has thought so far, worked out from the log of a game: nothing else has to be stored."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple


class ThinkingSpan(NamedTuple):
    """One decision of one seat."""

    since: float
    until: float


class ThinkingTimes:
    """Gets every move of a game, in order."""

    def __init__(self) -> None:
        self.spans: defaultdict[int, list[ThinkingSpan]] = defaultdict(list)
        self.missed: defaultdict[int, int] = defaultdict(int)
        """by seat, how many decisions in a row a bot made for its owner"""
        self._version = -1
        self._decided: set[int] = set()
        """the seats that have decided at this version; changing your mind is no new decision"""

    def note(self, version: int, seat: int | None, by: str, since: float, at: float) -> None:
        """Count a move made at a version that has been open since a given time."""
        if seat is None:
            return
        if version != self._version:
            self._version = version
            self._decided.clear()
        if seat not in self._decided:
            self._decided.add(seat)
            self.spans[seat].append(ThinkingSpan(since, at))
            self.missed[seat] += by == "stand_in"
        if by in ("person", "order"):
            self.missed[seat] = 0

    def withdraw(self, seat: int) -> float:
        """Undo the count of a move that its seat took back; return when the seat began to think about it."""
        return self.spans[seat].pop().since
