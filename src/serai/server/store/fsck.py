"""Checking the file of an embedded store: what is damaged, and what can be saved into a new file.

The file itself is only read. Everything sound goes into the new one: whole tables, and of damaged ones the moves before
the damage.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from serai.kernel.errors import UserError
from serai.server.rows.table import TableDoc
from serai.server.store.base import Row
from serai.server.store.checks import DamagedTable, verified
from serai.server.store.fence import Fence
from serai.server.store.layouts import LAYOUT, prepare
from serai.server.store.runs import Run, readable, rows_text, runs_in

RUNS_SINCE = 5
"""the first layout whose tables and logs look as they do now"""
ASIDE = (
    *("sitters", "chat", "editions", "settings", "damaged"),
    *("channels", "habits", "calls", "daily"),
    *("people", "devices", "passkeys"),
    *("tournaments", "entrants", "rated"),
)
"""the tables that are copied line by line"""


class ExaminedTable(NamedTuple):
    """One table, and what is wrong with it."""

    table: str
    line: tuple[Any, ...]
    """as the file has it"""
    rows: list[Row]
    """the sound ones"""
    fault: str | None


def examine(file: Path) -> tuple[list[str], list[ExaminedTable]]:
    """The faults of the file as a whole, and every table in it."""
    with closing(_open(file)) as connection:
        faults = _faults_of_file(connection)
        left = _left_in_journal(connection, faults)
        return faults, [_examine(connection, line, left) for line in _lines(connection, "tables", faults)]


def _open(file: Path) -> sqlite3.Connection:
    if not file.is_file():
        raise UserError(f"there is no {file}: name the server's data folder with --data")
    connection = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
    try:
        layout = connection.execute("PRAGMA user_version").fetchone()[0]
    except sqlite3.DatabaseError as fault:
        connection.close()
        raise UserError(f"{file} is not a database, or its beginning is lost ({fault}): nothing can be saved") from None
    if not RUNS_SINCE <= layout <= LAYOUT:
        connection.close()
        raise UserError(f"{file} has layout {layout}, this serai looks through {RUNS_SINCE} to {LAYOUT}")
    return connection


def _faults_of_file(connection: sqlite3.Connection) -> list[str]:
    try:
        told = [str(line) for (line,) in connection.execute("PRAGMA integrity_check(10)")]
    except sqlite3.DatabaseError as fault:
        return [f"the file: {fault}"]
    return [] if told == ["ok"] else [f"the file: {' '.join(line.split())}" for line in told]


def _lines(connection: sqlite3.Connection, table: str, faults: list[str]) -> Iterator[tuple[Any, ...]]:
    """Yield as many lines of a table of the file as can be read."""
    try:
        yield from connection.execute(f"SELECT * FROM {table}")  # noqa: S608 - only our own words
    except sqlite3.DatabaseError as fault:
        faults.append(f"{table}: not all of it can be read ({fault})")


def _left_in_journal(connection: sqlite3.Connection, faults: list[str]) -> dict[str, list[Run]]:
    left: dict[str, list[Run]] = {}
    for number, data in _lines(connection, "journal", faults):
        try:
            for run in runs_in(data):
                left.setdefault(run.table, []).append(run)
        except (msgspec.MsgspecError, UnicodeError) as fault:
            faults.append(f"journal: row {number} cannot be read ({fault})")
    return left


def _examine(connection: sqlite3.Connection, line: tuple[Any, ...], left: dict[str, list[Run]]) -> ExaminedTable:
    table, doc, length = str(line[0]), line[1], int(line[5])
    rows: list[Row] = []
    query = "SELECT number, moves, rows FROM runs WHERE table_id = ? ORDER BY number"
    try:
        TableDoc.from_json(doc)
        for number, moves, text in connection.execute(query, (table,)):
            _lengthen(table, rows, number, moves, text)
        for run in left.get(table, []):
            if run.number >= length:
                _lengthen(table, rows, run.number, run.moves, run.rows)
        verified(table, rows, length=length)
    except DamagedTable as fault:
        return ExaminedTable(table, line, rows[: fault.sound], str(fault))
    except (msgspec.MsgspecError, UnicodeError) as fault:
        return ExaminedTable(table, line, [], f"what is known about table {table} cannot be read ({fault})")
    except sqlite3.DatabaseError as fault:
        return ExaminedTable(table, line, rows, f"the log of table {table} cannot be read to its end ({fault})")
    return ExaminedTable(table, line, rows, None)


def _lengthen(table: str, rows: list[Row], number: int, moves: int, text: bytes) -> None:
    if number != len(rows):
        raise DamagedTable(table, f"there is a gap before row {number}", len(rows))
    rows += readable(table, number, moves, text)


def save(file: Path, folder: Path) -> int:
    """Write everything sound into a new file in a folder; return how many tables that is."""
    target = folder / file.name
    if target.exists():
        raise UserError(f"{target} exists already: name a folder without one")
    folder.mkdir(parents=True, exist_ok=True)
    _, tables = examine(file)
    kept = [found for found in tables if _has_doc(found)]
    with closing(_open(file)) as source, closing(sqlite3.connect(target, isolation_level=None)) as made:
        prepare(made, target, Fence())
        made.execute("BEGIN")
        columns = len(made.execute("PRAGMA table_info(tables)").fetchall())
        for found in kept:
            missing = [None] * (columns - len(found.line))  # an older layout has fewer
            length = len(found.rows)
            line = (*found.line[:5], length, *found.line[6:], *missing)
            made.execute(f"INSERT INTO tables VALUES ({_places(line)})", line)  # noqa: S608 - our own words
            if found.rows:
                made.execute("INSERT INTO runs VALUES (?, 0, ?, ?)", (found.table, length, rows_text(found.rows)))
        for name in ASIDE:
            for line in _lines(source, name, []):
                made.execute(f"INSERT OR REPLACE INTO {name} VALUES ({_places(line)})", line)  # noqa: S608 - our own words
        made.execute("COMMIT")
    return len(kept)


def _has_doc(found: ExaminedTable) -> bool:
    try:
        TableDoc.from_json(found.line[1])
    except (msgspec.MsgspecError, UnicodeError):
        return False
    return True


def _places(line: tuple[Any, ...]) -> str:
    return ", ".join("?" * len(line))
