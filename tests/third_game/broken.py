"""The third game with one mistake in it, in a folder of its own."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

from tests.third_game.household import PACKAGE, environment, paths, run

Change = tuple[str, str, str]
"""a file of the package, what stands in it, and what is written instead; the whole file where nothing stands"""


def broken(folder: Path, *changes: Change, package: Path = PACKAGE) -> Path:
    """A copy of the package with these changes. What is to be changed must be there."""
    copy = folder / "site"
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for name, old, new in changes:
        file = copy / name
        text = file.read_text("utf-8") if file.exists() else ""
        assert old in text, f"{name} has changed; find another place for this mistake: {old}"
        file.write_text(text.replace(old, new, 1) if old else new, "utf-8")
    return copy


def run_with(
    site: Path, *words: str, compiled: bool = False, guests: str = "trinkets", more: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """A Python process that finds the games of this folder instead of the third game."""
    env = {**environment(compiled=compiled), "PYTHONPATH": paths(site), "SERAI_GUESTS": guests, **(more or {})}
    return run(words, env, site, compiled=compiled)
