"""Options that several verbs read alike from the command line."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter

from serai.games import GAMES, find_game
from serai.kernel.errors import UserError
from serai.kernel.words import languages

if TYPE_CHECKING:
    Game = str
    Language = str
else:
    Game = Literal[GAMES]
    Language = Annotated[Literal[tuple(languages())], Parameter(help="The language.")]
WhichGame = Annotated[Game, Parameter(help="Which game.")]
Agent = Annotated[str, Parameter(help="A bot's name, net:FILE or FILE.py:CLASS.")]
Executor = Literal["processes", "ray"]
Device = Literal["cpu", "cuda"]

FileName = Annotated[str, Parameter(allow_leading_hyphen=True)]
"""A file, or "-" for standard input or output."""
RecordFile = Annotated[
    FileName, Parameter(help='A file with one record as JSON, or one per line as JSONL; "-" is standard input.')
]
WhichOfFile = Annotated[int, Parameter(help="Which game of the file, counted from 1.")]
Players = Annotated[int | None, Parameter(help="How many players; by default the game's usual number.")]
Games = Annotated[int, Parameter(help="How many games.")]
Seed = Annotated[str, Parameter(help="The seed of all chance: a number or any word.")]
Options = Annotated[
    list[str] | None, Parameter(help="An option of the game as NAME=VALUE. May be given several times.")
]
Processes = Annotated[
    int | None, Parameter(help="How many processes play; by default as many as there are processors.")
]
Edition = Annotated[str | None, Parameter(help="The edition: a file of your own, or the id of a built-in one.")]
PlayedEdition = Annotated[
    str | None, Parameter(help="The edition it was played with: a file of your own, or the id of a built-in one.")
]
RecordedSeat = Annotated[
    str | None, Parameter(help="The player's name, or the seat; seats count from 0, as in records.")
]
DataFolder = Annotated[Path | None, Parameter(help="The server's data folder.")]
Database = Annotated[str | None, Parameter(help="postgresql://… if the server uses that.")]


def option_example() -> str:
    """An option of some game, as a person writes it."""
    return next((option.example for game in map(find_game, GAMES) for option in game.options), "rounds=5")


def game_options(words: Sequence[str]) -> dict[str, Any]:
    """Options of a game written as `name=value`; values are read as JSON where they are JSON, otherwise as text."""
    options: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise UserError(f"'{word}' is not an option: write NAME=VALUE, for example {option_example()}")
        if name in options:
            raise UserError(f"the option '{name}' is given twice")
        try:
            options[name] = json.loads(value)
        except (ValueError, RecursionError):
            options[name] = value
    return options


def counted(number: int, thing: str) -> str:
    """`1 game`, `2,000 games`"""
    return f"{number:,} {thing}{'' if number == 1 else 's'}"


def seat_names(given: object, seats: int, language: str) -> list[str]:
    """Return the players' names if a file gives them, otherwise their seat numbers."""
    from serai.kernel.words import say
    from serai.terminal.party import clean

    names = given if isinstance(given, list) and len(given) == seats else [None] * seats
    return [
        clean(name) if isinstance(name, str) and name else say(language, "cli-seat", {"seat": seat})
        for seat, name in enumerate(names)
    ]


def seat_of(given: str, names: object, seats: int) -> int:
    """Return the seat that somebody means by its number or by the name that a record has for it."""
    for known in ([str(seat) for seat in range(seats)], names):
        if isinstance(known, list) and len(known) == seats and known.count(given) == 1:
            return known.index(given)
    raise UserError(f"there is no seat {given}: seats are numbered 0 to {seats - 1}, or give a player's name")
