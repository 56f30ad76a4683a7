"""The games: found by folder here, and by Python's entry points (group `serai.games`) in other people's packages.

A package with a mistake in it is left out with one line; everything else works as if it were not there.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from serai.games.faults import GameFault, fault_of
from serai.games.guests import guests, let_in, place_of, tell
from serai.kernel import words
from serai.kernel.errors import UserError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from serai.games.game import Game

FOLDER = Path(__file__).parent

OWN = tuple(folder.name for folder in sorted(FOLDER.glob("*/")) if (folder / "__init__.py").is_file())
"""the ids of the games that serai itself brings. Nothing of them is imported here: rules are heavy."""
LEFT_OUT: dict[str, GameFault] = {}
"""the games of other packages that cannot be played, and why"""
GAMES: tuple[str, ...]
"""the ids of all games"""
_guests: dict[str, Game] = {}
_places: dict[str, Path] = {}
"""where the guests' files lie"""


@cache
def _own(name: str) -> Game:
    game: Game = import_module(f"{__name__}.{name}").GAME
    return game


def find_game(name: object) -> Game:
    """A game by its id."""
    _let_guests_in()
    if name in LEFT_OUT:
        raise LEFT_OUT[str(name)]
    if name in OWN:
        return _own(str(name))
    if name in _guests:
        return _guests[str(name)]
    raise UserError(f"there is no game {name!r}: choose one of {', '.join(_all())}")


def offered() -> list[str]:
    """The ids of the games that can be played, as far as is known by now."""
    return [game for game in _all() if game not in LEFT_OUT]


def leave_out(fault: GameFault) -> None:
    """Withdraw a game after a mistake came to light: it is no longer offered."""
    LEFT_OUT[fault.game] = fault
    tell(fault)


def blamed(raised: BaseException) -> GameFault | None:
    """The same as a mistake of a guest's author, where code of the guest was running."""
    return next(filter(None, (fault_of(name, place, raised) for name, place in _places.items())), None)


@contextmanager
def left_out_if_broken(game: str) -> Iterator[None]:
    """Whatever goes wrong in this block with a guest is its author's mistake: it is left out, and the rest goes on."""
    try:
        yield
    except Exception as raised:
        if game not in _guests:
            raise
        leave_out(blamed(raised) or GameFault(game, str(_places[game]), f"{type(raised).__name__}: {raised}"))


@cache
def _at_the_door() -> list[EntryPoint]:
    return guests()


def _let_guests_in() -> None:
    """When a game is first asked for: a guest's package may itself be what imports serai first."""
    while _at_the_door():
        entry = _at_the_door().pop(0)
        if entry.name not in OWN:
            try:
                _guests[entry.name], _places[entry.name] = let_in(entry), place_of(entry)
                words.add_folder(_places[entry.name] / "words")
            except GameFault as fault:
                leave_out(fault)


def _all() -> tuple[str, ...]:
    _let_guests_in()
    return OWN + tuple(_guests)


def __getattr__(name: str) -> object:
    if name == "GAMES":
        return _all()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


for _name in OWN:
    words.add_folder(FOLDER / _name / "words")
