"""The embedded store's journal: moves are committed in the order they come, and entered in their tables' logs later.

Moves that come together belong to many tables, and a row in the log of each would change as many pages of the file. In
the journal they are one row. About once a second, and before anything else is written or read, what has piled up is
entered in the logs: then a page gets many rows at once. What a killed process has not entered is in the journal.

Many rows are one statement, because SQLite's thread has to ask for the interpreter after each.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from operator import attrgetter
from typing import Any

import msgspec

from serai.server.store.base import Append, Encoded, Outcome

SCHEMA = "CREATE TABLE journal (number INTEGER PRIMARY KEY, tables TEXT NOT NULL, moves TEXT NOT NULL);"
SCHEMA_NOW = """
INSERT INTO moves (table_id, number, version, by, act, move, at)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]'), json_extract(value, '$[4]'), CAST(json_extract(value, '$[5]') AS BLOB),
    json_extract(value, '$[6]') / 1e6
FROM journal, json_each(journal.moves);
WITH grown AS (
    SELECT value AS head, json_extract(value, '$[0]') AS id, number, key FROM journal, json_each(journal.tables)
)
UPDATE tables SET (length, wake, keeper, touched) = (
    SELECT json_extract(head, '$[1]'), json_extract(head, '$[2]') / 1e6, json_extract(head, '$[3]'),
        json_extract(head, '$[4]') / 1e6
    FROM grown WHERE grown.id = tables.id ORDER BY number DESC, key DESC LIMIT 1
) WHERE id IN (SELECT id FROM grown);
DROP TABLE journal;
CREATE TABLE journal (number INTEGER PRIMARY KEY, appends BLOB NOT NULL);
"""
"""What was in a journal as it was kept before is entered."""

_INSERT_MOVES = "INSERT INTO moves (table_id, number, version, by, act, move, at) VALUES {}"
_UPDATE_TABLES = """
WITH grown (id, length, wake, keeper, touched) AS (VALUES {})
UPDATE tables SET length = grown.length, wake = grown.wake, keeper = grown.keeper, touched = grown.touched
FROM grown WHERE tables.id = grown.id
"""
_AT_ONCE = (256, 16, 1)
"""How many rows are written by one statement: few different ones, so that SQLite has them ready."""

MOST_KNOWN = 10_000

_encode = msgspec.msgpack.Encoder().encode
_decode_one = msgspec.msgpack.Decoder(Append).decode
_decode = msgspec.msgpack.Decoder(list[Append]).decode


def _list_of(encoded: list[Encoded]) -> bytes:
    """Appends that were encoded by themselves, as one list: a fault in one of them must not stop the others."""
    count = sum(some.moves for some in encoded)
    return b"".join((b"\xdd", count.to_bytes(4, "big"), *(some.appends for some in encoded)))


class Journal:
    """Owned by the thread that writes. Whoever calls `take`, `write` and `enter` has begun a transaction."""

    def __init__(self, connection: sqlite3.Connection):
        self._connection = connection
        self._lengths: dict[str, int] = {}
        """of the tables that have grown lately: nobody else appends to them"""
        self._new: list[Encoded] = []
        """taken, and to be written with the present transaction"""
        self._taken: list[Append] | None = None
        """what has to be entered; what an earlier process has left is not known at first"""
        self.is_entered = False
        """whoever reads the logs now finds everything there; asked by other threads"""

    def take(self, append: Append) -> Outcome:
        """Accept an append if it is made at the present length; `write` makes it part of the transaction."""
        if self._length_of(append.table) != append.number:
            return False
        try:
            encoded = _encode(append)
            _decode_one(encoded)  # what cannot be read again would stop everything that is to be entered after it
        except Exception as fault:  # noqa: BLE001 - whoever appends gets it
            return fault
        self._keep(Encoded(1, encoded), [append])
        return True

    def take_all(self, encoded: Encoded) -> bool:
        """Accept appends that are encoded already, all of them or none."""
        appends = _decode(_list_of([encoded]))
        lengths: dict[str, int | None] = {}
        for append in appends:
            if lengths.get(append.table, self._length_of(append.table)) != append.number:
                return False
            lengths[append.table] = append.number + len(append.rows)
        self._keep(encoded, appends)
        return True

    def _length_of(self, table: str) -> int | None:
        length = self._lengths.get(table)
        if length is None:
            found = self._connection.execute("SELECT length FROM tables WHERE id = ?", (table,)).fetchone()
            length = found[0] if found else None
        return length

    def _keep(self, encoded: Encoded, appends: list[Append]) -> None:
        self._new.append(encoded)
        if self._taken is not None:
            self._taken += appends
        for append in appends:
            self._lengths[append.table] = append.number + len(append.rows)

    def write(self) -> None:
        """Write what was taken."""
        if self._new:
            self._connection.execute("INSERT INTO journal (appends) VALUES (?)", (_list_of(self._new),))
            self._new.clear()

    def enter(self) -> None:
        """Enter everything in the logs of the tables."""
        self.write()
        taken = self._taken if self._taken is not None else self._read()
        if taken:
            # Not by number as well: the appends of a table come in that order, and sorting keeps it.
            taken.sort(key=attrgetter("table"))
            self._write_many(_INSERT_MOVES, 7, _moves_in(taken))
            self._write_many(_UPDATE_TABLES, 5, _heads_in(taken))
            self._connection.execute("DELETE FROM journal")
            if len(self._lengths) > MOST_KNOWN:
                self._lengths.clear()
        self._taken = []

    def _read(self) -> list[Append]:
        rows = self._connection.execute("SELECT appends FROM journal ORDER BY number")
        return [append for (appends,) in rows for append in _decode(appends)]

    def _write_many(self, statement: str, width: int, values: list[Any]) -> None:
        start, place = 0, f"({','.join('?' * width)})"
        for size in _AT_ONCE:
            many = statement.format(",".join([place] * size))
            while len(values) - start >= size * width:
                self._connection.execute(many, values[start : start + size * width])
                start += size * width

    def settle(self) -> None:
        """The transaction is committed."""
        self.is_entered = self._taken == []

    def forget(self) -> None:
        """The transaction was rolled back: only what is in the file counts."""
        self._connection.rollback()
        self._new.clear()
        self._lengths.clear()
        self._taken = None


def _moves_in(appends: Iterable[Append]) -> list[Any]:
    """All rows, value by value."""
    values: list[Any] = []
    for append in appends:
        for number, row in enumerate(append.rows, append.number):
            values += (append.table, number)
            values += row
    return values


def _heads_in(appends: Iterable[Append]) -> list[Any]:
    """What the last append to each table says about it."""
    values: list[Any] = []
    for append in {append.table: append for append in appends}.values():
        length = append.number + len(append.rows)
        values += (append.table, length, append.wake, append.keeper, append.rows[-1].at)
    return values
