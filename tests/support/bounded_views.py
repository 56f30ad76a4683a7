"""Views and their changes in whole games, for tests/support/bounded.py.

The compiled writer follows a table and writes on a page: an index out of range would change what lies beside it.
"""

from __future__ import annotations

import random
from typing import Any

from serai.games import find_game
from serai.played_game import PlayedGame
from serai.server.table.viewers.stream import Shown
from serai.views.redeal import position_of
from tests.secrecy.test_views_alone import TABLES

OFTEN = 25


def look(game: str, players: int, options: dict[str, Any]) -> int:
    """A whole game in which everybody is shown every change; returns how many moves it had."""
    table = PlayedGame.new(game, players=players, seed=players, options=options)
    draw = random.Random(players)
    viewers = (None, *range(players))
    shown, moves = Shown(), 0
    while not table.over:
        shown.changes(table, viewers)
        if moves % OFTEN == 0:
            for viewer in viewers:
                position_of(table.view(viewer))
        table.play(draw.choice(table.legal(draw.choice(table.to_move))))
        moves += 1
    shown.changes(table, viewers)
    return moves


def look_at_one(game: str) -> int:
    """The smallest table."""
    return next(look(*table) for table in TABLES if table[0] == game)


def look_at_some(game: str) -> int:
    """The smallest and the largest tables."""
    return sum(look(*table) for table in TABLES if table[0] == game and table[1] in (3, find_game(game).most))


def look_at_all(game: str) -> int:
    return sum(look(*table) for table in TABLES if table[0] == game)
