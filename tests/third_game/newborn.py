"""A game as `serai new-game` makes it, found by Python as if it were installed."""

from __future__ import annotations

import shutil
from pathlib import Path

from serai import scaffold
from tests.third_game.broken import Change

GAME = "moon_garden"
ORDINARY = Path(__file__).parent / "ordinary"
"""the same game in ordinary Python: its `position.py`"""


def newborn(folder: Path, *changes: Change) -> Path:
    """The folder where Python finds the game, with these changes; its tests lie in `tests` there."""
    site = folder / "site"
    scaffold.create(GAME, site)
    told = site / f"{GAME}-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {GAME}\nVersion: 1.0\n", "utf-8")
    (told / "entry_points.txt").write_text(f"[serai.games]\n{GAME} = {GAME}\n", "utf-8")
    _change(site, *changes)
    return site


def ordinary(folder: Path, *changes: Change) -> Path:
    """The same with its moves in ordinary Python instead."""
    site = newborn(folder)
    (site / GAME / "quick.py").unlink()
    shutil.copy(ORDINARY / "position.py", site / GAME)
    _change(site, *changes)
    return site


def _change(site: Path, *changes: Change) -> None:
    for name, old, new in changes:
        file = site / GAME / name
        text = file.read_text("utf-8")
        assert old in text, f"{name} has changed; find another place for this mistake: {old}"
        file.write_text(text.replace(old, new, 1), "utf-8")
