"""What people may do about their table's clocks: pure changes of a TableDoc, or refusals."""

from __future__ import annotations

from msgspec.structs import replace

from serai.server.base.refusals import NOT_NOW, Refuse
from serai.server.clocks.limits import has_clock
from serai.server.rows.rests import Rest
from serai.server.rows.table import TableDoc


def want_pause(doc: TableDoc, holder: str, wanted: bool, now: float) -> None:
    """Agree to a pause, or withdraw. It begins when all people agree; any of them may end it."""
    seat = _player(doc, holder)
    pause = doc.pause(now)
    if pause is not None:
        if not wanted:
            doc.rests = [replace(rest, until=now) if rest is pause else rest for rest in doc.rests]
        return
    votes = {*doc.pause_votes, seat} if wanted else {*doc.pause_votes} - {seat}
    people = {number for number, taken in enumerate(doc.seats) if taken.plays_now}
    if people <= votes:
        doc.rests = [*doc.rests, Rest(now, None)]
        votes = set()
    doc.pause_votes = sorted(votes)


def take_holiday(doc: TableDoc, holder: str, away: bool, now: float) -> None:
    """Stop your own clock, for as long as the table allows in total; or let it go on."""
    seat = _player(doc, holder)
    present = doc.holiday(seat, now)
    if present is not None:
        if not away:
            doc.rests = [replace(rest, until=now) if rest is present else rest for rest in doc.rests]
        return
    if not away:
        return
    left = doc.holiday_left(seat, now)
    if left <= 0:
        raise Refuse(NOT_NOW, "server-no-holiday", days=doc.holidays)
    doc.rests = [*doc.rests, Rest(now, now + left, seat)]


def _player(doc: TableDoc, holder: str) -> int:
    seat = doc.playing(holder)
    if not has_clock(doc):
        raise Refuse(NOT_NOW, "server-no-clock")
    return seat
