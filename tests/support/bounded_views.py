"""Views and their changes in whole games, with every index checked; run with NUMBA_BOUNDSCHECK=1.

The compiled writer follows a table and writes on a page. An index that is out of range would silently change what lies
beside it. Here it raises.
"""

from __future__ import annotations

import random
import sys
from typing import Any, cast

import numpy as np

from serai.games import find_game
from serai.kernel.schema import Ints
from serai.played_game import PlayedGame
from serai.server.table.viewing import Shown
from serai.views.redeal import position_of
from tests.secrecy.test_views_alone import TABLES
from tests.support.modes import require_checks

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


if __name__ == "__main__":
    require_checks(cast("Ints", np.zeros(3, dtype=np.int16)))
    tables = TABLES if "all" in sys.argv else [table for table in TABLES if table[1] in (3, find_game(table[0]).most)]
    print(sum(look(game, players, options) for game, players, options in tables))
