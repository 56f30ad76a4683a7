"""The embedded store's journal: moves are committed in the order they come, and entered in their tables' logs later.

Moves that come together belong to many tables, and a row in the log of each would change as many pages of the file. In
the journal they are one row. About once a second, and before anything else is written or read, what has piled up is
entered in the logs: then a page gets many rows at once. What a killed process has not entered is in the journal.

A whole batch is one statement, because SQLite's thread has to ask for the interpreter after each.
"""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

import msgspec

from serai.server.store.base import Append

SCHEMA = "CREATE TABLE journal (number INTEGER PRIMARY KEY, tables TEXT NOT NULL, moves TEXT NOT NULL);"

# SQLite reads decimal fractions less exactly than Python writes them; whole microseconds it divides like everybody.
_MICRO = 1_000_000
_ENTER_MOVES = """
INSERT INTO moves (table_id, number, version, by, act, move, at)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]'), json_extract(value, '$[4]'), CAST(json_extract(value, '$[5]') AS BLOB),
    json_extract(value, '$[6]') / 1e6
FROM journal, json_each(journal.moves) ORDER BY 1, 2
"""
# Of a table that has grown several times the longest length counts, with what was written beside it.
_ENTER_TABLES = """
UPDATE tables SET length = grown.length, wake = grown.wake / 1e6, keeper = grown.keeper, touched = grown.touched / 1e6
FROM (
    SELECT json_extract(value, '$[0]') AS id, max(json_extract(value, '$[1]')) AS length,
        json_extract(value, '$[2]') AS wake, json_extract(value, '$[3]') AS keeper,
        json_extract(value, '$[4]') AS touched
    FROM journal, json_each(journal.tables) GROUP BY json_extract(value, '$[0]')
) AS grown WHERE tables.id = grown.id
"""

_encode = msgspec.json.Encoder().encode


class Entry(NamedTuple):
    """An append, as the journal writes it."""

    table: str
    number: int
    length: int
    """how long the log is with it"""
    head: bytes
    moves: bytes


def entry_of(append: Append) -> Entry:
    moves = [
        (append.table, append.number + place, row.version, row.by, row.act, row.move.decode(), _micros(row.at))
        for place, row in enumerate(append.rows)
    ]
    length = append.number + len(moves)
    wake = None if append.wake is None else _micros(append.wake)
    head = _encode((append.table, length, wake, append.keeper, moves[-1][-1]))
    return Entry(append.table, append.number, length, head, _encode(moves)[1:-1])


def _micros(seconds: float) -> int:
    return round(seconds * _MICRO)


class Journal:
    """Owned by the thread that writes. Whoever calls `take`, `write` and `enter` has begun a transaction."""

    def __init__(self, connection: sqlite3.Connection):
        self._connection = connection
        self._lengths: dict[str, int] = {}
        """of the tables that the journal knows better than their logs"""
        self._new: list[Entry] = []
        self._has_rows = True
        """what an earlier process has left is not known at first"""
        self.is_entered = False
        """whoever reads the logs now finds everything there; asked by other threads"""

    def take(self, entry: Entry) -> bool:
        """Accept an append if it is made at the present length; `write` makes it part of the transaction."""
        length = self._lengths.get(entry.table)
        if length is None:
            found = self._connection.execute("SELECT length FROM tables WHERE id = ?", (entry.table,)).fetchone()
            length = found[0] if found else None
        if length != entry.number:
            return False
        self._lengths[entry.table] = entry.length
        self._new.append(entry)
        return True

    def write(self) -> None:
        """Write what was taken."""
        if self._new:
            tables = b"[%b]" % b",".join([entry.head for entry in self._new])
            moves = b"[%b]" % b",".join([entry.moves for entry in self._new])
            row = (tables.decode(), moves.decode())
            self._connection.execute("INSERT INTO journal (tables, moves) VALUES (?, ?)", row)
            self._new.clear()
            self._has_rows = True

    def enter(self) -> None:
        """Enter everything in the logs of the tables."""
        self.write()
        if self._has_rows:
            self._connection.execute(_ENTER_MOVES)
            self._connection.execute(_ENTER_TABLES)
            self._connection.execute("DELETE FROM journal")
            self._lengths.clear()
            self._has_rows = False

    def settle(self) -> None:
        """The transaction is committed."""
        self.is_entered = not self._has_rows

    def forget(self) -> None:
        """The transaction was rolled back: only what is in the file counts."""
        self._connection.rollback()
        self._new.clear()
        self._lengths.clear()
        self._has_rows = True
