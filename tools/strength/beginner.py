"""A person in the first games, as a bot: the yardstick for `easy`.

It knows the rules and what lies open before its seat. In every decision it takes what gives itself most at once, looks
neither at the others nor ahead, and chooses anyhow among equals.
"""

from __future__ import annotations

from random import Random
from typing import Any

from serai.bots.bot import Bot, Budget, Sight, Thought
from serai.games.game import Move


class Beginner(Bot):
    """Plays both games."""

    def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:  # noqa: ARG002
        value = amul_value if sight.game == "amul" else amulett_value
        values = [value(sight, move) for move in sight.legal]
        best = [place for place, found in enumerate(values) if found == max(values)]
        return Thought.choosing(sight, Random(sight.seed).choice(best), values)


def amul_value(sight: Sight, move: Move) -> float:
    """The points that a card adds to the area now; a card only for the hand is lost when revealed."""
    position: Any = sight.position
    card = move.get("card", move.get("take")) or 0
    gain = float(sight.view["gains"].get(str(card), 0))
    lost = move["do"] == "play" and not position.data.table_capable[card]
    return -gain - 1 if move["do"] == "offer" or lost else gain


def amulett_value(sight: Sight, move: Move) -> float:
    """New colours first, then gems, then cards; a bid is the lowest one, on whatever the seat can pay."""
    own, verb = sight.view["seats"][sight.seat], move["do"]
    if verb == "bid_spell":
        return 1.0 if move["amount"] == sight.view["auction"]["lowest"] <= own["supply"] / 2 else -1.0
    if verb == "bid":
        return 1.0 if move["amount"] == sight.view["auction"]["lowest"] else -1.0
    if verb == "gem":
        return 10.0 * new_colours(sight, move["gems"]) + len(move["gems"])
    if verb == "move":
        return float(new_colours(sight, sight.view["areas"][move["area"]]))
    if verb == "take":
        return float(sum(move["cards"].values()))
    if verb == "pay":
        return float(sum(cards * own["hand"][metal] for metal, cards in move["cards"].items()))
    if verb == "desire":
        return float(own["hand"].get(move["metal"], 0))
    return 0.0


def new_colours(sight: Sight, gems: list[str]) -> int:
    """How many colours among these gems the seat lacks."""
    own = sight.view["seats"][sight.seat]["gems"]
    return len({gem for gem in gems if not own.get(gem)})
