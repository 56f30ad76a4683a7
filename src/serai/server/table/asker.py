"""Who asks something of a table, told by seat; refused in words where that takes a seat, or a running game."""

from __future__ import annotations

from serai.server.refusals import FORBIDDEN, NOT_NOW, Refuse
from serai.server.table.doc import TableDoc


def seated(doc: TableDoc, holder: str) -> int:
    """The seat of somebody who sits at the table."""
    seat = doc.seat_of(holder)
    if seat is None:
        raise Refuse(FORBIDDEN, "server-not-seated")
    return seat


def playing(doc: TableDoc, holder: str) -> int:
    """The seat of somebody who sits at the table while its game runs."""
    seat = seated(doc, holder)
    if doc.status != "running":
        raise Refuse(NOT_NOW, "server-not-running")
    return seat
