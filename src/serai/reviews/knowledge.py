"""The knowledge from which a review judges: its seat's, or with all cards open."""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import dataclass

from serai.bots.chances import Chances, Outlook
from serai.games.game import Position


@dataclass(frozen=True)
class Knowledge:
    """The positions that the review of a seat may see. This is the only place where it gets one."""

    chances: Chances
    seat: int
    open: bool

    def of(self, position: Position) -> Position:
        """A position as the review may know it."""
        return self.chances.opened(position) if self.open and not position.over else position.seen_by(self.seat)

    def outlook(self, known: Position, seed: int) -> AbstractContextManager[Outlook]:
        """How the game may end from there."""
        return self.chances.outlook(known, self.seat, seed)
