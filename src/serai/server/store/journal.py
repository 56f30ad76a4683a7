"""The embedded store's journal: moves are committed in the order they come, and entered in their tables' logs later.

Moves that come together belong to many tables, and a row in the log of each would change as many pages of the file. In
the journal they are one row. About once a second, and before a table's log is read, the journal is entered in the logs:
then a table gets many moves with one row. Whatever a killed process has not entered is in the journal.

Many rows are one statement, because SQLite's thread has to ask for the interpreter after each.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from typing import Any

import msgspec

from serai.server.base import clock
from serai.server.base.logs import log
from serai.server.store.base import Append, AppendOutcome
from serai.server.store.runs import Run, encode_run, list_of, run_of, runs_in

_INSERT_RUNS = "INSERT INTO runs (table_id, number, moves, rows) VALUES {}"
_UPDATE_TABLES = """
WITH grown (id, number, length, wake, keeper, touched, standing) AS (VALUES {})
UPDATE tables SET length = grown.length, wake = grown.wake, keeper = grown.keeper, touched = grown.touched,
    standing = grown.standing
FROM grown WHERE tables.id = grown.id AND tables.length = grown.number
"""
_AT_ONCE = (256, 16, 1)
"""How many rows one statement writes: few different numbers, so that SQLite has the statements ready."""

MOST_KNOWN = 10_000


class Journal:
    """Owned by the thread that writes. A transaction has begun before `take`, `write` and `enter` are called."""

    def __init__(self, connection: sqlite3.Connection):
        self._connection = connection
        self._lengths: dict[str, int] = {}
        """lengths of the tables that have grown lately: nobody else appends to them"""
        self._new: list[bytes] = []
        """accepted, to be written with the present transaction"""
        self._waiting: dict[str, list[Run]] | None = None
        """by table, what has to be entered; at first it lacks what an earlier process has left"""
        self.is_entered = False
        """whether everything is in the logs and can be read there; other threads ask this"""

    def take(self, append: Append) -> AppendOutcome:
        """Accept an append if it is made at the present length; `write` makes it part of the transaction."""
        if self._length_of(append.table) != append.number or not self._fits_doc(append):
            return False
        try:
            run = run_of(append)
            encoded = encode_run(run)
        except Exception as fault:  # noqa: BLE001 - it goes to the one who appends
            return fault
        self._new.append(encoded)
        self._let_wait(run)
        return True

    def _length_of(self, table: str) -> int | None:
        self._know_what_waits()
        length = self._lengths.get(table)
        return self._length_in_file(table) if length is None else length

    def _fits_doc(self, append: Append) -> bool:
        if append.revision is None:
            return True
        found = self._connection.execute("SELECT revision FROM tables WHERE id = ?", (append.table,)).fetchone()
        return found is not None and found[0] == append.revision

    def _length_in_file(self, table: str) -> int | None:
        found = self._connection.execute("SELECT length FROM tables WHERE id = ?", (table,)).fetchone()
        return found[0] if found else None

    def _know_what_waits(self) -> dict[str, list[Run]]:
        if self._waiting is None:
            self._waiting = {}
            for number, data in self._connection.execute("SELECT number, runs FROM journal ORDER BY number").fetchall():
                try:
                    runs = runs_in(data)
                except (msgspec.MsgspecError, UnicodeError) as fault:
                    self._set_aside(f"row {number} of the journal cannot be read ({fault})", data)
                    self._connection.execute("DELETE FROM journal WHERE number = ?", (number,))
                    continue
                for run in runs:
                    self._let_wait_if_it_fits(run)
            if not self._waiting:
                self._connection.execute("DELETE FROM journal")
        return self._waiting

    def _let_wait_if_it_fits(self, run: Run) -> None:
        """Some tables may have been entered without the others, but none in part."""
        length = self._lengths.get(run.table, self._length_in_file(run.table))
        if run.number == length:
            self._let_wait(run)
        elif length is None or run.number > length:
            reason = f"{run.moves} moves of table {run.table} begin at {run.number}, where its log has {length or 0}"
            self._set_aside(reason, encode_run(run))

    def _set_aside(self, reason: str, data: bytes) -> None:
        """Set aside what cannot be entered: it must not block the rest, and is not thrown away."""
        log.error("damaged and set aside", extra={"reason": reason})
        self._connection.execute("INSERT INTO damaged VALUES (?, ?, ?)", (clock.wall_time(), reason, data))

    def _let_wait(self, run: Run) -> None:
        self._know_what_waits().setdefault(run.table, []).append(run)
        self._lengths[run.table] = run.number + run.moves

    def write(self) -> None:
        """Write what was accepted."""
        if self._new:
            self._connection.execute("INSERT INTO journal (runs) VALUES (?)", (list_of(self._new),))
            self._new.clear()

    def enter(self, tables: Collection[str] | None = None) -> None:
        """Enter what waits in the logs of these tables, or of all."""
        self.write()
        waiting = self._know_what_waits()
        # In the order in which they lie in the file.
        grown = {table: waiting[table] for table in sorted(waiting if tables is None else waiting.keys() & tables)}
        if not grown:
            return
        self._write_many(_INSERT_RUNS, [_whole(runs) for runs in grown.values()])
        before = self._connection.total_changes
        self._write_many(_UPDATE_TABLES, [_head(runs) for runs in grown.values()])
        if self._connection.total_changes - before != len(grown):
            raise RuntimeError("a log does not end where moves of the journal begin")
        for table in grown:
            del waiting[table]
        if not waiting:
            self._connection.execute("DELETE FROM journal")
            if len(self._lengths) > MOST_KNOWN:
                self._lengths.clear()

    def _write_many(self, statement: str, rows: list[tuple[Any, ...]]) -> None:
        start, place = 0, f"({','.join('?' * len(rows[0]))})"
        for size in _AT_ONCE:
            many = statement.format(",".join([place] * size))
            while len(rows) - start >= size:
                self._connection.execute(many, [value for row in rows[start : start + size] for value in row])
                start += size

    def settle(self) -> None:
        """The transaction is committed."""
        self.is_entered = self._waiting == {}

    def forget(self) -> None:
        """The transaction was rolled back: only what is in the file counts."""
        self._connection.rollback()
        self._new.clear()
        self._lengths.clear()
        self._waiting = None


def _whole(runs: list[Run]) -> tuple[Any, ...]:
    """Runs that follow each other, as one."""
    rows = b",".join([run.rows for run in runs])
    return runs[0].table, runs[0].number, sum(run.moves for run in runs), rows


def _head(runs: list[Run]) -> tuple[Any, ...]:
    """Return what the last of them says about the table; its log ended where the first begins."""
    last = runs[-1]
    length = last.number + last.moves
    return last.table, runs[0].number, length, last.wake, last.keeper, last.touched, last.standing
