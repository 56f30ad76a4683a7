"""The bot that looks one decision deep."""

from __future__ import annotations

from serai.bots.bot import Bot, Budget, Thought
from serai.bots.mind import mind_of
from serai.bots.sight import Sight
from serai.bots.unlearned import say_unlearned


class GreedyBot(Bot):
    """Takes what looks best at once."""

    def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:  # noqa: ARG002
        say_unlearned(sight)
        values = mind_of(self.game).values(sight)
        best = max(range(len(values)), key=lambda place: values[place])
        return Thought.choosing(sight, best, values)
