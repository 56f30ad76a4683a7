"""What there is to play, and the daily deal."""

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
    """What the daily deal of a game is played with: by one person on the first seat, and bots."""

    players: int
    level: str
    options: dict[str, Any]


class DailyResult(Struct):
    """What somebody has made of the daily deal."""

    name: str | None
    place: int
    """at the table, from 1"""
    points: float
    table: str
    """where the game can be replayed"""
    mine: bool


class DailyStanding(Struct):
    """How the asker's own game of a daily deal stands among those that were sent to this server."""

    mine: DailyResult
    count: int
    """how many have sent theirs"""
    rank: int
    """1 for the best; who has the same place and as many points shares it"""
    better_than: float | None
    """percent of the others that did worse, those who did as well counted half; null as long as there are none"""
    best: list[DailyResult]
    """the best ones first"""


class GameInfo(Struct):
    """What a game says of itself, and what there is to choose when a table is made."""

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
    """what the game brings besides its rules (`serai.games.game.Game.capabilities`)"""
    editions: list[EditionName]
    levels: list[str]
    start_player: bool
    """whether the host may choose who begins"""
    daily: DailyTerms | None = None
    """null where a game has no daily deal"""
