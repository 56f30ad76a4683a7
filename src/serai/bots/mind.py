"""How the bots think about a game, and who tells how it ends: its folder brings both, or the plain ones serve."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from functools import cache
from typing import Any, Protocol

from serai.bots.chances import Chances
from serai.bots.sight import Sight
from serai.bots.tastes import Taste
from serai.games import find_game


class Search(Protocol):
    """A search under way for one decision."""

    def favour(self, log_chances: Sequence[float], share: float) -> None:
        """Before it runs: moves that a net likes are tried first, with this share of the say."""

    def run(self, simulations: int) -> None:
        """Run this many more simulations; other Python threads go on meanwhile."""

    def findings(self) -> Sequence[tuple[int, float]]:
        """Visits of each legal move and the part of a win it promises, in the order of `sight.legal`."""


class Mind(Protocol):
    """What the bots know of one game."""

    slips: Mapping[str, float]
    """by level: how much worse than the best a choice may be and still be likely, in units of `values`"""

    net_slips: Mapping[str, float]
    """the same for levels that slip among the net's preferences, in logarithms of a probability"""

    net_weight: float
    """the part of a win that outweighs a net which makes another move e times as likely"""

    net_share: float
    """how much a net decides which moves a search tries first: from 0, not at all, to 1"""

    taste: Taste
    """how much the characters of bots count"""

    def values(self, sight: Sight) -> Sequence[float]:
        """What each legal move is worth one decision deep, in the order of `sight.legal`."""

    def tastes(self, sight: Sight) -> Sequence[float]:
        """How fond the bot of the seat is of each legal move, from 0 to 1, in the order of `sight.legal`."""

    def search(self, sight: Sight) -> AbstractContextManager[Search]:
        """Begin to search; the workspace goes back when the context ends."""


@cache
def mind_of(game: str) -> Mind:
    """The mind of a game, or a plain one, compiled if the game declares its parts; its rules are imported only now."""
    from serai.bots.plain_mind import PlainMind

    found = find_game(game)
    brought = found.part("bot.mind")
    if brought is not None:
        own: Any = brought.MIND
    elif found.is_quick:
        from serai.bots.quick_mind import QuickMind

        own = QuickMind(found)
    else:
        own = PlainMind()
    mind: Mind = own
    return mind


@cache
def chances_of(game: str) -> Chances:
    """How games of a kind end: by forecasts of its own, or by random playouts, compiled if it declares its parts."""
    from serai.bots.plain_chances import PlainChances

    found = find_game(game)
    brought = found.part("bot.outlook")
    if brought is not None:
        own: Any = brought.CHANCES
    elif found.is_quick:
        from serai.bots.quick_mind import QuickChances

        own = QuickChances(found)
    else:
        own = PlainChances(found)
    chances: Chances = own
    return chances
