"""Five levels for people to play against, from beginner to master, defined by thinking time, by slips and by a net."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from serai.bots.bot import Bot, Budget, Thought
from serai.bots.mind import mind_of
from serai.bots.net_bot import player_for
from serai.bots.search_bot import ClassicBot, SearchBot
from serai.bots.sight import Sight
from serai.bots.slips import slip
from serai.kernel.chance import Generator
from serai.kernel.rule import INTERPRETED
from serai.kernel.schema import blank


@dataclass(frozen=True)
class Level:
    """How a level plays: with a budget it searches, else it looks one decision deep.

    Without a budget and a net it slips as the game's mind says.
    """

    name: str
    budget: Budget | None = None
    net: bool = False
    """whether it asks the game's net; where that does not fit the edition it plays without"""


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
        if self.level.budget is not None:
            searching = SearchBot if self.level.net else ClassicBot
            return searching(self.game, self.level.budget).decide(sight, budget)
        player = player_for(sight) if self.level.net and not INTERPRETED else None  # that would take seconds
        if player is not None:
            return player.decide(sight)
        mind = mind_of(self.game)
        values = mind.values(sight)
        choice = slip(np.array(values), len(values), mind.slips[self.level.name], own_chance(sight))
        return Thought.choosing(sight, choice, values)


def own_chance(sight: Sight) -> Any:
    """A bot's own chance, which no other decision shares."""
    generator = blank(Generator, 1)[0]
    generator.key = np.uint64(sight.seed)
    return generator
