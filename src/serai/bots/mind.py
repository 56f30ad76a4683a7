"""How the bots think about a game: its folder may bring a `Mind`, otherwise the plain one does (plain_mind.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from functools import cache
from typing import Any, Protocol, runtime_checkable

import numpy.typing as npt

from serai.bots.sight import Sight
from serai.games import find_game

Floats = npt.NDArray[Any]


class Search(Protocol):
    """A search under way for one decision."""

    def run(self, simulations: int) -> None:
        """Run this many more simulations; other Python threads go on meanwhile."""

    def findings(self) -> Sequence[tuple[int, float]]:
        """Visits of each legal move and the part of a win it promises, in the order of `sight.legal`."""


@runtime_checkable
class Forecaster(Protocol):
    """A search that can also forecast how the game would end; not every game has one."""

    rows: Sequence[str]
    """what is told, by the names of the message `<game>-row`"""
    alike: Sequence[int]
    """a number for each legal move; moves that people give the same name have the same number"""

    def forecast(self, place: int, worlds: range) -> Floats:
        """The end after legal move number `place` as the seat's score sheet shows it: a line for each world.

        From then on everybody follows the playout policy. All moves meet the same worlds.
        """


class Mind(Protocol):
    """What the bots know of one game."""

    slips: Mapping[str, float]
    """by level: how much worse than the best a choice may be and still be likely, in units of `values`"""

    net_slips: Mapping[str, float]
    """the same for levels that slip among the net's preferences, in logarithms of a probability"""

    net_weight: float
    """the part of a win that outweighs a net which makes another move e times as likely"""

    def values(self, sight: Sight) -> Sequence[float]:
        """What each legal move is worth one decision deep, in the order of `sight.legal`."""

    def search(self, sight: Sight) -> AbstractContextManager[Search]:
        """Begin to search; the workspace goes back when the context ends. It may be a `Forecaster`, too."""


@cache
def mind_of(game: str) -> Mind:
    """The mind of a game, or the plain one; its rules are imported only now."""
    from serai.bots.plain_mind import PlainMind

    brought = find_game(game).part("bot.mind")
    mind: Mind = PlainMind() if brought is None else brought.MIND
    return mind
