"""The public log (`kernel/public_log.py`), the same for every store.

What is due for a table is entered in the transaction that changes its doc, so a killed process leaves nothing to enter.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from serai.kernel.public_log import PublicEntry, following
from serai.server.rows.table import TableDoc
from serai.server.store.notifications import Ask

SCHEMA = """
CREATE TABLE IF NOT EXISTS public_log (
    number INTEGER PRIMARY KEY, day TEXT NOT NULL, commitment TEXT NOT NULL, result TEXT NOT NULL, head TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS public_log_of_day ON public_log (day, number);
CREATE INDEX IF NOT EXISTS public_log_of_deal ON public_log (commitment)
"""

_ENTRY = "number, day, commitment, result, head"
LAST = f"SELECT {_ENTRY} FROM public_log ORDER BY number DESC LIMIT 1"  # noqa: S608 - our own words
KNOWN = "SELECT result FROM public_log WHERE commitment = $1"
INSERT = f"INSERT INTO public_log ({_ENTRY}) VALUES ($1, $2, $3, $4, $5)"  # noqa: S608

# From each day the index leads to the next one, so days with many entries take no longer.
_DAYS = """
WITH RECURSIVE days (day, place) AS (
    SELECT (SELECT min(day) FROM public_log WHERE day > $1), 1
    UNION ALL
    SELECT (SELECT min(day) FROM public_log WHERE day > days.day), place + 1 FROM days
    WHERE days.day IS NOT NULL AND place < $2
), ends (day, first, last) AS (
    SELECT day, (SELECT min(number) FROM public_log WHERE day = days.day),
        (SELECT max(number) FROM public_log WHERE day = days.day)
    FROM days WHERE day IS NOT NULL
)
SELECT ends.day, first, last, head FROM ends JOIN public_log ON number = last ORDER BY last
"""
_OF_DAY = f"SELECT {_ENTRY} FROM public_log WHERE day = $1 AND number > $2 ORDER BY number LIMIT $3"  # noqa: S608


class Day(NamedTuple):
    """The entries of a day."""

    day: str
    first: int
    last: int
    head: str
    """of the last one"""


def due(doc: TableDoc, known: Sequence[Any], last: Sequence[Any], now: float) -> PublicEntry | None:
    """Return what has to be entered for a doc, where these entries of its deal are known, and the last one of all.

    A game whose promise is not in the log was begun before there was one, and stays out of it.
    """
    if [row[0] for row in known] != ([""] if doc.digest else []):
        return None
    today = datetime.fromtimestamp(now, UTC).date().isoformat()
    return following(PublicEntry(*last[0]) if last else None, today, doc.commitment, doc.digest)


def enter(connection: sqlite3.Connection, doc: TableDoc, now: float) -> None:
    """Enter in an embedded store what is due for a doc."""
    if not doc.commitment:
        return
    known = connection.execute(KNOWN.replace("$", "?"), (doc.commitment,)).fetchall()
    entry = due(doc, known, connection.execute(LAST).fetchall(), now)
    if entry is not None:
        connection.execute(INSERT.replace("$", "?"), entry)


class PublicLogStore:
    """Part of a store, which lends its way to look something up in the database."""

    def __init__(self, look: Ask):
        self._look = look

    async def last(self) -> PublicEntry | None:
        """Return the last entry."""
        found = await self._look(LAST)
        return PublicEntry(*found[0]) if found else None

    async def days(self, after: str, limit: int) -> list[Day]:
        """Return the days with entries that follow a day, the earliest first."""
        return [Day(*row) for row in await self._look(_DAYS, after, limit)]

    async def entries(self, day: str, after: int, limit: int) -> list[PublicEntry]:
        """Return entries of a day that follow the entry of a number."""
        return [PublicEntry(*row) for row in await self._look(_OF_DAY, day, after, limit)]
