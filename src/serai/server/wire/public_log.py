"""The public log: everybody may read it, and nobody learns a card, a table or a name from it."""

from __future__ import annotations

from msgspec import Struct


class LoggedDay(Struct):
    """The entries of one day of the server, in UTC."""

    day: str
    first: int
    """the number of its first entry; the next day goes on where this one ends"""
    last: int
    head: str
    """of its last entry"""


class PublicLog(Struct):
    """How long the public log is, and its days: at most a hundred, the earliest first."""

    format: str
    key: str
    """the server's public key (Ed25519), in hexadecimal"""
    entries: int
    head: str
    """of the last entry; empty if there is none"""
    signature: str
    """by the server's key, of the canonical object of `format`, `entries` and `head`"""
    days: list[LoggedDay]


class LogEntry(Struct):
    """The promise of a deal, or the end of a game that was dealt so."""

    number: int
    day: str
    commitment: str
    result: str
    """a digest of the finished game; empty for a promise"""
    head: str
    """a digest of this entry and of all before it"""


class LogPage(Struct):
    """Entries of a day, in order: at most five hundred."""

    entries: list[LogEntry]
