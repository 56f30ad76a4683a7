"""Guests: people somebody has sat at a table with, and may invite again.

They are known by a table and a seat there, and by the name they had. Nothing reveals who they are, or where else they
play.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from serai.server import wire
from serai.server.base.refusals import UNKNOWN, Refuse
from serai.server.rows import appearance
from serai.server.rows.table import SeatDoc, TableDoc
from serai.server.store.listed_tables import ListedTable

MOST_MET = 40


def met(tables: Iterable[ListedTable], holder: str) -> list[wire.Met]:
    """Return the people of somebody's games, the latest first. A person with two names appears twice, unconnected."""
    found: dict[tuple[str | None, str | None], wire.Met] = {}
    for doc, at in sorted(((sat.doc, sat.touched) for sat in tables), key=_time, reverse=True):
        colours, emblems = appearance.shared_out(doc.seats, "colour"), appearance.shared_out(doc.seats, "emblem")
        for number, seat in enumerate(doc.seats):
            if not _is_company(doc, seat, holder):
                continue
            look = [number if mark is None else mark for mark in (colours[number], emblems[number])]
            found.setdefault(
                (seat.holder, seat.name), wire.Met(doc.id, number, seat.name or "", doc.game, at, look[0], look[1])
            )
    return list(found.values())[:MOST_MET]


def _time(known: tuple[TableDoc, float]) -> float:
    return known[1]


def _is_company(doc: TableDoc, seat: SeatDoc, holder: str) -> bool:
    """Whether somebody else has played there; a seat that was only kept for them does not count."""
    return doc.status != "open" and seat.kind == "person" and seat.holder not in (None, holder) and not seat.program


def invited(tables: Sequence[ListedTable], wanted: Sequence[wire.Guest], holder: str) -> list[SeatDoc]:
    """Find the invited guests' seats at earlier tables. You can invite only people you have met."""
    docs = {sat.doc.id: sat.doc for sat in tables}
    seats = []
    for guest in wanted:
        doc = docs.get(guest.table)
        if doc is None or guest.seat >= doc.players or not _is_company(doc, doc.seats[guest.seat], holder):
            raise Refuse(UNKNOWN, "server-no-guest")
        seats.append(doc.seats[guest.seat])
    return seats
