"""Search: simulations a second against OpenSpiel's C++ ISMCTS bot, and how well the levels keep their time.

A simulation is the same kind of thing on both sides: a world that agrees with what the seat knows, one way down the
tree, an evaluation where the tree ends. The differences: OpenSpiel plays uniformly random moves to the end of the game
and deals a world for every simulation. Our bot plays informed moves, ends after some rounds with an estimate, and meets
the same worlds with every option of the root. The rows `to the end` let our bot play every simulation to the end of the
game as well.
"""

from __future__ import annotations

import random
from dataclasses import replace
from time import perf_counter
from typing import Any

from benchmarks.openspiel import deal
from benchmarks.report import Row, best_rate, compared, limited
from benchmarks.rules import NAMES
from serai import Table
from serai.bots.budget import Budget
from serai.bots.levels import LEVELS
from serai.bots.mind import mind_of
from serai.bots.registry import make
from serai.bots.search_bot import spend
from serai.bots.sight import Sight

PEERS = ("hearts", "euchre")
SIMULATIONS = 2000
TARGETS = {"amul": 5.0, "amulett": 2.0}
TO_THE_END = 10_000  # rounds; no game is that long
EASY_MILLISECONDS = 50.0
OVER_BUDGET = 1.2
ANSWERS = 12


def rows(seconds: float) -> list[Row]:
    """All measurements of this page: one thread, so that they are per core."""
    peers = _peers(seconds)
    measured = list(peers)
    for game, name in NAMES.items():
        sights = _decisions(game)
        measured += _against(_speed(f"{name}, search", game, sights, seconds), peers, TARGETS[game])
        measured += _against(_speed(f"{name}, search to the end", game, sights, seconds, TO_THE_END), peers, None)
        measured += _latency(game, name, sights)
    return measured


def _against(row: Row, peers: list[Row], target: float | None) -> list[Row]:
    """The same measurement beside each peer."""
    if not peers:
        return [row]
    if target is None:
        return [replace(row, ratio=row.value / peer.value, against=peer.what) for peer in peers]
    return [compared(row.what, row.value, row.unit, peer, target) for peer in peers]


def _peers(seconds: float) -> list[Row]:
    """Simulations a second of OpenSpiel's bot; empty where OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return []
    return [_peer(pyspiel, name, seconds) for name in PEERS]


def _peer(pyspiel: Any, name: str, seconds: float) -> Row:
    state = deal(pyspiel.load_game(name), random.Random(1))
    while len(state.legal_actions()) == 1:  # its bot answers those without a search
        state.apply_action(state.legal_actions()[0])

    def work() -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        pyspiel.ISMCTSBot(1, evaluator, 1.0, SIMULATIONS).step(state)
        return SIMULATIONS

    return Row(f"OpenSpiel C++ ISMCTS, {name}", best_rate(work, seconds), "simulations/s")


def _decisions(game: str) -> list[Sight]:
    """Decisions with a choice, spread over a game that `greedy` plays with itself."""
    table, bot, found = Table.new(game, players=4, seed=1), make("greedy", game), []
    while not table.over:
        for seat in table.to_move:
            sight = Sight.of(table, seat)
            if len(sight.legal) > 1:
                found.append(sight)
            table.play(bot.decide(sight).move)
    return found[:: max(1, len(found) // ANSWERS)][:ANSWERS]


def _speed(what: str, game: str, sights: list[Sight], seconds: float, horizon: int | None = None) -> Row:
    """Beginning and ending a decision is part of it, on either side."""
    usual: Any = mind_of(game)
    plan = usual.plan.copy()
    if horizon is not None:
        plan["horizon"] = horizon
    mind, budget = type(usual)(plan), Budget(simulations=SIMULATIONS)

    def work() -> float:
        done = 0
        for sight in sights:
            with mind.search(sight) as search:
                done += spend(search, budget, perf_counter())
        return done

    return Row(what, best_rate(work, seconds), "simulations/s")


def _latency(game: str, name: str, sights: list[Sight]) -> list[Row]:
    """The slowest of several answers, by the clock on the wall: what a person waits."""
    budget = LEVELS["master"].budget
    assert budget is not None
    assert budget.milliseconds is not None
    return [
        limited(f"{name}, easy, slowest answer", _slowest("easy", game, sights), "ms", EASY_MILLISECONDS),
        limited(
            f"{name}, master, slowest answer", _slowest("master", game, sights), "ms", OVER_BUDGET * budget.milliseconds
        ),
    ]


def _slowest(level: str, game: str, sights: list[Sight]) -> float:
    bot = make(level, game)
    bot.decide(sights[0])
    slowest = 0.0
    for sight in sights:
        began = perf_counter()
        bot.decide(sight)
        slowest = max(slowest, perf_counter() - began)
    return 1000 * slowest
