"""The games, and the daily deal."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class EditionName(Struct):
    """An edition that tables can be made with."""

    id: str
    hash: str


class OptionField(Struct):
    """One option of a game, as a form needs it."""

    id: str
    kind: Literal["whole", "flag", "choice"]
    default: int | bool | str
    least: int | None
    most: int | None
    words: list[str]
    """what a choice chooses from"""
    label: str
    """a message of the catalogues"""
    help: str
    """another one"""
    house: bool
    """a house rule: options of a table name it only where it is not the default"""


class DailyTerms(Struct):
    """The set-up of a game's daily deal, for one person in the first seat, and bots."""

    players: int
    level: str
    options: dict[str, Any]


class DailyResult(Struct):
    """Somebody's result of the daily deal."""

    name: str | None
    place: int
    """at the table, from 1"""
    points: float
    table: str
    """where the game can be replayed"""
    mine: bool


class DailyStanding(Struct):
    """How the requester's game of a daily deal compares with the others sent to this server."""

    mine: DailyResult
    count: int
    """how many people have sent theirs"""
    rank: int
    """1 for the best; equal place and points share a rank"""
    better_than: float | None
    """percent of the others that did worse, ties counted half; null as long as there are none"""
    best: list[DailyResult]
    """the best ones first"""


class GameInfo(Struct):
    """A game's description, and the choices for a new table."""

    id: str
    title: str
    fewest: int
    most: int
    usual: int
    """a comfortable number of players for a quick game"""
    options: dict[str, Any]
    """all of them, with their defaults"""
    form: list[OptionField]
    capabilities: list[str]
    """the parts the game has besides its rules (`serai.games.capabilities`); an engine only once it is built"""
    editions: list[EditionName]
    levels: list[str]
    start_player: bool
    """whether the host may choose who begins"""
    daily: DailyTerms | None = None
    """null if a game has no daily deal"""
