"""The base of every bot: it gets a Sight and a budget, and returns a thought."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from serai.bots.budget import Budget
from serai.bots.sight import Sight
from serai.games import find_game
from serai.games.game import Move
from serai.table import Table

__all__ = ["Bot", "Budget", "RatedMove", "Sight", "Thought"]


@dataclass(frozen=True)
class RatedMove:
    """One legal move as a bot sees it: higher values are better; visits are how often a search tried it."""

    move: Move
    value: float
    visits: int = 0


Option = RatedMove
"""its earlier name, under which bots of others may import it"""


@dataclass(frozen=True)
class Thought:
    """A decision and what led to it, the chosen option first, the others from best to worst."""

    move: Move
    options: tuple[RatedMove, ...] = ()
    simulations: int = 0

    @classmethod
    def choosing(
        cls,
        sight: Sight,
        chosen: int,
        values: Sequence[float],
        visits: Sequence[int] | None = None,
        simulations: int = 0,
    ) -> Thought:
        """The thought that picks legal move number `chosen`; values and visits are in the order of `sight.legal`."""
        tries = visits or [0] * len(values)
        order = sorted(range(len(values)), key=lambda place: (place != chosen, -tries[place], -values[place]))
        options = tuple(RatedMove(sight.legal[place], float(values[place]), int(tries[place])) for place in order)
        return cls(sight.legal[chosen], options, simulations)


class Bot(ABC):
    """A bot plays any seat of its game. It keeps nothing between decisions, so one bot may serve many tables."""

    def __init__(self, game: str):
        self.game = game

    @abstractmethod
    def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:
        """Choose one of `sight.legal`. Without a budget the bot uses its own."""

    def warm_up(self) -> None:
        """Compile whatever the bot needs by deciding once, so that no player waits for it."""
        table = Table.new(self.game, players=find_game(self.game).fewest)
        self.decide(Sight.of(table, table.to_move[0]), Budget(simulations=1))
