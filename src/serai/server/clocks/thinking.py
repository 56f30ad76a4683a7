"""How long everybody has thought so far, from the log of a game: nothing else has to be stored for it."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple


class Span(NamedTuple):
    """One decision of one seat."""

    since: float
    until: float


class Thinking:
    """Told of every move of a game, in their order."""

    def __init__(self) -> None:
        self.spans: defaultdict[int, list[Span]] = defaultdict(list)
        self.missed: defaultdict[int, int] = defaultdict(int)
        """by seat, how many decisions in a row a bot has made for its owner"""
        self._version = -1
        self._decided: set[int] = set()
        """the seats that have decided at this version; to change one's mind is no new decision"""

    def note(self, version: int, seat: int | None, by: str, since: float, at: float) -> None:
        """A move that was made at a version which is open since some time."""
        if seat is None:
            return
        if version != self._version:
            self._version = version
            self._decided.clear()
        if seat not in self._decided:
            self._decided.add(seat)
            self.spans[seat].append(Span(since, at))
            self.missed[seat] += by == "stand_in"
        if by in ("person", "order"):
            self.missed[seat] = 0

    def withdraw(self, seat: int) -> float:
        """A seat has taken its last move back: that was no decision. When it began to think of it comes back."""
        return self.spans[seat].pop().since
