"""Random games of Das Amulett with every index checked; run with NUMBA_BOUNDSCHECK=1.

Compiled rules do not check indices: one that is out of range silently changes a neighbouring field. Here it raises.
"""

from __future__ import annotations

import numpy as np

from serai.games.amulett.edition.read import load
from serai.games.amulett.rules.state import MOST_LEGAL, Seat
from serai.games.amulett.study.batch import RandomGames, follow
from serai.games.amulett.study.playout import Column, simulate_steps
from serai.kernel.schema import blank
from tests.amulett.trace import trace
from tests.support.modes import require_checks

GAMES = 12


def play_all() -> int:
    decisions = 0
    for players in range(3, 7):
        for experienced in (False, True):
            options = {"experienced": experienced}
            games = RandomGames(load(), players, options, seed=players)
            lines = np.zeros((GAMES, players, len(Column)), dtype=np.int16)
            actions = np.zeros(MOST_LEGAL, dtype=np.int64)
            decisions += games.play(0, lines)
            recorded, courses = games.play_recorded(GAMES, lines)
            decisions += recorded
            for moves, result in courses[:3]:
                assert follow(load(), players, options, moves) == result
            template, data, work, key = games.template, games.data, games.work, games.key
            decisions += simulate_steps(template, data, work, key, 2 * GAMES, lines, actions)
    return decisions


if __name__ == "__main__":
    require_checks(blank(Seat, 1)[0].hand)
    trace(5, 3, True)  # what tables ask for besides: views, other worlds, lists of moves
    print(play_all())
