"""What travels over the WebSocket, in both directions."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from serai.bots.reasons import Why
from serai.server.wire.fields import LONGEST_LINE, Code, Id, Name, Strict
from serai.server.wire.tables import Table, You


class Hello(Strict, tag_field="type", tag="hello"):
    """The first message. `from` is the last revision the client has."""

    revision: str | None = msgspec.field(name="from", default=None)
    invite: Code | None = None
    watch: bool = False
    name: Name | None = None
    """a spectator's chosen name"""


class Act(Strict, tag_field="type", tag="act"):
    """A decision at a version: the move, or its place among the legal moves that were offered there (`choice`, from 0);
    or taking the last move back (`withdraw`), if the last update said `may_withdraw`.

    `id` is new for each decision, and the same when it is sent again.
    """

    id: Id
    version: int
    move: dict[str, Any] | None = None
    choice: Annotated[int, Meta(ge=0)] | None = None
    withdraw: bool = False


class Say(Strict, tag_field="type", tag="chat"):
    """A line for the chat. A line between colons is an emote, `:thanks:`, and has to be a known one."""

    text: Annotated[str, Meta(max_length=LONGEST_LINE)]


class AskHint(Strict, tag_field="type", tag="hint"):
    """A request for a hint at this version. A refusal names the `id`."""

    id: Id
    version: int


class Typed(Strict, tag_field="type", tag="typed"):
    """A typed command at this version, in the terminal's grammar. A refusal names the `id`."""

    id: Id
    version: int
    text: Annotated[str, Meta(max_length=LONGEST_LINE)]
    language: Annotated[str, Meta(max_length=20)] = "en"


ClientMessage = Hello | Act | Say | AskHint | Typed


class Chat(Struct, tag_field="type", tag="chat"):
    """A line of the chat. Spectators chat among themselves: players see it when the game does not run."""

    name: str
    seat: int | None
    """null for a spectator"""
    text: str
    at: float


class Update(Struct, tag_field="type", tag="update"):
    """The changes in this viewer's view (serai.views.diff), and the seconds left to the awaited seats."""

    revision: str
    patch: list[list[Any]]
    left: float | None
    may_withdraw: bool = False
    """whether the viewer's last move may still be taken back"""


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The answer to hello: a whole view, or the updates since the revision the client has."""

    you: You
    table: Table
    revision: str
    view: dict[str, Any] | None
    updates: list[Update] | None
    chat: list[Chat]
    left: float | None
    may_withdraw: bool = False
    """as in an update"""


class Ack(Struct, tag_field="type", tag="ack"):
    """The decision is stored and cannot be lost. `again`: it had been accepted before."""

    id: str
    again: bool


class Refused(Struct, tag_field="type", tag="refused"):
    """The decision, question or line was refused; nothing has changed."""

    id: str | None
    rule: str | None
    reason: str
    message: str
    arguments: dict[str, Any]


class Unknown(Struct, tag_field="type", tag="unknown"):
    """Nobody knows yet whether the decision is stored. Send it again with the same id to find out."""

    id: str
    reason: str
    message: str


class Expected(Struct):
    """A row of the requester's score sheet at the end, on average over many games."""

    row: str
    """as in the message `<game>-row`; `wins` is a part of 1"""
    mean: float
    other: float
    """the same after the other move"""
    error: float
    """standard error of the difference"""


class Hint(Struct, tag_field="type", tag="hint"):
    """A good move at a version, for the requester alone, and the next best one, if there was anything to compare."""

    version: int
    move: dict[str, Any]
    other: dict[str, Any] | None
    win: float
    """the part of the win that the move promises; `other_win`: the other one"""
    other_win: float
    why: Why | None
    """the one reason that explains enough of the difference"""
    rows: list[Expected]
    worlds: int
    """in how many the moves were played to the end"""


class Understood(Struct, tag_field="type", tag="understood"):
    """The meaning of a typed command: a move, not played yet and perhaps illegal; or an answer, line by line."""

    id: str
    version: int
    move: dict[str, Any] | None
    lines: list[str]


class TableChanged(Struct, tag_field="type", tag="table"):
    """Seats, presence, state or clocks of the table have changed."""

    table: Table
    left: float | None = None
    """the seconds left to this viewer, or to those awaited"""


class Spectator(Struct):
    """A spectator."""

    id: str
    """their id at this table, with which the host can remove them"""
    name: str
    """their chosen name; empty if they chose none"""


class Spectators(Struct, tag_field="type", tag="spectators"):
    """The spectators; a browser without a cookie does not count."""

    count: int
    people: list[Spectator]
    """some of them, if there are many"""


class Closing(Struct, tag_field="type", tag="closing"):
    """The last message before the server closes the socket."""

    reason: str
    message: str
    arguments: dict[str, Any] = {}


ServerMessage = (
    Welcome | Update | Ack | Refused | Unknown | Hint | Understood | TableChanged | Chat | Spectators | Closing
)
encode = msgspec.json.Encoder().encode
decode_client_message = msgspec.json.Decoder(ClientMessage).decode
