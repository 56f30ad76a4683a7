"""The games, by name."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from serai.kernel.errors import UserError

if TYPE_CHECKING:
    from serai.kernel.game import Game

GAMES = ("amul", "amulett")


def find_game(name: object) -> Game:
    """A game by its id. Its rules are imported only now."""
    if not isinstance(name, str) or name not in GAMES:
        raise UserError(f"there is no game {name!r}: choose one of {', '.join(GAMES)}")
    game: Game = import_module(f"serai.games.{name}.position").GAME
    return game
