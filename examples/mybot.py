"""A bot of your own is one class in one file. This one plays both games.

serai arena amul --players 4 --bots examples/mybot.py:MyBot,random,random,random --games 100
serai play --terminal --game amul --bots examples/mybot.py:MyBot
"""

from __future__ import annotations

from random import Random

from serai import Bot, Sight, Thought
from serai.bots.budget import Budget


class MyBot(Bot):
    """Picks what adds most points at once in Āmul; in Das Amulett it bids low and passes often."""

    def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:  # noqa: ARG002
        # `sight.view` is what a person in this seat sees, `sight.legal` the moves open to it. There is nothing else
        # to look at: what is hidden from the seat is not in there. Take chance from `sight.seed`, so that a game
        # can be played again.
        chance = Random(sight.seed)
        values = [self.value(sight, move) + 0.01 * chance.random() for move in sight.legal]
        best = values.index(max(values))
        return Thought.choosing(sight, best, values)

    def value(self, sight: Sight, move: dict[str, object]) -> float:
        """Higher is better."""
        if sight.game == "amul":
            # `gains` says for every card within reach how many points it would add to your area now.
            card = move.get("card", move.get("take"))
            gain = float(sight.view["gains"].get(str(card), 0))
            return -gain if move["do"] == "offer" else gain
        if move["do"] in ("bid", "bid_spell"):
            return 3.0 - float(str(move["amount"]))
        return 0.0
