"""Four levels for people to play against, from beginner to expert, defined by thinking time and by slips."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from serai.bots.bot import Bot, Budget, Thought
from serai.bots.mind import mind_of
from serai.bots.search_bot import SearchBot
from serai.bots.sight import Sight
from serai.bots.slips import slip
from serai.kernel.chance import Generator
from serai.kernel.schema import blank


@dataclass(frozen=True)
class Level:
    """How a level plays: without a budget it looks one decision deep, and slips as the game's mind says."""

    name: str
    budget: Budget | None = None


LEVELS = {
    "easy": Level("easy"),
    "medium": Level("medium"),
    "hard": Level("hard"),
    "expert": Level("expert", Budget(simulations=20_000, milliseconds=1000)),
}


class LevelBot(Bot):
    """A bot of one level."""

    def __init__(self, game: str, level: Level):
        super().__init__(game)
        self.level = level

    def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:
        if self.level.budget is not None:
            return SearchBot(self.game, self.level.budget).decide(sight, budget)
        mind = mind_of(self.game)
        values = mind.values(sight)
        choice = slip(np.array(values), len(values), mind.slips[self.level.name], own_chance(sight))
        return Thought.choosing(sight, choice, values)


def own_chance(sight: Sight) -> Any:
    """A bot's own chance, which no other decision shares."""
    generator = blank(Generator, 1)[0]
    generator.key = np.uint64(sight.seed)
    return generator
