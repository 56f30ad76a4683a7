"""How a table is handed to the express lane and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from serai.server.audience import Looker
    from serai.server.express.entering import Unread
    from serai.server.passenger import Passenger
    from serai.server.running import Running
    from serai.server.stream import Stream


class Guest(NamedTuple):
    """A table as ordinary Python hands it over."""

    host: Passenger
    running: Running
    addresses: tuple[int, int]
    """of what the game needs, and of what everybody was last shown"""
    lookers: list[Looker]


class Sent(NamedTuple):
    """How far the lane has come with one viewer."""

    stream: Stream
    number: int
    """of the last update"""
    lacking: int
    """tales that were not told"""


class Return(NamedTuple):
    """What ordinary Python gets back."""

    played: Unread
    version: int
    """of the table"""
    tales: int
    """how often there was something to tell"""
    changes: list[int]
    """how often each seat has decided at the present version"""
    is_shown: bool
    """to everybody"""
    sent: list[Sent]
