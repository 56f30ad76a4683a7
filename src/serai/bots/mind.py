"""How the bots think about a game: each game has one `Mind`, in its own folder."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from functools import cache
from importlib import import_module
from typing import Protocol

from serai.bots.sight import Sight


class Search(Protocol):
    """A search under way for one decision."""

    def run(self, simulations: int) -> None:
        """So many simulations more; other Python threads go on meanwhile."""

    def findings(self) -> Sequence[tuple[int, float]]:
        """Visits of each legal move and the part of a win it promises, in the order of `sight.legal`."""


class Mind(Protocol):
    """What the bots know of one game."""

    def values(self, sight: Sight) -> Sequence[float]:
        """What each legal move is worth one decision deep, in the order of `sight.legal`."""

    def search(self, sight: Sight) -> AbstractContextManager[Search]:
        """Begin to search; the workspace goes back when the context ends."""


@cache
def mind_of(game: str) -> Mind:
    """The mind of a game; its rules are imported only now."""
    mind: Mind = import_module(f"serai.bots.{game}.mind").MIND
    return mind
