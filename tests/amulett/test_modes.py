"""Das Amulett: one rules text, run compiled, interpreted, and with every index checked."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from serai.kernel.rule import INTERPRETED
from tests.amulett.trace import traces

ROOT = Path(__file__).parents[2]


def run(module: str, **environment: str) -> str:
    command = [sys.executable, "-m", module]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), **environment}
    done = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.skipif(INTERPRETED, reason="needs compiled rules to compare with")
def test_interpreted_equals_compiled() -> None:
    """Byte for byte, after every move."""
    interpreted = json.loads(run("tests.amulett.trace", SERAI_INTERPRETED="1"))
    compiled = traces()
    assert list(interpreted) == list(compiled)
    for game, prints in compiled.items():
        assert len(prints) == len(interpreted[game])
        differs = [
            number for number, pair in enumerate(zip(prints, interpreted[game], strict=True)) if len(set(pair)) > 1
        ]
        assert not differs, f"game {game} differs from move {differs[0]} on"


def test_no_index_is_out_of_range() -> None:
    decisions = int(run("tests.amulett.bounded", NUMBA_BOUNDSCHECK="1", SERAI_INTERPRETED="0"))
    assert decisions > 50_000
