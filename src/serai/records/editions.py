"""The edition that a record is replayed with."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Protocol

from serai.games import GAMES
from serai.games.game import Edition, Game
from serai.kernel.edition import read_toml
from serai.kernel.toml_reader import EditionFault, not_one_of


class FindsEdition(Protocol):
    """Something that knows which edition of a game is meant."""

    def of(self, game: Game) -> Any:
        """The edition of this game."""


class ChosenEditions:
    """The one asked for, or each game's own. Each is loaded once."""

    def __init__(self, source: str | None = None):
        self.source = source
        self._loaded: dict[str, Edition] = {}

    def of(self, game: Game) -> Any:
        if game.id not in self._loaded:
            self._loaded[game.id] = game.load_edition(self.source if self._is_for(game) else None)
        return self._loaded[game.id]

    def _is_for(self, game: Game) -> bool:
        """A file may hold games of both kinds; an edition says for one of them how it was played."""
        if self.source is None or not Path(self.source).is_file():
            return True
        return game_of(self.source) in (None, game.id)


def game_of(file: str | os.PathLike[str]) -> str | None:
    """The game that an edition file says it is for; None where it does not say."""
    data = read_toml(file)
    if "game" not in data:
        return None
    if data["game"] not in GAMES:
        raise EditionFault(f"{os.fspath(file)}: game: {not_one_of(data['game'], GAMES)}")
    return str(data["game"])
