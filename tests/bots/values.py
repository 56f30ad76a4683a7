"""Prints what `medium` thinks of each legal move, along a game of each kind; compiled or interpreted."""

from __future__ import annotations

import json
import random

from serai.bots import registry
from serai.bots.sight import Sight
from serai.games import GAMES, find_game
from serai.played_game import PlayedGame

DECISIONS = 60


def values(game: str) -> list[list[float]]:
    """The values of the options in the order of the legal moves, decision by decision."""
    table, chance = PlayedGame.new(game, find_game(game).fewest, seed=11), random.Random(11)
    bot = registry.make("medium", game)
    found: list[list[float]] = []
    while not table.over and len(found) < DECISIONS:
        sight = Sight.of(table, table.to_move[0])
        thoughts = {json.dumps(option.move): option.value for option in bot.decide(sight).options}
        found.append([thoughts[json.dumps(move)] for move in sight.legal])
        table.play(chance.choice(sight.legal))
    return found


if __name__ == "__main__":
    print(json.dumps({game: values(game) for game in GAMES}))
