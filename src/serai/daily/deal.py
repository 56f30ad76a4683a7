"""The deal of a day: its table and its secret follow from the game's name and the date (`web/src/deal/daily.ts`)."""

from __future__ import annotations

import hashlib
from datetime import UTC, date, datetime

FORMAT = "serai-daily/1"
_TABLE = "local-daily-"
"""how the ids of these tables begin: they are tables of somebody's device"""


def today(now: float) -> date:
    """The day of a moment in seconds since the epoch, by universal time: everywhere the same."""
    return datetime.fromtimestamp(now, UTC).date()


def secret_of(game: str, day: date) -> str:
    """Return the 32 bytes that replace a table's random secret; everybody can work them out."""
    return hashlib.sha256(f"{FORMAT}/{game}/{day.isoformat()}".encode()).hexdigest()


def table_of(game: str, day: date) -> str:
    """The id of the table, the same on every device."""
    return f"{_TABLE}{game}-{day.isoformat()}"


def day_of(game: str, table: object) -> date | None:
    """The day of a game's daily deal by the id of its table; None for all other tables."""
    start = f"{_TABLE}{game}-"
    if not isinstance(table, str) or not table.startswith(start):
        return None
    try:
        return date.fromisoformat(table.removeprefix(start))
    except ValueError:
        return None
