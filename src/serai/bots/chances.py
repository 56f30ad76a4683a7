"""How a game ends from any position, as somebody knows it: what hints and reviews ask of it.

A game brings it as `bot/outlook.py` with one object called CHANCES; for one that does not, `PlainChances` serves.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import numpy as np

from serai.bots.findings import Finding, ReasonTable
from serai.bots.workspace import Floats
from serai.games.game import Move, Position

MOST_WORLDS = 2000


class Ends(NamedTuple):
    """How the game ends: a line for each world."""

    wins: Floats
    """each seat's part of the win; those of a world add up to 1"""
    places: Floats
    """each seat's part of the places: 1 for the first, 0 for the last"""
    standings: Floats
    """how far each seat has come, in the game's own measure: points, say"""
    rows: Floats
    """the score sheet of the seat that knows the position, by `Chances.rows`"""


@dataclass(frozen=True)
class Outlook:
    """A position as somebody knows it, and worlds that agree with that. All questions meet the same worlds."""

    players: int
    rows: int
    number: Callable[[Move], tuple[int, int]]
    """a move in the rules' numbers: its seat and what it does"""
    play_out: Callable[[Any, int, int, Floats], None]
    """moves, then playouts to the end, in the worlds from the first number to before the last"""

    def ends(self, moves: Sequence[Move], worlds: range) -> Ends:
        """How the game ends after these moves, which must be open to all; then everybody follows the playout policy."""
        numbers = np.array([self.number(move) for move in moves], dtype=np.int64).reshape(-1, 2)
        lines = np.zeros((len(worlds), 3 * self.players + self.rows))
        players = self.players
        self.play_out(numbers, worlds.start, worlds.stop, lines)
        return Ends(*np.split(lines, [players, 2 * players, 3 * players], axis=1))


class Chances(Protocol):
    """What a game knows of the ends of its games."""

    rows: Sequence[str]
    """what is told of one seat, by the names of the message `<game>-row`"""
    secret: Container[str]
    """the verbs of moves that others do not learn all of, although they are no sealed choices"""

    most_worlds: int
    """more of them would take too long"""
    worth: Sequence[float]
    """what a 1 in each row is worth in the measure of `Ends.standings`; 0 where it is no part of it"""
    reasons: ReasonTable
    """what the game can say for a move"""

    def goals(self, edition: Any) -> Mapping[str, int]:
        """Of some rows what is worth mentioning when it is reached, such as a majority."""

    def outlook(self, known: Position, seat: int, seed: int) -> AbstractContextManager[Outlook]:
        """Begin with a position that is known to a seat; its score sheet is told."""

    def opened(self, position: Position) -> Position:
        """A position with all that is hidden laid open, but for what chance will bring. Only its owner may have it."""

    def is_news(self, before: Position, after: Position) -> bool:
        """Whether something was dealt or turned up between two positions, as one viewer knows them."""

    def undealt(self, before: Position, after: Position) -> Position | None:
        """The second position without what was dealt since the first; None where nothing was."""

    def round_of(self, position: Position) -> int:
        """The round."""

    def alike(self, known: Position, moves: Sequence[Move]) -> Sequence[Hashable]:
        """For each move something; people call those by the same name that have the same."""

    def things(self, edition: Any) -> Mapping[str, Sequence[str]]:
        """By noun the names of what the arguments of reasons number."""

    def find_reasons(self, known: Position, seat: int, chosen: Move, other: Move) -> Sequence[Finding]:
        """What is true on the board and speaks for a move and against another one; first what is at stake."""
