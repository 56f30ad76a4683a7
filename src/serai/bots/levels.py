"""Four levels for people to play against, from beginner to expert, defined by thinking time and by slips."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from serai.bots.bot import Bot, Budget, Thought
from serai.bots.mind import mind_of
from serai.bots.search_bot import SearchBot
from serai.bots.sight import Sight


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
        return Thought.choosing(sight, slip(values, mind.slips[self.level.name], Random(sight.seed)), values)


def slip(values: Sequence[float], slips: float, chance: Random) -> int:
    """A choice that is worse by `slips` is e times less likely than the best one."""
    best = max(values)
    weights = [math.exp((value - best) / slips) for value in values]
    return chance.choices(range(len(values)), weights)[0]
