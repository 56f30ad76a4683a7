"""Compiles what the tests of a game need, once, before several of them would do the same at the same time.

python -m tests.warm GAME
"""

from __future__ import annotations

import sys
from time import perf_counter

import serai
from serai.bots import registry
from serai.bots.levels import LEVELS
from serai.games import find_game
from serai.played_game import PlayedGame
from serai.records.check import Checker
from serai.server.compile.warm_up import give_hint
from serai.simulation import Simulation, SimulationPlan
from serai.wasm.built import playable
from serai.wasm.engine import need


def play(game: str) -> None:
    """A whole game as a server plays it: every viewer is shown every change."""
    table = PlayedGame.new(game, find_game(game).fewest)
    viewers, album = (None, *range(table.players)), table.album()
    while not table.over:
        seat = table.to_move[0]
        table.advance(table.legal(seat)[0])
        table.changes(viewers, album)
        table.view(seat)


def think(game: str) -> None:
    """Every level decides once, and somebody gets a hint."""
    for level in LEVELS:
        registry.make(level, game).warm_up()
    give_hint(game)


def simulate(game: str) -> None:
    """Random games by the batch, their records, and the check of those."""
    plan = SimulationPlan.make(game, find_game(game).fewest)
    records: list[object] = []
    for recorded in (False, True):
        for _ in Simulation(plan, 2, recorded=recorded).run(records.append if recorded else None):
            pass
    assert not any(map(Checker().fault, records))


def study(game: str) -> None:
    """Games side by side."""
    if find_game(game).brings("study.vector"):
        batch = serai.vector(game, games=2, players=find_game(game).fewest)
        batch.step(batch.sample())
        batch.observe()


def engine(game: str) -> None:
    """For the browser."""
    if game in playable():
        need(game)


def main(game: str) -> None:
    for work in (play, think, simulate, study, engine):
        began = perf_counter()
        work(game)
        print(f"{game}: {work.__name__} {perf_counter() - began:.1f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
