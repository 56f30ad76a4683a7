"""The house with a guest: `serai` in processes that find the third game by its entry point. Nothing is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.support.forked import forks

PROJECT = Path(__file__).resolve().parents[2]
PACKAGE = Path(__file__).parent / "package"
"""where `pip install` would have put the game: its package, and what tells Python of its entry point"""


def paths(*folders: Path) -> str:
    """Where Python looks for packages, these folders first."""
    return os.pathsep.join([*map(str, folders), str(PROJECT), *filter(None, [os.environ.get("PYTHONPATH")])])


def environment(*, compiled: bool = False) -> dict[str, str]:
    """For a process that finds the game. Its rules are a page: mostly they need not be compiled."""
    more = {"PYTHONPATH": paths(PACKAGE), "SERAI_INTERPRETED": "" if compiled else "1", "COLUMNS": "100"}
    return {**os.environ, **more, "SERAI_GUESTS": "trinkets"}


def python(
    *words: str, stdin: str = "", compiled: bool = False, cwd: Path = PROJECT
) -> subprocess.CompletedProcess[str]:
    """A Python process that finds the game."""
    return run(words, environment(compiled=compiled), cwd, stdin=stdin, compiled=compiled)


def run(
    words: Sequence[str], env: Mapping[str, str], cwd: Path, *, compiled: bool, stdin: str = ""
) -> subprocess.CompletedProcess[str]:
    """A Python process; one with interpreted rules is a fork, which begins in no time."""
    if not compiled:
        return forks(*IMPORTED, SERAI_INTERPRETED="1").run(words, cwd=cwd, env=env, stdin=stdin)
    return subprocess.run(
        [sys.executable, *words], input=stdin, capture_output=True, text=True, check=False, cwd=cwd, env=env
    )


IMPORTED = (
    "serai.games.plain_position",
    "serai.games.quick_position",
    "serai.cli.main",
    "serai.simulation",
    "serai.bots.registry",
)
"""what most of the forks need; none of it asks which games there are"""
