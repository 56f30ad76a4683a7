"""A player of Āmul who follows the numbers beside the cards and nothing else: they must not lead astray.

The number is what the move changes in its points: what is sure, and what holds if the others' areas stay as they are.
Among equals it chooses anyhow.
"""

from __future__ import annotations

from random import Random

from serai.bots.bot import Bot, Budget, Sight, Thought
from serai.games.game import Move


class Follower(Bot):
    """Makes the move with the highest number."""

    def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:  # noqa: ARG002
        values = [number_of(sight, move) for move in sight.legal]
        best = [place for place, found in enumerate(values) if found == max(values)]
        return Thought.choosing(sight, Random(sight.seed).choice(best), values)


def number_of(sight: Sight, move: Move) -> float:
    """The two numbers of the move's card together; to take nothing changes nothing."""
    card = str(move.get("card", move.get("take")))
    return float(sight.view["sure"].get(card, 0) + sight.view["unsure"].get(card, 0))
