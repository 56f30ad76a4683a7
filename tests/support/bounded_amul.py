"""Āmul with every index checked; run with NUMBA_BOUNDSCHECK=1.

Compiled rules do not check indices: one that is out of range silently changes a neighbouring field. Here it raises.
Without a word: all that handles what came from outside. With the word `batches`: games at full speed.
"""

from __future__ import annotations

import sys

import numpy as np

from serai.games.amul.edition.read import load
from serai.games.amul.explain import fill_sheet
from serai.games.amul.rules.sheet import ROWS
from serai.games.amul.rules.state import Seat
from serai.games.amul.study.batch import RandomGames
from serai.kernel.schema import blank
from serai.played_game import PlayedGame
from tests.support.amul_scenes import random_moves
from tests.support.modes import check_records, require_checks

GAMES = 100


def play_batches() -> int:
    """Many games at full speed, and as many move by move with their records; returns the number of decisions."""
    decisions = 0
    for players in range(3, 9):
        for tea in (0, 8):
            games = RandomGames(load(), players, {"tea": tea}, seed=players)
            lines = np.zeros((GAMES, players, ROWS + 2), dtype=np.int16)
            decisions += games.play(0, lines)
            decisions += games.play_recorded(GAMES, lines)[0]
    return decisions


def play_tables() -> int:
    """Moves, views with their scores and gains, worlds dealt from them, and records; returns the number of moves."""
    moves = 0
    for players, tea in ((3, 0), (8, 8)):
        table = PlayedGame.new("amul", players=players, seed=1, options={"tea": tea})
        for count, _ in enumerate(random_moves(table, 1)):
            if count % 20 == 0:
                for viewer in (None, *range(players)):
                    table.view(viewer)
                    if not table.over:
                        table.seen_by(viewer).worlds(2, seed=count)
        moves += len(table.log) + check_records(table)
    return moves


def score_odd_tables() -> None:
    everything = list(range(1, 173))
    fill_sheet(load(), [everything, [], []])
    fill_sheet(load(), [[], everything[:100], everything[100:], [], [], [], [], []])


if __name__ == "__main__":
    require_checks(blank(Seat, 1)[0].hand)
    if sys.argv[1:] == ["batches"]:
        print(play_batches())
    else:
        score_odd_tables()
        print(play_tables())
