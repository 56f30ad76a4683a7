"""People at tables: whom one has met, who has to go, and what was said that should not have been."""

from __future__ import annotations

from msgspec import Struct

from serai.server.wire.fields import SeatNumber, Strict, VisitorId


class Removal(Strict):
    """Whom the host wants to be gone: one of both."""

    seat: SeatNumber | None = None
    """before the start"""
    spectator: VisitorId | None = None


class Report(Strict):
    """A line of the chat that somebody who runs the server should see."""

    at: float
    """when it was said, as the line tells"""


class Met(Struct):
    """Somebody with whom the asker has played, as they were called there."""

    table: str
    seat: int
    name: str
    game: str
    at: float
    """when that table was last touched"""
    colour: int
    emblem: int


class Company(Struct):
    """The people of the asker's last tables, the latest first."""

    people: list[Met]
