"""The daily deal on a server: its games are checked, kept, and compared with each other.

You learn nothing about the others' games before you have sent in your own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import NamedTuple

from serai.daily.check import PERSON, check_daily, outcome_of
from serai.daily.deal import today
from serai.games.game import Edition
from serai.server import wire
from serai.server.base.refusals import BROKEN_RULE, MALFORMED, NOT_NOW, Refuse
from serai.server.records import finished
from serai.server.rows.table import SeatDoc, TableDoc
from serai.server.store.base import LogRow, Store
from serai.server.store.daily import StoredResult

SHOWN = 50
"""how many of the best are named"""
LATE = timedelta(days=1)
"""a game begun before midnight may end after it"""


class Taken(NamedTuple):
    """A game of a daily deal, and the table that shows it to others."""

    result: StoredResult
    doc: TableDoc
    rows: list[LogRow]


def read_day(text: str, now: float) -> date:
    """Return a day if its deal is being played; refuse others."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Refuse(MALFORMED, "server-daily-day") from None
    if not today(now) - LATE <= day <= today(now):
        raise Refuse(NOT_NOW, "server-daily-over", day=day.isoformat())
    return day


def take_in(
    text: bytes,
    installed: Mapping[str, Sequence[Edition]],
    game: str,
    day: date,
    table_id: str,
    who: str,
    now: float,
) -> Taken:
    """Check that a record is of this deal against its bots, and make a finished table of it. This is slow."""
    head, table = finished.checked(text, installed)
    if head.game.id != game or check_daily(head) != day:
        raise Refuse(BROKEN_RULE, "record-daily-cards", day=day.isoformat())
    doc, rows = finished.as_table(head, table, table_id, who, now)
    doc.access = "public"  # open to anybody who knows its id: people who have sent in their own game
    name, bots = doc.seats[PERSON].name or None, head.record["bots"]
    doc.seats = [SeatDoc(kind="bot", level=level) for level in bots]
    # Its player has it on their device; it need not be listed twice.
    doc.seats[PERSON] = SeatDoc(kind="person", name=name, holder=who, unlisted=True)
    outcome = outcome_of(head, table.result or {})
    return Taken(StoredResult(game, day.isoformat(), who, name, outcome.place, outcome.points, table_id), doc, rows)


async def standing_of(mine: StoredResult, store: Store) -> wire.DailyStanding:
    """A result among those of its deal."""
    count = await store.daily.count(mine)
    others, equal = count.all - 1, count.equal - 1
    worse = others - count.better - equal
    return wire.DailyStanding(
        mine=_shown(mine, mine),
        count=count.all,
        rank=count.better + 1,
        better_than=100 * (worse + equal / 2) / others if others else None,
        best=[_shown(result, mine) for result in await store.daily.best(mine.game, mine.day, SHOWN)],
    )


def _shown(result: StoredResult, mine: StoredResult) -> wire.DailyResult:
    return wire.DailyResult(result.name, result.place, result.points, result.table, result.holder == mine.holder)
