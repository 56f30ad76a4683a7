"""Duplicate tournaments: the same deals at several tables, standings, ratings."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from serai.server.wire.fields import Budget, Code, Days, Increment, Name, Seconds, Status, Strict

MOST_ENTRANTS = 32
MOST_DEALS = 24


class NewTournament(Strict):
    """A tournament to be made, by a form or as a file."""

    title: Annotated[str, Meta(min_length=1, max_length=60)]
    game: Annotated[str, Meta(max_length=20)]
    players: int
    deals: Annotated[int, Meta(ge=1, le=MOST_DEALS)] = 4
    together: Annotated[int, Meta(ge=1)] | None = None
    """how many people share a table, bots having the other seats; otherwise as many as have room"""
    options: dict[str, Any] = field(default_factory=dict)
    edition: Annotated[str, Meta(max_length=80)] | None = None
    level: Annotated[str, Meta(max_length=20)] = "medium"
    seconds: Seconds | None = None
    budget: Budget | None = None
    """instead of `seconds`"""
    increment: Increment = 0
    holidays: Days = 0
    chat: bool = True
    rated: bool = False
    name: Name | None = None
    """how its maker is called, who then takes part"""
    season: Annotated[str, Meta(max_length=60)] | None = None
    """all tournaments that its maker has given the same one are added up"""


class JoinTournament(Strict):
    """Someone wants to take part."""

    name: Name
    invite: Code | None = None
    rated: bool = False
    """whether they agree that it counts for their rating: a rated tournament takes nobody else"""


class TournamentEntrant(Struct):
    """Somebody who takes part."""

    name: str | None
    gone: bool
    """has left; bots play their seats"""


class TournamentSeat(Struct):
    """A seat of a table of a deal."""

    entrant: int | None
    """null is a bot"""
    points: float | None = None
    """null until the deal is finished at all tables"""
    share: float | None = None
    """of the others on this seat that did worse, equal ones counted half; null for bots, and until then"""
    own: bool = True
    """false where a stand-in has made most decisions, so that the share is 0"""


class TournamentTable(Struct):
    """A table of a deal."""

    table: str | None
    """where it can be looked at: one's own, the last of a deal that still plays, and all of finished deals"""
    over: bool
    seats: list[TournamentSeat]


class TournamentStanding(Struct):
    """How somebody stands after the deals that are finished at all tables."""

    entrant: int
    rank: int
    share: float
    low: float
    high: float
    """95 %, by deals"""


class TournamentYou(Struct):
    """What only the asking browser is told."""

    host: bool
    entrant: int | None
    invite: str | None
    """with which others join"""
    table: str | None
    """where the asker plays now"""


class TournamentSeason(Struct):
    """The season that a tournament belongs to."""

    id: str
    title: str


class Tournament(Struct):
    """A tournament, as everybody who knows its address may know it."""

    id: str
    title: str
    game: str
    players: int
    deals: int
    together: int
    options: dict[str, Any]
    edition: str
    level: str
    seconds: int | None
    budget: int | None
    increment: int
    holidays: int
    chat: bool
    rated: bool
    status: Status
    created: float
    entrants: list[TournamentEntrant]
    rounds: list[list[TournamentTable]]
    """the tables of each deal that has begun; nothing of the last one's cards or points until it is finished"""
    standings: list[TournamentStanding]
    you: TournamentYou
    season: TournamentSeason | None = None


class SeasonTournament(Struct):
    """A tournament of a season."""

    id: str
    title: str
    game: str
    status: Status
    created: float
    deals: int
    finished: int
    """deals that count by now"""


class SeasonStanding(Struct):
    """How somebody stands after all deals of a season that are finished."""

    name: str | None
    rank: int | None
    """null for whoever has played fewer than half of the deals"""
    tournaments: int
    deals: int
    share: float
    low: float
    high: float
    """95 %, by deals"""
    mine: bool


class Season(Struct):
    """Several tournaments added up, as everybody who knows one of them may know it."""

    id: str
    title: str
    finished: int
    """deals that count by now"""
    tournaments: list[SeasonTournament]
    standings: list[SeasonStanding]


class PlayerRating(Struct):
    """A rating on openskill's scale, where everybody starts at 25."""

    name: str | None
    level: str | None
    """of a bot"""
    strength: float
    uncertainty: float
    """one standard deviation"""
    contests: int
    """how often they were compared"""
    mine: bool


class Ratings(Struct):
    """Everybody who has played rated tournaments of a game with so many players; the strongest first."""

    game: str
    players: int
    ratings: list[PlayerRating]
