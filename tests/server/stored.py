"""Tables, moves and tournaments to be stored."""

from __future__ import annotations

from typing import Any

from serai.server.rows.table import SeatDoc, TableDoc
from serai.server.rows.tournament import Entrant, TournamentDoc
from serai.server.store.base import Append, LogRow, Store


def a_table(name: str = "t1", **more: Any) -> TableDoc:
    plain: dict[str, Any] = {
        "id": name,
        "game": "amul",
        "players": 3,
        "edition": "reconstructed-1",
        "edition_hash": "abc",
        "options": {"tea": 0},
        "access": "public",
        "level": "easy",
        "seconds": None,
        "chat": True,
        "seats": [SeatDoc(kind="person", name="Anna", holder="anna"), SeatDoc(), SeatDoc()],
        "host": "anna",
        "secret": "ab" * 32,
        "created": 1.0,
    }
    return TableDoc(**(plain | more))


def a_tournament(name: str, holders: list[str], **more: Any) -> TournamentDoc:
    """The first of the holders has made it."""
    plain: dict[str, Any] = {
        "id": name,
        "title": "Cup",
        "game": "amul",
        "players": 3,
        "edition": "reconstructed-1",
        "edition_hash": "abc",
        "options": {},
        "level": "easy",
        "seconds": None,
        "budget": None,
        "increment": 0,
        "holidays": 0,
        "chat": True,
        "deals": 1,
        "together": 1,
        "rated": True,
        "host": holders[0],
        "secret": "cd" * 32,
        "created": 100.0,
        "entrants": [Entrant(holder.title(), holder) for holder in holders],
    }
    return TournamentDoc(**(plain | more))


def a_row(number: int, at: float = 10.0) -> LogRow:
    return LogRow(number, "person", f"act-{number}", b'{"seat":0,"do":"offer","card":%d}' % number, at)


def an_append(number: int, count: int = 1, table: str = "t1", **more: Any) -> Append:
    rows = [a_row(number + place) for place in range(count)]
    return Append(table, number, rows, more.pop("wake", None), more.pop("keeper", None), **more)


async def append(store: Store, one: Append) -> bool:
    """One append; a fault is raised."""
    (outcome,) = await store.append([one])
    if isinstance(outcome, Exception):
        raise outcome
    return outcome
