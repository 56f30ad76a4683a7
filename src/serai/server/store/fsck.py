"""Checking the file of an embedded store: what is damaged, and what can still be used of it (`salvage.py`).

Moves have checksums of their own, everything else has sums (`sums.py`). A file older than those is compared with
itself.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from serai.kernel.errors import UserError
from serai.kernel.public_log import BrokenLog, PublicEntry
from serai.kernel.public_log import verified as verified_log
from serai.server.rows.game_status import GameStatus
from serai.server.rows.table import TableDoc
from serai.server.rows.tournament import TournamentDoc
from serai.server.store.base import LogRow
from serai.server.store.checks import DamagedTable, verified
from serai.server.store.layouts import LAYOUT
from serai.server.store.runs import Run, readable, runs_in
from serai.server.store.sums import PARTS, Sum, Summed
from serai.server.store.tournaments import people_of

RUNS_SINCE = 5
"""the first layout whose tables and logs look as they do now"""

Line = tuple[Any, ...]
LINE = ("id", "doc", "revision", "status", "access", "length", "wake", "keeper", "created", "touched", "standing")
"""the columns of a table"""
UNREADABLE = (msgspec.MsgspecError, UnicodeError)


class ExaminedTable(NamedTuple):
    """One table, and what is wrong with it."""

    table: str
    line: Line
    """as the file has it, or as it is repaired; empty if it is lost"""
    rows: list[LogRow]
    """the sound ones"""
    fault: str | None = None
    doc: TableDoc | None = None
    """None if it cannot be trusted"""


class Examined(NamedTuple):
    """What a file holds."""

    faults: list[str]
    """of the file, and of all that is kept besides tables"""
    tables: list[ExaminedTable]
    bad: Mapping[str, Mapping[str, str]]
    """by part of the file, keys of lines that are not what was written, and why"""

    def all_faults(self) -> list[str]:
        return [*self.faults, *(found.fault for found in self.tables if found.fault is not None)]


class DatabaseReader:
    """A file, its faults, and the sums that were kept of it."""

    def __init__(self, connection: sqlite3.Connection):
        self._connection = connection
        self.faults = _faults_of_file(connection)
        self.layout = int(connection.execute("PRAGMA user_version").fetchone()[0])
        self._names = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        before = len(self.faults)
        sums: dict[str, dict[str, Sum]] = {}
        for part, key, lines, value in self.lines("sums"):
            sums.setdefault(part, {})[key] = Sum(lines, value)
        if self.layout >= LAYOUT and not sums and self._holds_anything():
            self.faults.append("sums: all checksums are missing, so lines are only compared with each other")
        self.sums = sums if len(self.faults) == before else {}

    def _holds_anything(self) -> bool:
        return any(Summed(name, self.columns(name)).key(line) for name in PARTS for line in self.lines(name))

    def columns(self, name: str) -> list[str]:
        return [row[1] for row in self._connection.execute(f"PRAGMA table_info({name})")]

    def lines(self, name: str, columns: str = "*") -> Iterator[Line]:
        """Yield as many lines of a table of the file as can be read."""
        if name not in self._names:
            if self.layout >= LAYOUT:
                self.faults.append(f"{name}: it is missing")
            return
        try:
            yield from self._connection.execute(f"SELECT {columns} FROM {name}")  # noqa: S608 - only our own words
        except sqlite3.DatabaseError as fault:
            self.faults.append(f"{name}: not all of it can be read ({fault})")

    def runs_of(self, table: str) -> Iterator[tuple[int, int, bytes]]:
        query = "SELECT number, moves, rows FROM runs WHERE table_id = ? ORDER BY number"
        yield from self._connection.execute(query, (table,))


def examine(file: Path) -> Examined:
    """Examine a file; it is only read."""
    with closing(open_file(file)) as connection:
        reader = DatabaseReader(connection)
        tables = _tables(reader)
        bad = {name: _bad_lines(reader, name) for name in PARTS if name != "tables"}
        _follow_public_log(reader, bad["public_log"])
        docs = {found.table: found.doc.holders() for found in tables if found.doc is not None}
        _compare_people(reader, "sitters", "table", docs, is_exact=True)
        _compare_people(reader, "entrants", "tournament", _people_of_tournaments(reader, bad["tournaments"]))
        return Examined(list(dict.fromkeys(reader.faults)), tables, bad)


def open_file(file: Path) -> sqlite3.Connection:
    if not file.is_file():
        raise UserError(f"there is no {file}: name the server's data folder with --data")
    connection = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
    connection.text_factory = lambda text: text.decode(errors="replace")  # then it does not fit its checksum
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


# --- tables ---


def _tables(reader: DatabaseReader) -> list[ExaminedTable]:
    left = _left_in_journal(reader)
    lines = {str(line[0]): line for line in reader.lines("tables")}
    logs = {str(table) for (table,) in reader.lines("runs", "DISTINCT table_id")} | left.keys()
    docs = _docs_by_own_id(lines)
    known = sorted(lines.keys() | reader.sums.get("tables", {}).keys() | logs)
    return [_examine(reader, table, lines, docs, left.get(table, [])) for table in known]


def _left_in_journal(reader: DatabaseReader) -> dict[str, list[Run]]:
    left: dict[str, list[Run]] = {}
    for number, data in reader.lines("journal"):
        try:
            for run in runs_in(data):
                left.setdefault(run.table, []).append(run)
        except UNREADABLE as fault:
            reader.faults.append(f"journal: row {number} cannot be read ({fault})")
    return left


def _docs_by_own_id(lines: Mapping[str, Line]) -> dict[str, list[Line]]:
    """The lines by the id that their doc gives: it may stand in the place of another."""
    docs: dict[str, list[Line]] = {}
    for line in lines.values():
        doc = _doc(line)
        if doc is not None:
            docs.setdefault(doc.id, []).append(line)
    return docs


def _examine(
    reader: DatabaseReader, table: str, lines: Mapping[str, Line], docs: Mapping[str, list[Line]], left: list[Run]
) -> ExaminedTable:
    rows, entered, fault = _log(reader, table, left)
    line, doc, about = _line(reader, table, lines.get(table), docs.get(table, []), entered)
    if doc is not None and fault is None and entered != line[5]:
        fault = f"the log of table {table} has {entered} moves, and should have {line[5]}"
    return ExaminedTable(table, line, rows, "; ".join(filter(None, (about, fault))) or None, doc)


def _log(reader: DatabaseReader, table: str, left: list[Run]) -> tuple[list[LogRow], int, str | None]:
    """Return the sound moves of a table, how many were entered in its log, and what is wrong with the others."""
    rows: list[LogRow] = []
    entered = 0
    try:
        for number, moves, text in reader.runs_of(table):
            _lengthen(table, rows, number, moves, text)
        entered = len(rows)
        for run in left:
            if run.number >= len(rows):
                _lengthen(table, rows, run.number, run.moves, run.rows)
        verified(table, rows)
    except DamagedTable as fault:
        return rows[: fault.sound], entered, str(fault)
    except sqlite3.DatabaseError as fault:
        return rows, entered, f"the log of table {table} cannot be read to its end ({fault})"
    return rows, entered, None


def _lengthen(table: str, rows: list[LogRow], number: int, moves: int, text: bytes) -> None:
    if number != len(rows):
        raise DamagedTable(table, f"there is a gap before row {number}", len(rows))
    rows += readable(table, number, moves, text)


def _line(
    reader: DatabaseReader, table: str, own: Line | None, named: list[Line], moves: int
) -> tuple[Line, TableDoc | None, str | None]:
    """Return what is known about a table, its doc if it can be trusted, and what is wrong with it."""
    should, summed = reader.sums.get("tables", {}).get(table), Summed("tables", LINE)
    choices = [] if own is None else [own]
    choices += [_put_right(line, about) for about in (own, *named) if about is not None for line in named]
    for line in sorted(choices, key=lambda choice: (choice is not own, choice[5] != moves)):
        doc = _doc(line)
        if doc is None or not _agree(line, doc) or not (should == Sum(1, summed.of(line)) or not reader.sums):
            continue
        fault = None if line is own else f"what is known about table {table} was not in its place; it can be put back"
        if not _is_standing_readable(line):
            return (*line[:10], None), doc, fault or f"what lists say of table {table} cannot be read"
        return line, doc, fault
    if own is None:
        return (), None, f"what is known about table {table} is missing; {moves} of its moves are there"
    return own, None, f"what is known about table {table} is not what was written"


def _put_right(line: Line, about: Line) -> Line:
    """Return the doc of a line with the other columns of the same or of another one, as far as they do not follow."""
    doc = TableDoc.from_json(line[1])
    return (doc.id, line[1], about[2], doc.status, doc.access, *about[5:8], doc.created, *about[9:])


def _doc(line: Line) -> TableDoc | None:
    try:
        return TableDoc.from_json(line[1])
    except UNREADABLE:
        return None


def _agree(line: Line, doc: TableDoc) -> bool:
    """Whether the columns of a line say the same as its doc."""
    return (line[0], line[3], line[4], line[8]) == (doc.id, doc.status, doc.access, doc.created)


def _is_standing_readable(line: Line) -> bool:
    try:
        return line[10:] in ((), (None,)) or GameStatus.from_json(line[10]) is not None
    except UNREADABLE:
        return False


# --- all the rest ---


def _bad_lines(reader: DatabaseReader, name: str) -> dict[str, str]:
    """Compare the lines of a part with their sums; return the keys of those that are not what was written, and why."""
    if not reader.sums:
        return {}
    summed, bad = Summed(name, reader.columns(name)), dict[str, str]()
    for line in reader.lines(name):
        summed.add(line)
    for key, should, has in summed.different(reader.sums.get(name, {})):
        shown = _shown(name, key)
        if has < should:
            reader.faults.append(f"{shown}: {should - has} of {should} lines are missing")
        else:
            bad[key] = f"{shown}: not what was written" if should else f"{shown}: not written by a server"
            reader.faults.append(bad[key])
    return bad


def _follow_public_log(reader: DatabaseReader, bad: dict[str, str]) -> None:
    """Compare the public log with itself: where one entry is bad, so are all after it."""
    entries = [PublicEntry(*line) for line in sorted(reader.lines("public_log"))]
    sound = 0
    try:
        for entry in verified_log(entries):
            if str(entry.number) in bad:
                break
            sound += 1
    except (BrokenLog, TypeError) as fault:
        reader.faults.append(f"public_log: {fault}")
    bad |= {str(entry.number): "public_log: it follows a damaged entry" for entry in entries[sound:]}


def _shown(name: str, key: str) -> str:
    """Name a line without telling a secret."""
    return name if name == "passkeys" else f"{name} {key}"


def _people_of_tournaments(reader: DatabaseReader, bad: dict[str, str]) -> dict[str, set[str]]:
    """Return who is in each tournament; those that cannot be read are bad too."""
    found = {}
    for tournament, text, *_ in reader.lines("tournaments"):
        if tournament in bad:
            continue
        try:
            doc = TournamentDoc.from_json(text)
        except UNREADABLE as fault:
            bad[tournament] = f"{_shown('tournaments', tournament)}: it cannot be read ({fault})"
            continue
        if doc.id == tournament:
            found[tournament] = people_of(doc)
        else:
            bad[tournament] = f"{_shown('tournaments', tournament)}: it holds the tournament {doc.id}"
    reader.faults += [fault for fault in bad.values() if fault not in reader.faults]
    return found


def _compare_people(
    reader: DatabaseReader, name: str, of: str, should: Mapping[str, set[str]], *, is_exact: bool = False
) -> None:
    """Compare a list of people with the docs it follows from. Of tournaments people may stay in it who have left."""
    listed: dict[str, set[str]] = {}
    for holder, where in reader.lines(name):
        listed.setdefault(where, set()).add(holder)
    for where, people in should.items():
        there = listed.get(where, set())
        if people - there or (is_exact and there - people):
            reader.faults.append(f"{name}: the people of {of} {where} are not those of its seats")
