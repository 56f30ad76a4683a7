"""Saving everything sound of a damaged file into a new one (`fsck.py`).

Whole tables, of damaged logs the moves before the damage, and whatever else is what was written. What is not goes into
`damaged`, where a person can look at it; no server uses it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import msgspec

from serai.kernel.errors import UserError
from serai.server.base import clock
from serai.server.rows.tournament import TournamentDoc
from serai.server.store.fence import Fence
from serai.server.store.fsck import LINE, Examined, ExaminedTable, Line, examine, open_file
from serai.server.store.layouts import prepare
from serai.server.store.runs import rows_text
from serai.server.store.sums import PARTS, Summed
from serai.server.store.tournaments import people_of


def save(file: Path, folder: Path) -> int:
    """Write everything sound into a new file in a folder; return how many tables that is."""
    target = folder / file.name
    if target.exists():
        raise UserError(f"{target} exists already: name a folder without one")
    folder.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    examined = examine(file)
    try:
        with closing(open_file(file)) as source, closing(sqlite3.connect(part, isolation_level=None)) as made:
            prepare(made, part, Fence())
            made.execute("BEGIN")
            saved = sum(_save_table(made, found) for found in examined.tables)
            for name in PARTS:
                if name != "tables":
                    _save_lines(source, made, name, examined)
            _list_people_of_tournaments(made)
            for line in _readable(source, "damaged"):
                _insert(made, "damaged", line)
            made.execute("COMMIT")
        if faults := examine(part).all_faults():
            raise UserError(f"what could be saved is not sound itself, so nothing was: {faults[0]}")
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    return saved


def _save_table(made: sqlite3.Connection, found: ExaminedTable) -> bool:
    rows = rows_text(found.rows)
    if found.doc is None:
        for data in filter(None, (found.line and found.line[1], rows)):
            _set_aside(made, found.fault or "", data)
        return False
    missing = [None] * (len(LINE) - len(found.line))  # an older layout has fewer
    _insert(made, "tables", (*found.line[:5], len(found.rows), *found.line[6:], *missing))
    if found.rows:
        _insert(made, "runs", (found.table, 0, len(found.rows), rows))
    for holder in found.doc.holders():
        _insert(made, "sitters", (holder, found.table))
    return True


def _save_lines(source: sqlite3.Connection, made: sqlite3.Connection, name: str, examined: Examined) -> None:
    columns = [row[1] for row in source.execute(f"PRAGMA table_info({name})")]
    if not columns:
        return  # an older layout has fewer tables
    summed, bad = Summed(name, columns), examined.bad[name]
    for line in _readable(source, name):
        if (fault := bad.get(summed.key(line) or "")) is None:
            _insert(made, name, line)
        else:
            _set_aside(made, fault, msgspec.json.encode(line))


def _readable(source: sqlite3.Connection, name: str) -> Iterator[Line]:
    """Yield the lines before one that cannot be read; that one is known by then."""
    with suppress(sqlite3.DatabaseError):
        yield from source.execute(f"SELECT * FROM {name}")  # noqa: S608 - only our own words


def _list_people_of_tournaments(made: sqlite3.Connection) -> None:
    for tournament, text in made.execute("SELECT id, doc FROM tournaments").fetchall():
        for who in people_of(TournamentDoc.from_json(text)):
            _insert(made, "entrants", (who, tournament))


def _insert(made: sqlite3.Connection, name: str, line: Line) -> None:
    made.execute(f"INSERT OR REPLACE INTO {name} VALUES ({', '.join('?' * len(line))})", line)  # noqa: S608 - our own words


def _set_aside(made: sqlite3.Connection, fault: str, data: bytes | str) -> None:
    _insert(made, "damaged", (clock.wall_time(), fault, data if isinstance(data, bytes) else data.encode()))
