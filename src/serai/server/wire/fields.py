"""What fields may hold: their limits, and names for their types."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from serai.games import game
from serai.kernel.names import LONGEST_NAME

MOST_SEATS = game.MOST_SEATS
LONGEST_LINE = 300
LONGEST_ID = 40
FIRST_DEVICE = "first"
"""the name of the browser in which a player began"""
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="how a player is called")]
Code = Annotated[str, Meta(max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Seconds = Annotated[int, Meta(ge=5, le=30 * 24 * 3600, description="time per decision")]
Budget = Annotated[int, Meta(ge=60, le=60 * 24 * 3600, description="seconds for all decisions of a seat")]
Increment = Annotated[int, Meta(ge=0, le=7 * 24 * 3600, description="seconds that each decision brings back")]
Days = Annotated[int, Meta(ge=0, le=60)]
Id = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
EditionText = Annotated[str, Meta(max_length=300_000, description="the text of an edition file (docs/editions.md)")]
NotificationAddress = Annotated[str, Meta(max_length=1000, description="an address for notifications")]
Language = Annotated[str, Meta(max_length=20)]
OrderWord = Annotated[str, Meta(max_length=60)]
OrderValue = int | OrderWord | Annotated[list[OrderWord], Meta(max_length=40)]
Mark = Annotated[int, Meta(ge=0, lt=MOST_SEATS, description="one of the eight colours, or of the eight emblems")]
VisitorId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$", description="of a spectator, as it was told")]
EMOTES = ("hello", "luck", "nice", "thanks", "wow", "oops", "moment", "bye")
"""The emotes. An emote travels as a line of the chat: the word between colons, `:thanks:`."""
DeviceLabel = Annotated[str, Meta(max_length=40, description="what a device says of itself")]
Access = Literal["public", "link", "closed"]
Status = Literal["open", "running", "over"]


class Strict(Struct, forbid_unknown_fields=True, kw_only=True):
    """A type that clients send: a misspelt field is refused, not ignored."""
