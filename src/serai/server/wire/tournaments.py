"""Duplicate tournaments: the same deals at several tables, standings, ratings."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from serai.server.wire.fields import Code, Name, Status, Strict
from serai.server.wire.terms import NewTerms, Terms

MOST_ENTRANTS = 32
MOST_DEALS = 24


class NewTournament(NewTerms, kw_only=True):
    """A request for a tournament, by a form or as a file."""

    title: Annotated[str, Meta(min_length=1, max_length=60)]
    deals: Annotated[int, Meta(ge=1, le=MOST_DEALS)] = 4
    together: Annotated[int, Meta(ge=1)] | None = None
    """how many people share a table, with bots in the other seats; otherwise as many as have room"""
    rated: bool = False
    name: Name | None = None
    """the name of its host, who then takes part"""
    season: Annotated[str, Meta(max_length=60)] | None = None
    """the host's tournaments with the same season are added up"""


class JoinTournament(Strict):
    """Someone wants to take part."""

    name: Name
    invite: Code | None = None
    rated: bool = False
    """whether they agree that it counts for their rating; a rated tournament requires it"""


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
    """share of the others in this seat that did worse, ties counted half; null for bots, and until then"""
    own: bool = True
    """false if a stand-in made most decisions, so that the share is 0"""


class TournamentTable(Struct):
    """A table of a deal."""

    table: str | None
    """its id if the requester may watch it: their own table, the last one playing, and all of finished deals"""
    over: bool
    seats: list[TournamentSeat]


class TournamentStanding(Struct):
    """Somebody's score after the deals that are finished at all tables."""

    entrant: int
    rank: int
    """1 for the best; equal shares share a rank"""
    share: float
    """of those with the same cards that did worse, ties counted half: the mean of all deals"""
    low: float
    high: float
    """95%, by deals"""


class TournamentYou(Struct):
    """Facts for the requesting browser alone."""

    host: bool
    entrant: int | None
    invite: str | None
    """the invitation with which others join"""
    table: str | None
    """where the requester plays now"""


class TournamentSeason(Struct, frozen=True):
    """The season that a tournament belongs to."""

    id: str
    title: str


class Tournament(Terms, kw_only=True):
    """A tournament, as everybody who knows its address may know it."""

    id: str
    title: str
    deals: int
    together: int
    rated: bool
    status: Status
    created: float
    entrants: list[TournamentEntrant]
    rounds: list[list[TournamentTable]]
    """the tables of each deal that has begun, without the last one's cards or points until it is finished"""
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
    """deals that count so far"""


class SeasonStanding(Struct):
    """Somebody's score after all finished deals of a season."""

    name: str | None
    rank: int | None
    """null for anybody who has played fewer than half of the deals"""
    tournaments: int
    deals: int
    share: float
    low: float
    high: float
    """95%, by deals"""
    mine: bool


class Season(Struct):
    """Several tournaments added up, as everybody who knows one of them may know it."""

    id: str
    title: str
    finished: int
    """deals that count so far"""
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
    """Everybody who has played rated tournaments of a game at a player count; the strongest first."""

    game: str
    players: int
    ratings: list[PlayerRating]
