"""Five levels for people to play against, from beginner to master, told apart by slips, by a net and by thinking time.

All but `master` slip: the lower ones among moves that look good at once, the upper ones among the net's preferences.
`master` makes the best move by the net and a search together. Each seat has a taste, at every level.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from serai.bots.bot import Bot, Budget, Thought
from serai.bots.mind import mind_of
from serai.bots.net_bot import player_for
from serai.bots.search_bot import ClassicBot, SearchBot
from serai.bots.sight import Sight
from serai.bots.slips import slip
from serai.bots.tastes import leaning
from serai.bots.unlearned import say_unlearned
from serai.kernel.chance import Generator
from serai.kernel.rule import INTERPRETED
from serai.kernel.schema import blank


@dataclass(frozen=True)
class Level:
    """How a level plays; the game's mind says how far it slips."""

    name: str
    budget: Budget | None = None
    """budget of its search; a level that slips among the net's preferences searches only if no net fits"""
    net: bool = False
    """whether it asks the game's net; if that does not fit the edition it plays without"""


LEVELS = {
    "easy": Level("easy"),
    "medium": Level("medium"),
    "hard": Level("hard", net=True),
    "expert": Level("expert", Budget(simulations=20_000, milliseconds=1000), net=True),
    "master": Level("master", Budget(simulations=40_000, milliseconds=2000), net=True),
}


class LevelBot(Bot):
    """A bot of one level."""

    def __init__(self, game: str, level: Level):
        super().__init__(game)
        self.level = level

    def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:
        mind, name = mind_of(self.game), self.level.name
        if self.level.net and name in mind.net_slips and not INTERPRETED:  # a net would take seconds there
            player = player_for(sight)
            if player is not None:
                return slipping(sight, player.log_chances(sight), mind.net_slips[name])
        if self.level.budget is not None:
            searching = FondSearchBot if self.level.net else ClassicBot
            return searching(self.game, self.level.budget).decide(sight, budget)
        return slipping(sight, mind.values(sight), mind.slips[name])


class FondSearchBot(SearchBot):
    """The same with the taste of the seat's bot."""

    def log_chances(self, sight: Sight) -> Sequence[float] | None:
        log_chances, mind = super().log_chances(sight), mind_of(self.game)
        return log_chances and leaning(log_chances, mind.tastes(sight), mind.taste.wins / mind.net_weight)


def slipping(sight: Sight, values: Sequence[float], slips: float) -> Thought:
    """Choose a legal move; better ones are likelier, and of those about as good the ones that the bot is fond of."""
    say_unlearned(sight)
    mind = mind_of(sight.game)
    leans = np.array(leaning(values, mind.tastes(sight), mind.taste.slips * slips))
    return Thought.choosing(sight, slip(leans, len(leans), slips, own_chance(sight)), values)


def own_chance(sight: Sight) -> Any:
    """A bot's own chance, which no other decision shares."""
    generator = blank(Generator, 1)[0]
    generator.key = np.uint64(sight.seed)
    return generator
