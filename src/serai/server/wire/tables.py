"""Tables, their seats, and the places of people at them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from serai.server.wire.fields import (
    MOST_SEATS,
    Access,
    Code,
    EditionText,
    Name,
    SeatNumber,
    Status,
    Strict,
)
from serai.server.wire.terms import NewTerms, Terms


class Guest(Strict):
    """Somebody with whom the requester has played, given by a table and a seat there."""

    table: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber


class NewTable(NewTerms, kw_only=True):
    """A request for a table."""

    start_player: SeatNumber | None = None
    """who begins; otherwise it is drawn"""
    edition_file: EditionText | None = None
    """an edition that the host brings along, instead of one of the server's"""
    access: Access = "link"
    seats: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=MOST_SEATS)] | None = None
    hints: bool = True
    """whether seated players may ask for hints"""
    emotes_only: bool = False
    """whether the chat takes emotes only"""
    name: Name | None = None
    guests: Annotated[list[Guest], Meta(max_length=MOST_SEATS)] = field(default_factory=list)
    """people from earlier tables of the requester, for whom seats are kept"""
    start: bool = False


class Join(Strict):
    """Someone wants to sit down."""

    name: Name
    seat: SeatNumber | None = None
    invite: Code | None = None


class Branch(Strict):
    """Play on from a moment of a finished game, against bots."""

    at: Annotated[int, Meta(ge=0, le=100_000, description="moves of the record before it")]
    seat: SeatNumber
    name: Name
    level: Annotated[str, Meta(max_length=20)] = "medium"
    invite: Code | None = None


class AddSeal(Strict):
    """The seal of a player's addition to the table's chance, made after seeing the commitment."""

    seal: Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="SHA-256, as docs/deals.md says")]


class OpenSalt(Strict):
    """That addition, opened after seats and seals were fixed."""

    salt: Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="16 random bytes in hexadecimal digits")]


class SeatChange(Strict):
    """The host puts a bot in an open seat, or opens it again."""

    level: Annotated[str, Meta(max_length=20)] | None


class Handover(Strict):
    """A one-time code, made by the device that has the seat, used by the one that gets it."""

    code: Code


class Seat(Struct):
    """One seat of a table, as everybody may know it."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    level: str | None
    here: bool
    stand_in: bool
    host: bool
    votes: list[int] = []
    """the seats that agree to a stand-in: a bot plays when everybody asked has agreed"""
    program: bool = False
    """a guest's program plays it"""
    missed: int = 0
    """how many decisions in a row a bot made for its owner"""
    away_until: float | None = None
    """when its owner's holiday ends at the latest; until then the clock is stopped"""
    holiday_left: float = 0.0
    """the seconds of holidays that its owner has left"""
    colour: int | None = None
    """one of the eight colours; null if nobody at the table has chosen one, and it is that of the seat's number"""
    emblem: int | None = None
    """one of the eight emblems, likewise"""


class BranchedFrom(Struct):
    """A moment of a finished game."""

    table: str
    at: int
    """moves of the record before it"""


class Deal(Struct):
    """How the chance of a table is bound before the game: docs/deals.md."""

    commitment: str
    """SHA-256 of the secret and of the table it was made for; the record of the finished game has the secret"""
    seals: list[str | None] | None = None
    """the seals of what each seat adds, since they are fixed; null before that"""
    salts: list[str | None] | None = None
    """each seat's addition, since the game began; null before that"""
    awaited: list[int] = []
    """the seats whose salts are still to be opened; the game begins when there are none"""


class Table(Terms, kw_only=True):
    """A table, as everybody who may see it knows it."""

    id: str
    edition_hash: str
    status: Status
    access: Access
    seats: list[Seat]
    created: float
    next: str | None
    result: dict[str, Any] | None
    start_player: int | None = None
    """the seat that begins, if the host has chosen it"""
    hints: bool = True
    """whether seated players may ask for hints"""
    branch: BranchedFrom | None = None
    """the moment of a finished game that this one plays on from"""
    deal: Deal | None = None
    """null if chance cannot be checked: an uploaded record, an old table"""
    paused: float | None = None
    """since when all clocks have been stopped"""
    pause_votes: list[int] = field(default_factory=list)
    """the seats that want a pause: it begins when all people want it"""
    emotes_only: bool = False
    """whether the chat takes emotes only"""
    tournament: str | None = None
    """the tournament whose deal it plays; others see the table when nobody else still has to play that deal"""


class You(Struct):
    """Facts for the requesting browser alone."""

    seat: int | None
    host: bool
    invite: str | None
    muted: bool = False
    """whether the requester wants no notifications for this table"""


class Place(Struct):
    """A table and the requester's place at it."""

    table: Table
    you: You


class MyTable(Place):
    """One of the requester's tables, and the state of its game."""

    round: int | None
    """None before the start, and in games without rounds"""
    awaited: list[int]
    """the seats that owe a decision"""
    left: float | None
    """the seconds left to them"""
    changed: float
    """when the present decision began, or the game ended"""
    said: list[float] = []
    """when others have lately written in the chat, the newest first"""


class Me(Struct):
    """The requester's tables: finished ones last, the latest first."""

    tables: list[MyTable]
