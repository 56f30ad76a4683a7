"""One rules text, run in several modes: in other processes, because a mode is chosen before anything is compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

from serai.kernel.rule import rule
from serai.kernel.schema import Ints
from serai.played_game import PlayedGame
from serai.records.check import Checker

ROOT = Path(__file__).parents[2]
NONSENSE: tuple[object, ...] = (
    None,
    -1,
    0,
    1,
    3,
    255,
    2**31,
    -(2**63),
    10**30,
    2.5,
    True,
    "gold",
    "A1",
    "pass",
    [],
    [10**9],
    {},
)


def run(module: str, *words: str, **environment: str) -> str:
    """What a module of the tests prints in a mode."""
    command = [sys.executable, "-m", module, *words]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), **environment}
    done = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def require_interpreted_alike(module: str, compiled: dict[str, list[str]], *words: str) -> None:
    """Byte for byte, after every move of every game that the module traces."""
    interpreted = json.loads(run(module, *words, SERAI_INTERPRETED="1"))
    assert list(interpreted) == list(compiled)
    for game, prints in compiled.items():
        assert len(prints) == len(interpreted[game])
        pairs = zip(prints, interpreted[game], strict=True)
        differs = [number for number, pair in enumerate(pairs) if len(set(pair)) > 1]
        assert not differs, f"game {game} differs from move {differs[0]} on"


@rule
def read(cards: Ints, place: int) -> int:
    """Read where the caller says."""
    return cards[place]


def require_checks(cards: Ints) -> None:
    """Without this the silence of all that follows would mean nothing."""
    try:
        read(cards, len(cards))
    except IndexError:
        return
    sys.exit("indices are not checked: run with NUMBA_BOUNDSCHECK=1")


def check_records(table: PlayedGame, times: int) -> int:
    """Check the record of a finished game, and copies of it with one value changed; how many moves that were."""
    record, draw, checker = table.record(), Random(1), Checker()
    assert checker.fault(record) is None
    refused = 0
    for _ in range(times):
        moves = list(record["moves"])
        place = draw.randrange(len(moves))
        moves[place] = {**moves[place], draw.choice(list(moves[place])): draw.choice(NONSENSE)}
        refused += checker.fault({**record, "moves": moves}) is not None
    assert refused > times // 2
    return (1 + times) * len(record["moves"])
