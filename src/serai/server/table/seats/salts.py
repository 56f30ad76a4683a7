"""What people add to the chance of their table: pure changes of a TableDoc, or refusals.

Before the start everybody seals a salt. At the start seats and seals are fixed; then the salts are opened, and the game
begins with the last one. If somebody leaves meanwhile, all begin anew with fresh salts, because some are known.
"""

from __future__ import annotations

from collections.abc import Collection

from serai.kernel.deal import sealed
from serai.server.base.refusals import BROKEN_RULE, NOT_NOW, Refuse
from serai.server.rows.table import SeatDoc, TableDoc


def add_seal(doc: TableDoc, holder: str, seal: str) -> None:
    """Seal what somebody seated adds. The first seal counts: another device of theirs knows the salt."""
    seat = doc.seats[doc.seated(holder)]
    if doc.status != "open" or doc.frozen:
        raise Refuse(NOT_NOW, "server-already-started")
    if seat.seal not in (None, seal):
        raise Refuse(NOT_NOW, "server-salt-final")
    seat.seal = seal


def freeze(doc: TableDoc, here: Collection[int | None]) -> None:
    """Fix seats and seals. People who are not here cannot open theirs, so these do not count."""
    doc.frozen = True
    for number, seat in enumerate(doc.seats):
        seat.seal = seat.seal if number in here else None
    _begin_if_all_are_open(doc)


def open_salt(doc: TableDoc, holder: str, salt: str) -> None:
    """Open what somebody has sealed."""
    seat = doc.seats[doc.seated(holder)]
    if seat.salt == salt:
        return
    if not doc.frozen or doc.status != "open":
        raise Refuse(NOT_NOW, "server-salt-early")
    if seat.seal != sealed(salt, doc.commitment):
        raise Refuse(BROKEN_RULE, "server-salt-other")
    seat.salt = salt
    _begin_if_all_are_open(doc)


def _begin_if_all_are_open(doc: TableDoc) -> None:
    """Seats still open become bots of the table's level."""
    if not doc.sealed():
        doc.seats = [SeatDoc(kind="bot", level=doc.level) if seat.kind == "open" else seat for seat in doc.seats]
        doc.status = "running"


def thaw(doc: TableDoc) -> None:
    """Forget all seals and salts of a table whose start is called off, since its seats change."""
    if doc.frozen and doc.status == "open":
        doc.frozen = False
        for seat in doc.seats:
            seat.seal = seat.salt = None
