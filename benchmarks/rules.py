"""The rules themselves: whole random games, the step interface, copies, and how the cost grows with the players."""

from __future__ import annotations

from typing import Any

import numpy as np

from benchmarks import openspiel
from benchmarks.report import Row, best_rate, compared, limited
from serai.games.amul.edition import load
from serai.games.amul.playout import simulate, simulate_steps
from serai.games.amul.setup import lay_out
from serai.games.amul.sheet import ROWS, Sheet
from serai.games.amul.state import MOST_LEGAL, SEATS, State
from serai.games.amul.tables import compile_tables
from serai.kernel.rule import rule
from serai.kernel.schema import blank

GAMES = 500
COPIES = 10_000


@rule
def copy_many(source: Any, target: Any, count: int) -> None:
    for index in range(count):
        target[index & 7] = source[index & 7]


class _Amul:
    """Everything a batch of games needs."""

    def __init__(self, players: int):
        edition = load()
        self.tables = compile_tables(edition)
        self.template, self.work, self.sheets = blank(State, 1), blank(State, 1), blank(Sheet, 1)
        self.template[0] = lay_out(edition, players, 0)
        self.results = np.zeros((GAMES, SEATS, ROWS + 2), dtype=np.int16)
        self.actions = np.zeros(MOST_LEGAL, dtype=np.int32)

    def games(self) -> float:
        return simulate(self.template, self.tables, self.work, self.sheets, 1, 0, self.results)

    def steps(self) -> float:
        return simulate_steps(self.template, self.tables, self.work, self.sheets, 1, 0, self.results, self.actions)


def rows(seconds: float) -> list[Row]:
    """All measurements of this page."""
    peers = openspiel.rollouts(seconds)
    measured = list(peers)
    four = _Amul(4)
    games, steps = best_rate(four.games, seconds), best_rate(four.steps, seconds)
    if peers:
        best = max(peers, key=lambda row: row.value)
        measured += [
            compared("Āmul, 4 players, whole games", games, "decisions/s", best, 6),
            compared("Āmul, 4 players, step by step", steps, "decisions/s", best, 2),
        ]
    else:
        measured += [
            Row("Āmul, 4 players, whole games", games, "decisions/s"),
            Row("Āmul, 4 players, step by step", steps, "decisions/s"),
        ]
    measured += _growth(seconds / 2)
    states = blank(State, 8), blank(State, 8)

    def copies() -> float:
        copy_many(*states, COPIES)
        return COPIES

    measured.append(limited("Āmul, copy of a state", 1e9 / best_rate(copies, seconds), "ns", 100))
    measured.append(limited("Āmul, state", State.dtype.itemsize, "bytes", 2048))
    return measured


def _growth(seconds: float) -> list[Row]:
    """The cost of a game by number of players: no faster than linearly from 3 to 8."""
    cost = {}
    for players in range(3, 9):
        batch = _Amul(players)

        def played(batch: _Amul = batch) -> float:
            batch.games()
            return GAMES

        cost[players] = 1e6 / best_rate(played, seconds)
    rows = [Row(f"Āmul, {players} players, a whole game", cost[players], "µs") for players in cost]
    growth = cost[8] / cost[3]
    limit = Row("Āmul, cost at 8 players over 3", growth, "times", target="at most 8/3 times", met=growth <= 8 / 3)
    return [*rows, limit]
