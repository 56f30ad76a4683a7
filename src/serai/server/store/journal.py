"""The embedded store's journal: moves are committed in the order they come, and entered in their tables' logs later.

Moves that come together belong to many tables, and a row in the log of each would change as many pages of the file. In
the journal they are one row. About once a second, and before anything else is written or read, what has piled up is
entered in the logs: then a page gets many rows at once. What a killed process has not entered is in the journal.

Many rows are one statement, because SQLite's thread has to ask for the interpreter after each.
"""

from __future__ import annotations

import sqlite3
from operator import itemgetter
from typing import Any, NamedTuple

import msgspec

from serai.server.store.base import Append, Outcome

SCHEMA = "CREATE TABLE journal (number INTEGER PRIMARY KEY, tables TEXT NOT NULL, moves TEXT NOT NULL);"

_MICRO = 1_000_000
_INSERT_MOVES = "INSERT INTO moves (table_id, number, version, by, act, move, at) VALUES {}"
_UPDATE_TABLES = """
WITH grown (id, length, wake, keeper, touched) AS (VALUES {})
UPDATE tables SET length = grown.length, wake = grown.wake, keeper = grown.keeper, touched = grown.touched
FROM grown WHERE tables.id = grown.id
"""
_AT_ONCE = (256, 16, 1)
"""How many rows are written by one statement: few different ones, so that SQLite has them ready."""

MOST_KNOWN = 10_000

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[tuple[Any, ...]]).decode


class Entry(NamedTuple):
    """An append, as the journal writes it."""

    head: bytes
    moves: bytes


def entry_of(append: Append) -> Entry:
    number = append.number
    moves = []
    for version, by, act, move, at in append.rows:
        moves.append((append.table, number, version, by, act, move.decode(), round(at * _MICRO)))
        number += 1
    wake = None if append.wake is None else round(append.wake * _MICRO)
    return Entry(_encode((append.table, number, wake, append.keeper, moves[-1][-1])), _encode(moves)[1:-1])


class Journal:
    """Owned by the thread that writes. Whoever calls `take`, `write` and `enter` has begun a transaction."""

    def __init__(self, connection: sqlite3.Connection):
        self._connection = connection
        self._lengths: dict[str, int] = {}
        """of the tables that have grown lately: nobody else appends to them"""
        self._new: list[Entry] = []
        self._has_rows = True
        """what an earlier process has left is not known at first"""
        self.is_entered = False
        """whoever reads the logs now finds everything there; asked by other threads"""

    def take(self, append: Append) -> Outcome:
        """Accept an append if it is made at the present length; `write` makes it part of the transaction."""
        length = self._lengths.get(append.table)
        if length is None:
            found = self._connection.execute("SELECT length FROM tables WHERE id = ?", (append.table,)).fetchone()
            length = found[0] if found else None
        if length != append.number:
            return False
        try:
            self._new.append(entry_of(append))
        except Exception as fault:  # noqa: BLE001 - whoever appends gets it
            return fault
        self._lengths[append.table] = append.number + len(append.rows)
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
            heads: dict[str, tuple[Any, ...]] = {}
            rows: list[tuple[Any, ...]] = []
            for tables, moves in self._connection.execute("SELECT tables, moves FROM journal ORDER BY number"):
                for table, length, wake, keeper, touched in _decode(tables):
                    heads[table] = (table, length, wake and wake / _MICRO, keeper, touched / _MICRO)
                for table, number, version, by, act, move, at in _decode(moves):
                    rows.append((table, number, version, by, act, move.encode(), at / _MICRO))
            rows.sort(key=itemgetter(0, 1))
            self._write_many(_INSERT_MOVES, rows)
            self._write_many(_UPDATE_TABLES, list(heads.values()))
            self._connection.execute("DELETE FROM journal")
            if len(self._lengths) > MOST_KNOWN:
                self._lengths.clear()
            self._has_rows = False

    def _write_many(self, statement: str, rows: list[tuple[Any, ...]]) -> None:
        start = 0
        for size in _AT_ONCE:
            while len(rows) - start >= size:
                place = f"({','.join('?' * len(rows[start]))})"
                values = [value for row in rows[start : start + size] for value in row]
                self._connection.execute(statement.format(",".join([place] * size)), values)
                start += size

    def settle(self) -> None:
        """The transaction is committed."""
        self.is_entered = not self._has_rows

    def forget(self) -> None:
        """The transaction was rolled back: only what is in the file counts."""
        self._connection.rollback()
        self._new.clear()
        self._lengths.clear()
        self._has_rows = True
