"""What a person waits for: the command itself, the first compilation ever, a warm simulation."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.report import Row, limited

_SIMULATE = ("simulate", "amul", "--players", "4", "--games", "1", "--json")


def rows(seconds: float) -> list[Row]:
    """All measurements of this page; `seconds` only bounds the repetitions."""
    with tempfile.TemporaryDirectory() as cache:
        cold = _timed(_SIMULATE, cache)
        repeats = max(3, int(seconds))
        warm = min(_timed(_SIMULATE, cache) for _ in range(repeats))
    version = min(_timed(("--version",), None) for _ in range(repeats))
    return [
        limited("first compilation ever, then a game of Āmul", cold, "s", 30),
        limited("warm `serai simulate` of one game", warm, "s", 2.5),
        limited("warm `serai --version`", version, "s", 0.3),
    ]


def _timed(arguments: tuple[str, ...], cache: str | None) -> float:
    environment = dict(os.environ) if cache is None else {**os.environ, "SERAI_CACHE_DIR": cache}
    serai = Path(sys.executable).with_name("serai")
    start = time.perf_counter()
    subprocess.run([serai, *arguments], check=True, env=environment, capture_output=True)
    return time.perf_counter() - start
