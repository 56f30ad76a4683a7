"""What the daily deal of a game is played with: a small file in the game's folder. A game without one has no deal."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from serai.games import find_game

FILE = "daily.toml"


@dataclass(frozen=True)
class DailyTerms:
    """The same for everybody."""

    players: int
    level: str
    """of all bots: one that decides by its seed alone, whatever the time"""
    options: dict[str, Any]

    @property
    def bots(self) -> list[str | None]:
        """The levels by seat, as records name them: the person has the first one."""
        return [None, *[self.level] * (self.players - 1)]


@cache
def terms_of(game: str) -> DailyTerms | None:
    """Those of a game, or None where it has no daily deal."""
    chosen = find_game(game)
    file = chosen.folder / FILE
    if not file.is_file():
        return None
    said = tomllib.loads(file.read_text("utf-8"))
    return DailyTerms(chosen.check_players(said["players"]), said["level"], chosen.check_options(said["options"]))
