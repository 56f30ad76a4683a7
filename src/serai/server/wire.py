"""Everything that travels between server and client, as types: OpenAPI and docs/protocol.md follow them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

MOST_SEATS = 8
LONGEST_NAME = 24
LONGEST_LINE = 300
LONGEST_ID = 40

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="how a player is called")]
Code = Annotated[str, Meta(max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Seconds = Annotated[int, Meta(ge=5, le=30 * 24 * 3600, description="time per decision")]
Id = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
Access = Literal["public", "link", "closed"]
Status = Literal["open", "running", "over"]


class Strict(Struct, forbid_unknown_fields=True, kw_only=True):
    """What clients send: a misspelt field is refused, not ignored."""


# --- what clients send over HTTP ---------------------------------------------------------------------------


class NewTable(Strict):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=20)]
    players: int
    options: dict[str, Any] = {}
    start_player: SeatNumber | None = None
    """who begins; otherwise it is drawn"""
    edition: Annotated[str, Meta(max_length=80)] | None = None
    access: Access = "link"
    level: Annotated[str, Meta(max_length=20)] = "medium"
    seats: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=MOST_SEATS)] | None = None
    seconds: Seconds | None = None
    chat: bool = True
    hints: bool = True
    """whether those who sit at the table may ask for one"""
    name: Name | None = None
    start: bool = False


class Join(Strict):
    """Someone wants to sit down."""

    name: Name
    seat: SeatNumber | None = None
    invite: Code | None = None


class SeatChange(Strict):
    """The host puts a bot on an open seat, or opens it again."""

    level: Annotated[str, Meta(max_length=20)] | None


class Handover(Strict):
    """A one-time code, made by the device that has the seat, used by the one that gets it."""

    code: Code


class ScorePad(Strict):
    """A table to be scored, in seating order: either its areas or its totals, as `serai score` reads them."""

    game: Annotated[str, Meta(max_length=20)]
    areas: Annotated[list[Annotated[list[int | str], Meta(max_length=200)]], Meta(max_length=MOST_SEATS)] | None = None
    """per seat a list of cards: card numbers, kind ids, or `palace:gold`"""
    totals: Annotated[list[dict[str, Any]], Meta(max_length=MOST_SEATS)] | None = None
    """per seat the points of each colour and the numbers of symbols; no value of a card is needed for them"""
    anyway: bool = False
    """whether `areas` may hold cards that are not used with so few players"""
    options: dict[str, Any] | None = None
    edition: Annotated[str, Meta(max_length=80)] | None = None


# --- what the server answers -------------------------------------------------------------------------------


class Refusal(Struct):
    """What was refused, by which rule, and what to do instead."""

    rule: str | None
    reason: str
    message: str
    arguments: dict[str, Any]
    move: int | None = None
    """which move of an uploaded record, counted from 1; null where none of them is to blame"""


class Seat(Struct):
    """One seat of a table, as everybody may know it."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    level: str | None
    here: bool
    stand_in: bool
    host: bool


class Table(Struct):
    """A table, as everybody who may see it at all may know it."""

    id: str
    game: str
    players: int
    edition: str
    edition_hash: str
    options: dict[str, Any]
    status: Status
    access: Access
    level: str
    seconds: int | None
    chat: bool
    seats: list[Seat]
    created: float
    next: str | None
    result: dict[str, Any] | None
    start_player: int | None = None
    """who begins, where the host has chosen it"""
    hints: bool = True
    """whether those who sit at the table may ask for one"""


class You(Struct):
    """What only the asking browser is told."""

    seat: int | None
    host: bool
    invite: str | None


class Place(Struct):
    """A table and the asker's place at it."""

    table: Table
    you: You


class Me(Struct):
    """The asker's own tables, latest first."""

    tables: list[Place]


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


class Reach(Struct):
    """Whether others than this machine can open tables here, and the addresses that links for them begin with."""

    shared: bool
    addresses: list[str]


class Server(Struct):
    """What a client may want to know about the server itself."""

    version: str
    reach: Reach
    hosts: bool
    """whether it keeps tables; a folder of plain files does not"""
    compiled: bool
    """whether the rules are; until then a server plays interpreted, and bots that search do not"""


class ReplayStep(Struct):
    """One move of a finished game and what it changed in the view."""

    move: dict[str, Any]
    patch: list[list[Any]]


class Replay(Struct):
    """A finished game, step by step, from one knowledge."""

    seat: int | Literal["watch", "open"]
    view: dict[str, Any]
    steps: list[ReplayStep]


# --- what clients send over the WebSocket ------------------------------------------------------------------


class Hello(Strict, tag_field="type", tag="hello"):
    """The first message. `from` is the last revision the client has."""

    revision: str | None = msgspec.field(name="from", default=None)
    invite: Code | None = None
    watch: bool = False


class Act(Strict, tag_field="type", tag="act"):
    """A decision at a version: the move, or its place among the legal moves that were offered there (`choice`, from 0).

    `id` is new for each decision, and the same when it is sent again.
    """

    id: Id
    version: int
    move: dict[str, Any] | None = None
    choice: Annotated[int, Meta(ge=0)] | None = None


class Say(Strict, tag_field="type", tag="chat"):
    """A line for the chat."""

    text: Annotated[str, Meta(max_length=LONGEST_LINE)]


class AskHint(Strict, tag_field="type", tag="hint"):
    """What would be a good move at this version? A refusal names the `id`."""

    id: Id
    version: int


ClientMessage = Hello | Act | Say | AskHint


# --- what the server sends over the WebSocket --------------------------------------------------------------


class Chat(Struct, tag_field="type", tag="chat"):
    """A line of the chat."""

    name: str
    seat: int
    text: str
    at: float


class Update(Struct, tag_field="type", tag="update"):
    """What changed in this viewer's view (serai.views.diff), and the seconds left to those awaited."""

    revision: str
    patch: list[list[Any]]
    left: float | None


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The answer to hello: a whole view, or the updates since the revision the client has."""

    you: You
    table: Table
    revision: str
    view: dict[str, Any] | None
    updates: list[Update] | None
    chat: list[Chat]
    left: float | None


class Ack(Struct, tag_field="type", tag="ack"):
    """The decision is stored and cannot be lost. `again`: it had been taken before."""

    id: str
    again: bool


class Refused(Struct, tag_field="type", tag="refused"):
    """The decision, question or line was refused; nothing has changed."""

    id: str | None
    rule: str | None
    reason: str
    message: str
    arguments: dict[str, Any]


class Expected(Struct):
    """What a row of the asker's score sheet will show at the end, on average over many games."""

    row: str
    """as in the message `<game>-row`; `wins` is a part of 1"""
    mean: float
    other: float
    """the same after the other move"""
    error: float
    """standard error of the difference"""


class Hint(Struct, tag_field="type", tag="hint"):
    """A good move at a version, for the asker alone, and the next best one; rows say why, where there are any."""

    version: int
    move: dict[str, Any]
    other: dict[str, Any] | None
    rows: list[Expected]


class TableChanged(Struct, tag_field="type", tag="table"):
    """Seats, presence or state of the table have changed."""

    table: Table


class Closing(Struct, tag_field="type", tag="closing"):
    """The last message before the server closes the socket."""

    reason: str
    message: str


ServerMessage = Welcome | Update | Ack | Refused | Hint | TableChanged | Chat | Closing

encode = msgspec.json.Encoder().encode
decode_client_message = msgspec.json.Decoder(ClientMessage).decode
