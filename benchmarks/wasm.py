"""The engines for the browser, in the engine that Chromium and node share, beside native code and OpenSpiel's C++.

Whole random games are played by a module of their own, which holds the same playout as native code does; searches by
the engine that browsers load.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from benchmarks import openspiel
from benchmarks.report import Row, best_rate, compared
from benchmarks.rules import NAMES, _Games
from serai import Table
from serai.bots.mind import mind_of
from serai.bots.sight import Sight
from serai.games.amul.rules.sheet import Sheet
from serai.games.amul.study import playout as amul
from serai.games.amulett.study import playout as amulett
from serai.kernel.rule import whole
from serai.kernel.schema import EVERYONE, Record, blank, several
from serai.wasm.compiler import compile_functions
from serai.wasm.engine import need
from tools.build_web import node_program

HARNESS = Path(__file__).with_name("wasm.mjs")
PLAYERS = 4
SIMULATIONS = 2000
OF_NATIVE = 0.4
OF_OPENSPIEL = 2.0


def rows(seconds: float) -> list[Row]:
    """All measurements of this page."""
    peers = openspiel.rollouts(seconds)
    best = max(peers, key=lambda row: row.value, default=None)
    measured = list(peers)
    for game, name in NAMES.items():
        with TemporaryDirectory() as kept, harness(game, Path(kept)) as engine:
            measured += _beside_native(
                f"{name}, {PLAYERS} players, whole games", "decisions/s", *_playouts(game, engine, seconds)
            )
            if best is not None:
                measured.append(compared(f"{name}, whole games", measured[-1].value, "decisions/s", best, OF_OPENSPIEL))
            measured += _beside_native(f"{name}, search", "simulations/s", *_searches(game, engine, seconds))
    return measured


def _beside_native(what: str, unit: str, native: float, engine: float) -> Iterator[Row]:
    row = Row(f"{what}, native", native, unit)
    yield row
    yield compared(f"{what}, WebAssembly", engine, unit, row, OF_NATIVE)


class harness:  # noqa: N801 - used like a function
    """node, asked line by line."""

    def __init__(self, game: str, kept: Path):
        (kept / "playout.wasm").write_bytes(playout_module(game, kept))
        command = [str(node_program()), str(HARNESS), str(kept), str(need(game))]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __enter__(self) -> harness:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()

    def ask(self, **question: object) -> float:
        """Units of work per second."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        return float(self._process.stdout.readline())


def playout_module(game: str, kept: Path) -> bytes:
    """The batches of random games that native code is measured by, as a module; its memory is laid beside it."""
    games = _Games(game, PLAYERS)
    rules = f"serai.games.{game}.rules"
    state, data = import_module(f"{rules}.state").State, import_module(f"{rules}.edition_data").EditionData

    class Batch(Record):
        """Games one after the other."""

        template: Any = several(state, 1, EVERYONE, "a game before its first move")
        edition: Any = several(data, 1, EVERYONE, "the edition")
        work: Any = several(state, 1, EVERYONE, "the game")
        sheets: Any = several(Sheet, 1, EVERYONE, "its score sheet")
        lines: Any = several(np.int16, games.lines.shape, EVERYONE, "the results")

    def play_amul(table: Any, first: int) -> int:
        work, sheets, lines = table.work, table.sheets, table.lines
        return whole(amul.simulate(table.template, table.edition[0], work, sheets, whole(1), whole(first), lines))

    def play_amulett(table: Any, first: int) -> int:
        work, lines = table.work, table.lines
        return whole(amulett.simulate(table.template, table.edition[0], work, whole(1), whole(first), lines))

    laid = blank(Batch, 1)
    laid[0].template[0], laid[0].edition[0] = games.batch.template[0], games.batch.data
    (kept / "playout.bin").write_bytes(laid.tobytes())
    return compile_functions({"play": {"amul": play_amul, "amulett": play_amulett}[game]}, Batch)


def _playouts(game: str, engine: harness, seconds: float) -> tuple[float, float]:
    native = _Games(game, PLAYERS)
    return best_rate(native.decisions, seconds), engine.ask(work="playouts", seconds=seconds)


def _searches(game: str, engine: harness, seconds: float) -> tuple[float, float]:
    """The first decision of a game."""
    table = Table.new(game, PLAYERS, seed=1)
    sight = Sight.of(table, table.to_move[0])
    with mind_of(game).search(sight) as search:

        def work() -> float:
            search.run(SIMULATIONS)
            return SIMULATIONS

        rate = best_rate(work, seconds)
    position: Any = sight.position
    options = json.dumps({name: _plain(value) for name, value in position.options.items()})
    return rate, engine.ask(
        work="search", seconds=seconds, players=PLAYERS, options=json.loads(options), batch=SIMULATIONS
    )


def _plain(value: object) -> object:
    return value.item() if isinstance(value, np.generic) else value
