"""Four levels for people to play against, from beginner to expert, defined by thinking time and by slips."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from serai.bots.bot import Bot, Budget, Thought
from serai.bots.mind import mind_of
from serai.bots.search_bot import SearchBot
from serai.bots.sight import Sight


@dataclass(frozen=True)
class Level:
    """How a level plays: without a budget it looks one decision deep; slips are in the unit of a game's values."""

    budget: Budget | None
    slips: Mapping[str, float]


# A point of Āmul weighs more than one of what Das Amulett's bots count in: `easy` has to slip further there until
# somebody in their first games wins as often as anybody else (docs/strength.md).
LEVELS = {
    "easy": Level(None, slips={"amul": 2.5, "amulett": 5.0}),
    "medium": Level(None, slips={"amul": 0.8, "amulett": 0.8}),
    "hard": Level(None, slips={"amul": 0.2, "amulett": 0.2}),
    "expert": Level(Budget(simulations=20_000, milliseconds=1000), slips={}),
}


class LevelBot(Bot):
    """A bot of one level."""

    def __init__(self, game: str, level: Level):
        super().__init__(game)
        self.level = level

    def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:
        if self.level.budget is not None:
            return SearchBot(self.game, self.level.budget).decide(sight, budget)
        values = mind_of(self.game).values(sight)
        return Thought.choosing(sight, slip(values, self.level.slips[self.game], Random(sight.seed)), values)


def slip(values: Sequence[float], slips: float, chance: Random) -> int:
    """A choice that is worse by `slips` is e times less likely than the best one."""
    best = max(values)
    weights = [math.exp((value - best) / slips) for value in values]
    return chance.choices(range(len(values)), weights)[0]
