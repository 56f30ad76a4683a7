"""The games, by name."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from serai.kernel.errors import UserError

if TYPE_CHECKING:
    from serai.kernel.express import Express
    from serai.kernel.game import Edition, Game
    from serai.kernel.wording import Reader, Wording

GAMES = ("amul", "amulett")
WITH_EXPRESS = ("amul",)


def find_game(name: object) -> Game:
    """A game by its id. Its rules are imported only now."""
    if not isinstance(name, str) or name not in GAMES:
        raise UserError(f"there is no game {name!r}: choose one of {', '.join(GAMES)}")
    game: Game = import_module(f"serai.games.{name}.position").GAME
    return game


def find_express(name: str) -> Express:
    """How a game is played at tables that are kept as memory, for one lane."""
    express: Express = import_module(f"serai.games.{name}.express").EXPRESS()
    return express


def find_wording(game: str, edition: Edition, reader: Reader) -> Wording:
    """A game's words for one reader."""
    wording: Wording = import_module(f"serai.games.{game}.wording").words_for(edition, reader)
    return wording
