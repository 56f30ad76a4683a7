"""Das Amulett for tests/support/bounded.py: tables with their records, and games at full speed."""

from __future__ import annotations

import random

import numpy as np

from serai.games.amulett.edition.read import load
from serai.games.amulett.rules.state import MOST_LEGAL
from serai.games.amulett.study.batch import RandomGames, follow
from serai.games.amulett.study.playout import ResultColumn, simulate_steps
from serai.played_game import PlayedGame
from tests.amulett.trace import MOST_SEEN
from tests.support.modes import check_records

GAMES = 12
TABLES = ((3, False), (6, True))


def play_batches() -> int:
    """Many games at full speed, step by step, and with their records; returns the number of decisions."""
    decisions = 0
    for players in range(3, 7):
        for experienced in (False, True):
            options = {"experienced": experienced}
            games = RandomGames(load(), players, options, seed=players)
            lines = np.zeros((GAMES, players, len(ResultColumn)), dtype=np.int16)
            actions = np.zeros(MOST_LEGAL, dtype=np.int64)
            decisions += games.play(0, lines)
            recorded, courses = games.play_recorded(GAMES, lines)
            decisions += recorded
            for moves, result in courses[:3]:
                assert follow(load(), players, options, moves) == result
            template, data, work, key = games.template, games.data, games.work, games.key
            decisions += simulate_steps(template, data, work, key, 2 * GAMES, lines, actions)
    return decisions


def play_tables(few: bool = False) -> int:
    """Moves, views, other worlds, short lists of moves, and records; returns the number of moves."""
    moves = 0
    for players, experienced in TABLES[:1] if few else TABLES:
        table = PlayedGame.new("amulett", players=players, seed=3, options={"experienced": experienced})
        draw = random.Random(3)
        while not table.over:
            seat = draw.choice(table.to_move)
            position = table._position
            if len(table.log) % 20 == 0 or position.state.step in MOST_SEEN:
                for viewer in (None, *range(players)):
                    table.view(viewer)
                table.seen_by(seat).worlds(1, seed=len(table.log))
                position.choices(seat)  # type: ignore[attr-defined]
            table.play(draw.choice(table.legal(seat)))
        moves += len(table.log) + check_records(table, 5 if few else 40)
    return moves
