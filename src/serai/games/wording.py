"""What every game says to people: the seam between facts and sentences.

The words themselves are in the catalogues (`kernel.words`). A sentence about somebody gets two arguments: `$seat`, a
name, and `$who`, which is `you` when the reader is meant, so that every language can speak to its reader.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from serai.games.game import Move
from serai.kernel.errors import IllegalMove
from serai.kernel.event_text import Facts
from serai.kernel.words import listed, say


@dataclass(frozen=True)
class Reader:
    """Who reads: in which language, at a table of which names, and from which seat (None: from outside)."""

    language: str
    names: Sequence[str]
    seat: int | None = None

    def say(self, message: str, **arguments: object) -> str:
        """A message of the catalogues. Arguments that are empty leave no gap behind."""
        return " ".join(say(self.language, message, arguments).split())

    def who(self, seat: int) -> dict[str, str]:
        """The arguments that name a seat."""
        return {"seat": self.names[seat], "who": "you" if seat == self.seat else "other"}

    def all_of(self, words: Sequence[str]) -> str:
        """`a, b and c`"""
        return listed(self.language, words, "standard")

    def any_of(self, words: Sequence[str]) -> str:
        """`a, b or c`"""
        return listed(self.language, words, "or")


class Wording(Protocol):
    """One game's words for one reader. `games/*/wording.py` makes one: `words_for(edition, reader)`."""

    def event(self, facts: Facts) -> str:
        """What happened, as the reader was told it; empty where there is nothing to tell."""

    def asked(self, view: Mapping[str, Any]) -> str:
        """What the reader is asked to do now, or whom everybody waits for."""

    def choice(self, move: Move) -> str:
        """A legal move as an entry of a menu."""

    def refusal(self, fault: IllegalMove) -> str:
        """Why a move was refused, and what to do instead."""

    def outcome(self, result: Mapping[str, Any]) -> str:
        """Who wins, and why."""
