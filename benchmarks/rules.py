"""The rules themselves: whole random games, the step interface, copies, and how the cost grows with the players."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from benchmarks import openspiel
from benchmarks.report import Row, best_rate, best_rates, compared, limited
from serai.games import find_game
from serai.games.amul.rules.sheet import Sheet
from serai.games.amul.rules.state import MOST_LEGAL as AMUL_MOVES
from serai.games.amul.study.playout import simulate_steps as amul_steps
from serai.games.amulett.rules.state import MOST_LEGAL as AMULETT_MOVES
from serai.games.amulett.study.playout import simulate_steps as amulett_steps
from serai.kernel.rule import rule
from serai.kernel.schema import blank

GAMES = 500
COPIES = 10_000
NAMES = {"amul": "Āmul", "amulett": "Das Amulett"}

# How many times the decisions/s of the best OpenSpiel rollout we want: whole games, and step by step.
TARGETS = {"amul": (6, 2), "amulett": (2, None)}


@rule
def copy_many(source: Any, target: Any, count: int) -> None:
    for index in range(count):
        target[index & 7] = source[index & 7]


class _Games:
    """A batch of random games of one game and player count."""

    def __init__(self, game: str, players: int):
        rules = find_game(game)
        batch = import_module(f"serai.games.{game}.study.batch")
        self.batch = batch.RandomGames(rules.load_edition(None), players, rules.check_options({}), 1)
        self.lines = np.zeros((GAMES, 8, len(self.batch.figures)), dtype=np.int16)

    def decisions(self) -> float:
        return float(self.batch.play(0, self.lines))

    def games(self) -> float:
        self.batch.play(0, self.lines)
        return GAMES


def _amul_steps(games: _Games) -> Callable[[], float]:
    batch, sheets, actions = games.batch, blank(Sheet, 1), np.zeros(AMUL_MOVES, dtype=np.int32)
    return lambda: amul_steps(batch.template, batch.data, batch.work, sheets, 1, 0, games.lines, actions)


def _amulett_steps(games: _Games) -> Callable[[], float]:
    batch, actions = games.batch, np.zeros(AMULETT_MOVES, dtype=np.int64)
    return lambda: amulett_steps(batch.template, batch.data, batch.work, 1, 0, games.lines, actions)


_STEPS = {"amul": _amul_steps, "amulett": _amulett_steps}


def rows(seconds: float) -> list[Row]:
    """All measurements of this page."""
    peers = openspiel.rollouts(seconds)
    measured = list(peers)
    best = max(peers, key=lambda row: row.value, default=None)
    for game, name in NAMES.items():
        four = _Games(game, 4)
        rates = best_rate(four.decisions, seconds), best_rate(_STEPS[game](four), seconds)
        ways = (f"{name}, 4 players, whole games", f"{name}, 4 players, step by step")
        for way, rate, target in zip(ways, rates, TARGETS[game], strict=True):
            measured.append(_against(way, rate, best, target))
        measured += _growth(game, name, seconds / 2)
        measured += _state(game, name, seconds / 2)
    return measured


def _against(what: str, rate: float, peer: Row | None, target: float | None) -> Row:
    if peer is None:
        return Row(what, rate, "decisions/s")
    if target is None:
        return Row(what, rate, "decisions/s", rate / peer.value, peer.what)
    return compared(what, rate, "decisions/s", peer, target)


def _state(game: str, name: str, seconds: float) -> list[Row]:
    state = import_module(f"serai.games.{game}.rules.state").State
    states = blank(state, 8), blank(state, 8)

    def copies() -> float:
        copy_many(*states, COPIES)
        return COPIES

    return [
        limited(f"{name}, copy of a state", 1e9 / best_rate(copies, seconds), "ns", 100),
        limited(f"{name}, state", state.dtype.itemsize, "bytes", 2048),
    ]


def _growth(game: str, name: str, seconds: float) -> list[Row]:
    """The cost of a game by number of players; Āmul's grows no faster than linearly."""
    rules = find_game(game)
    counts = range(rules.fewest, rules.most + 1)
    rates = best_rates([_Games(game, players).games for players in counts], seconds)
    cost = {players: 1e6 / rate for players, rate in zip(counts, rates, strict=True)}
    rows = [Row(f"{name}, {players} players, a whole game", cost[players], "µs") for players in cost]
    growth, linear = cost[rules.most] / cost[rules.fewest], rules.most / rules.fewest
    what = f"{name}, cost at {rules.most} players over {rules.fewest}"
    met = growth <= linear if game == "amul" else None
    return [*rows, Row(what, growth, "times", target=f"at most {linear:.2f} times" if met is not None else "", met=met)]
