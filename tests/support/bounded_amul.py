"""Āmul for tests/support/bounded.py: tables with their records, and games at full speed."""

from __future__ import annotations

import numpy as np

from serai.games.amul.edition.read import load
from serai.games.amul.explain import score
from serai.games.amul.rules.sheet import ROWS
from serai.games.amul.study.batch import RandomGames
from serai.played_game import PlayedGame
from tests.support.amul_scenes import random_moves
from tests.support.modes import check_records

GAMES = 100
TABLES = ((3, 0), (8, 8))


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


def play_tables(few: bool = False) -> int:
    """Moves, views with their scores and gains, worlds dealt from them, and records; returns the number of moves."""
    score_odd_tables()
    moves = 0
    for players, tea in TABLES[:1] if few else TABLES:
        table = PlayedGame.new("amul", players=players, seed=1, options={"tea": tea})
        for count, _ in enumerate(random_moves(table, 1)):
            if count % 20 == 0:
                for viewer in (None, *range(players)):
                    table.view(viewer)
                    if not table.over:
                        table.seen_by(viewer).worlds(2, seed=count)
        moves += len(table.log) + check_records(table, 5 if few else 40)
    return moves


def score_odd_tables() -> None:
    everything = list(range(1, 173))
    score(load(), [everything, [], []])
    score(load(), [[], everything[:100], everything[100:], [], [], [], [], []])
    score(load(), [everything[:60]] * 8)  # no table there can be, but one that can be scored
