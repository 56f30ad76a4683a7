"""An audit of a server from outside: its public log is read whole, and compared with what was seen before.

Nothing is believed: each answer has to lead on, and only what was checked is kept.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, field

from serai.kernel.errors import UserError
from serai.kernel.public_log import FORMAT, BrokenLog, PublicEntry, digest_of_game, end_of, verified
from serai.server import wire
from serai.server.security.signatures import is_signed

T = TypeVar("T")
Get = Callable[[str], bytes]
"""the answer to a path and its query"""
PATH = "/.well-known/serai/log"
DATE = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)


class SeenLog(Struct):
    """What an audit has seen of a log, to be compared with at the next one. The signature proves it to others."""

    key: str
    entries: int
    head: str
    signature: str
    days: list[wire.LoggedDay]


class DealPromise(Struct):
    """What the log says of a deal."""

    made: PublicEntry
    ended: PublicEntry | None = None


class Audit(Struct):
    """What was found."""

    seen: SeenLog
    faults: list[str] = field(default_factory=list)
    promises: dict[str, DealPromise] = field(default_factory=dict)
    """by commitment"""

    def take(self, entry: PublicEntry) -> None:
        """Take an entry that follows from those before: a game ends once, and only after its promise."""
        promise = self.promises.get(entry.commitment)
        if promise is None and not entry.result:
            self.promises[entry.commitment] = DealPromise(entry)
        elif promise is None:
            self.faults.append(f"entry {entry.number}: a game ended whose deal was never promised")
        elif not entry.result:
            self.faults.append(
                f"entry {entry.number}: the same deal was promised before, in entry {promise.made.number}"
            )
        elif promise.ended is not None:
            self.faults.append(f"entry {entry.number}: the same game ended before, in entry {promise.ended.number}")
        else:
            promise.ended = entry

    def fault_of(self, record: Mapping[str, Any]) -> str | None:
        """Return why a record whose own deal holds does not fit the log, or None."""
        deal = record["deal"]
        promise = self.promises.get(deal["commitment"])
        if promise is None:
            return "this log has no promise of its deal"
        if promise.ended is None:
            return f"its deal was promised in entry {promise.made.number}, but the log knows no end of the game"
        if promise.ended.result != digest_of_game(deal, record["moves"], record["result"]):
            return f"entry {promise.ended.number} is of another course of this game"
        return None


def audit(get: Get, before: SeenLog | None = None) -> Audit:
    """Read a whole log. Raise UserError if there is none; whatever is wrong with it is among the faults."""
    end = _read(get(PATH), wire.PublicLog)
    if end.format != FORMAT:
        raise UserError(f"its log has the format {end.format[:40]!a}; this serai reads {FORMAT}")
    found = Audit(SeenLog(end.key, end.entries, end.head, end.signature, []))
    if not is_signed(end_of(end.entries, end.head), end.signature, end.key):
        found.faults.append("the end of the log is not signed with the server's key")
    if before is not None and before.key != end.key:
        found.faults.append("the log is signed with another key than at the last audit")
    try:
        _follow(get, end, found, before)
    except BrokenLog as fault:
        found.faults.append(str(fault))
    return found


def _follow(get: Get, end: wire.PublicLog, found: Audit, before: SeenLog | None) -> None:
    known = {day.last: day for day in before.days} if before else {}
    last: PublicEntry | None = None
    for entry in verified(_entries(get, end)):
        last = entry
        if (day := known.pop(entry.number, None)) is not None and day.head != entry.head:
            found.faults.append(f"the past was rewritten since the last audit: on or before {day.day}")
            known.clear()
        if found.seen.days and found.seen.days[-1].day == entry.day:
            found.seen.days[-1].last, found.seen.days[-1].head = entry.number, entry.head
        else:
            found.seen.days.append(wire.LoggedDay(entry.day, entry.number, entry.number, entry.head))
        found.take(entry)
    number, head = (0, "") if last is None else (last.number, last.head)
    if (number, head) != (end.entries, end.head):
        found.faults.append(f"the log ends with entry {number}, and not as it was signed")
    if known:
        was = f"entry {max(known)} was there at the last audit"
        found.faults.append(f"the past was rewritten since the last audit: {was}")


def _entries(get: Get, end: wire.PublicLog) -> Iterator[PublicEntry]:
    """Yield the entries up to the signed end; later ones are left to the next audit."""
    number = 0
    for day in _days(get, end):
        while number < min(day.last, end.entries):
            page = _read(get(f"{PATH}/{day.day}?after={number}"), wire.LogPage).entries
            if not page:
                return
            for entry in page[: end.entries - number]:
                number += 1
                yield PublicEntry(entry.number, entry.day, entry.commitment, entry.result, entry.head)


def _days(get: Get, end: wire.PublicLog) -> Iterator[wire.LoggedDay]:
    days, after = end.days, ""
    while days:
        for day in days:
            if DATE.fullmatch(day.day) is None or day.day <= after:
                raise BrokenLog(day.first, "is not of a later day than those listed before")
            after = day.day
            yield day
        if days[-1].last >= end.entries:
            return
        days = _read(get(f"{PATH}?after={after}"), wire.PublicLog).days


def _read(answer: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(answer, type=kind)
    except (msgspec.MsgspecError, UnicodeError):
        raise UserError("what answers there is not a public log of serai") from None
