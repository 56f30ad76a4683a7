"""Removing people: the host removes a player before the start, or a spectator at any time.

Nobody is removed from a running game: others may vote for a stand-in there (`lobby.vote_stand_in`).
"""

from __future__ import annotations

from hashlib import sha256

from serai.server import wire
from serai.server.base.refusals import BROKEN_RULE, MALFORMED, NOT_NOW, Refuse
from serai.server.rows.table import SeatDoc, TableDoc
from serai.server.table.seats.lobby import only_host
from serai.server.table.seats.salts import thaw

MOST_REMOVED = 200
"""removed people remembered at one table; with a new cookie anybody is a stranger anyway"""


def remove(doc: TableDoc, holder: str, wanted: wire.Removal) -> None:
    """Remember that they are not let in again at this table."""
    only_host(doc, holder)
    if (wanted.seat is None) == (wanted.spectator is None):
        raise Refuse(MALFORMED, "server-malformed")
    gone = wanted.spectator if wanted.seat is None else _open_again(doc, wanted.seat, holder)
    if gone and gone not in doc.removed:
        doc.removed = [*doc.removed, gone][-MOST_REMOVED:]


def _open_again(doc: TableDoc, seat: int, host: str) -> str:
    """Free the seat of a person; return their id."""
    if doc.status != "open":
        raise Refuse(NOT_NOW, "server-remove-started")
    if seat >= doc.players or doc.seats[seat].kind != "person":
        raise Refuse(BROKEN_RULE, "server-no-person", seat=seat)
    gone = doc.seats[seat].holder
    if gone == host:
        raise Refuse(NOT_NOW, "server-remove-self")
    thaw(doc)
    doc.seats[seat] = SeatDoc()
    return visitor_id(doc.id, gone)


def visitor_id(table: str, holder: str | None) -> str:
    """Names somebody at one table and tells nothing else, neither the holder nor where else they are."""
    return "" if holder is None else sha256(f"{table} {holder}".encode()).hexdigest()[:16]


def is_removed(doc: TableDoc, holder: str | None) -> bool:
    """Whether the host has sent this person away."""
    if not doc.removed or holder is None or holder == doc.host or doc.seat_of(holder) is not None:
        return False
    return visitor_id(doc.id, holder) in doc.removed
