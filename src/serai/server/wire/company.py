"""People at tables: people you have met, removals, and reports."""

from __future__ import annotations

from msgspec import Struct

from serai.server.wire.fields import SeatNumber, Strict, VisitorId


class Removal(Strict):
    """The person the host removes: a seat or a spectator."""

    seat: SeatNumber | None = None
    """before the start"""
    spectator: VisitorId | None = None


class Report(Strict):
    """A line of the chat to be reported to the server's operator."""

    at: float
    """the line's own time"""


class Met(Struct):
    """Somebody with whom the requester has played, by their name there."""

    table: str
    seat: int
    name: str
    game: str
    at: float
    """when that table was last touched"""
    colour: int
    emblem: int


class Company(Struct):
    """The people of the requester's last tables, the latest first."""

    people: list[Met]
