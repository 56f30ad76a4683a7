"""Tables and moves to be stored."""

from __future__ import annotations

from typing import Any

from serai.server.store.base import Append, Row, Store
from serai.server.table.doc import SeatDoc, TableDoc


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
        "seed": "secret",
        "created": 1.0,
    }
    return TableDoc(**(plain | more))


def a_row(number: int, at: float = 10.0) -> Row:
    return Row(number, "person", f"act-{number}", b'{"seat":0,"do":"offer","card":%d}' % number, at)


def an_append(number: int, count: int = 1, table: str = "t1", **more: Any) -> Append:
    rows = [a_row(number + place) for place in range(count)]
    return Append(table, number, rows, more.get("wake"), more.get("keeper"))


async def append(store: Store, one: Append) -> bool:
    """One append; a fault is raised."""
    (outcome,) = await store.append([one])
    if isinstance(outcome, Exception):
        raise outcome
    return outcome
