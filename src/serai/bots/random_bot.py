"""The bot that plays any legal move."""

from __future__ import annotations

from random import Random

from serai.bots.bot import Bot, Budget, Thought
from serai.bots.sight import Sight


class RandomBot(Bot):
    """Every legal move is equally likely."""

    def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:  # noqa: ARG002
        return Thought(Random(sight.seed).choice(sight.legal))
