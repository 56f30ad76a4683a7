"""The games: found by folder here, and by Python's entry points (group `serai.games`) in other people's packages."""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from serai.kernel import words
from serai.kernel.errors import UserError

if TYPE_CHECKING:
    from serai.games.game import Edition, Game
    from serai.games.wording import Reader, Wording

FOLDER = Path(__file__).parent


def _packages() -> dict[str, str]:
    """The Python package of each game, by id. Nothing of a game is imported here: rules are heavy."""
    here = {folder.name: f"{__name__}.{folder.name}" for folder in sorted(FOLDER.glob("*/")) if _is_game(folder)}
    guests = {found.name: found.value for found in entry_points(group="serai.games") if _is_let_in(found.name)}
    return {**here, **{name: guests[name] for name in sorted(guests) if name not in here}}


def _is_let_in(guest: str) -> bool:
    """`SERAI_GUESTS` names the guests that are let in; where it is not set, all are."""
    named = os.environ.get("SERAI_GUESTS")
    return named is None or guest in named.split(",")


def _is_game(folder: Path) -> bool:
    return (folder / "__init__.py").is_file()


_PACKAGES = _packages()
GAMES = tuple(_PACKAGES)
"""the ids of all games"""


def _add_words() -> None:
    """A game brings its own words, in the folder `words` of its package."""
    for package in _PACKAGES.values():
        spec = find_spec(package)
        for folder in (spec and spec.submodule_search_locations) or ():
            words.add_folder(Path(folder) / "words")


_add_words()


@cache
def _found(name: str) -> Game:
    game: Game = import_module(_PACKAGES[name]).GAME
    return game


def find_game(name: object) -> Game:
    """A game by its id."""
    if not isinstance(name, str) or name not in _PACKAGES:
        raise UserError(f"there is no game {name!r}: choose one of {', '.join(GAMES)}")
    return _found(name)


def find_wording(game: str, edition: Edition, reader: Reader) -> Wording:
    """A game's words for one reader: its own, or the house's plain ones."""
    from serai.games.plain_wording import PlainWording

    brought = find_game(game).part("words.wording")
    wording: Wording = PlainWording(game, reader) if brought is None else brought.words_for(edition, reader)
    return wording
