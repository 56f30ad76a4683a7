"""What a game offers for many games at once: the seam between compiled playouts and ordinary Python."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from serai.games.game import Game, Move

Lines = npt.NDArray[np.int16]
"""games x seats x figures: what came out."""

Course = tuple[list[Move], dict[str, Any]]
"""The moves of a finished game and its result, in the record's form."""


class Figures(Protocol):
    """What a summary tells of a finished game."""

    figures: Sequence[str]
    """What a line tells of a seat, in order. The last figure is `wins`."""

    def line_of(self, result: Mapping[str, Any]) -> list[list[int]]:
        """The figures of a result: seats x figures."""


class PlainFigures:
    """What any result tells: for games without a batch of their own."""

    figures: Sequence[str] = ("points", "wins")

    def __init__(self, game: Game):
        self.game = game

    def line_of(self, result: Mapping[str, Any]) -> list[list[int]]:
        merits = self.game.merits(result)
        return [[int(merit[-1]), int(seat in result["winners"])] for seat, merit in enumerate(merits)]


class Batch(Figures, Protocol):
    """Random games of one edition, player count, choice of options and seed. Game number k is always the same game."""

    def play(self, first: int, lines: Lines) -> int:
        """Play the games first, first + 1, … and fill in their lines; returns the number of decisions."""

    def play_recorded(self, first: int, lines: Lines) -> tuple[int, list[Course]]:
        """The same games with their moves."""


class Follow(Protocol):
    """Replays the moves of a whole record in one compiled call."""

    def __call__(
        self, edition: Any, players: int, options: Mapping[str, Any], moves: Sequence[object]
    ) -> dict[str, Any] | None:
        """The result, empty while the game is unfinished; None where a move is refused (replaying tells why)."""
