"""Checksums of everything the embedded store keeps besides moves, whose rows have their own (`checks.py`).

For each line of a table of the file, or for all lines of one key, `sums` has their number and the sum of their
checksums. Triggers of the server's own connections keep it up to date within the transaction that changes the lines. So
whatever a disk or a hand has changed, swapped, added or deleted does not fit.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

SCHEMA = """
CREATE TABLE sums (
    part TEXT NOT NULL, key TEXT NOT NULL, lines INTEGER NOT NULL, sum INTEGER NOT NULL, PRIMARY KEY (part, key)
) WITHOUT ROWID
"""
OWN_TABLE = ("id", "doc", "revision", "status", "access", "created")
"""the columns of a table that change with its doc; the others follow its log"""


class Sum(NamedTuple):
    """The lines of one key."""

    lines: int
    sum: int


class SummedTable(NamedTuple):
    """A table of the file."""

    key: tuple[str, ...]
    """the columns that name a line, or lines that belong together"""
    covered: tuple[str, ...] = ()
    """the columns that count; all if none is named"""
    but: tuple[str, ...] = ()
    """keys that do not count"""


PARTS = {
    "tables": SummedTable(("id",), OWN_TABLE),
    "chat": SummedTable(("table_id",)),
    "editions": SummedTable(("game", "hash")),
    "settings": SummedTable(("name",), but=("writer", "probe")),
    "channels": SummedTable(("id",)),
    "habits": SummedTable(("holder",)),
    "calls": SummedTable(("table_id",)),
    "daily": SummedTable(("game", "day", "holder")),
    "people": SummedTable(("holder",)),
    "devices": SummedTable(("holder", "device")),
    "passkeys": SummedTable(("id",)),
    "tournaments": SummedTable(("id",)),
    "rated": SummedTable(("tournament",)),
    "evenings": SummedTable(("id",)),
    "public_log": SummedTable(("number",)),
}
"""Not among them: `sitters` and `entrants`, which follow from the docs of tables and tournaments."""


def line_sum(*values: object) -> int:
    """Return the checksum of a line; it is short, so that the sum of very many fits into 63 bits."""
    return int.from_bytes(blake2b(msgspec.msgpack.encode(values), digest_size=5).digest(), "big")


def keep_sums(connection: sqlite3.Connection) -> None:
    """From now on everything this connection changes is summed up."""
    connection.create_function("line_sum", -1, line_sum, deterministic=True)
    connection.execute("PRAGMA recursive_triggers = ON")  # a line that is replaced is deleted
    for name, part in PARTS.items():
        columns = _columns(connection, name)
        covered = part.covered or columns
        new, old = (f"line_sum({', '.join(f'{line}.{column}' for column in covered)})" for line in ("NEW", "OLD"))
        for event, steps in (
            ("INSERT", _add(name, part, new)),
            ("DELETE", _take_away(name, part, old)),
            (f"UPDATE OF {', '.join(covered)}", _take_away(name, part, old) + _add(name, part, new)),
        ):
            trigger = f"sum_{name}_{event.split()[0]}"
            connection.execute(
                f"CREATE TEMP TRIGGER IF NOT EXISTS {trigger} AFTER {event} ON main.{name} BEGIN {steps} END"
            )


def _columns(connection: sqlite3.Connection, name: str) -> tuple[str, ...]:
    return tuple(row[1] for row in connection.execute(f"PRAGMA table_info({name})"))


def _key(part: SummedTable, line: str = "") -> str:
    # A number would be compared with all keys, one by one.
    return " || ' ' || ".join(f"CAST({line}{column} AS TEXT)" for column in part.key)


def _counts(part: SummedTable, line: str = "") -> str:
    return f"{_key(part, line)} NOT IN ({', '.join(repr(key) for key in part.but)})"


def _add(name: str, part: SummedTable, value: str) -> str:
    key, counts = _key(part, "NEW."), _counts(part, "NEW.")
    there = f"part = '{name}' AND key = {key}"
    # Not as an upsert: the way in which a statement resolves conflicts holds for its triggers too.
    return (
        f"INSERT INTO sums SELECT '{name}', {key}, 0, 0"  # noqa: S608
        f" WHERE {counts} AND NOT EXISTS (SELECT 1 FROM sums WHERE {there});"
        f"UPDATE sums SET lines = lines + 1, sum = sum + {value} WHERE {there};"
    )


def _take_away(name: str, part: SummedTable, value: str) -> str:
    there = f"part = '{name}' AND key = {_key(part, 'OLD.')}"
    return (
        f"UPDATE sums SET lines = lines - 1, sum = sum - {value} WHERE {there};"  # noqa: S608
        f"DELETE FROM sums WHERE {there} AND lines = 0;"
    )


def sum_up(connection: sqlite3.Connection) -> None:
    """Sum up everything in a file that had no sums before."""
    connection.create_function("line_sum", -1, line_sum, deterministic=True)
    for name, part in PARTS.items():
        covered = ", ".join(part.covered or _columns(connection, name))
        if not covered:
            continue  # a later layout brings it, and with it nothing to sum up
        connection.execute(
            f"INSERT INTO sums SELECT '{name}', {_key(part)}, count(*), sum(line_sum({covered})) FROM {name}"  # noqa: S608
            f" WHERE {_counts(part)} GROUP BY {_key(part)}"
        )


class Summed:
    """Lines of a part that are gone through one by one, as a file has them."""

    def __init__(self, name: str, columns: Sequence[str]):
        self._part = PARTS[name]
        self._key = [columns.index(column) for column in self._part.key]
        self._covered = [columns.index(column) for column in self._part.covered or columns]
        self._sums: dict[str, Sum] = {}

    def key(self, line: Sequence[Any]) -> str | None:
        """Return the key of a line that counts."""
        key = " ".join(str(line[place]) for place in self._key)
        return None if key in self._part.but else key

    def add(self, line: Sequence[Any]) -> None:
        key = self.key(line)
        if key is not None:
            before = self._sums.get(key, Sum(0, 0))
            self._sums[key] = Sum(before.lines + 1, before.sum + self.of(line))

    def of(self, line: Sequence[Any]) -> int:
        """Return the checksum of a line."""
        return line_sum(*(line[place] for place in self._covered))

    def different(self, kept: dict[str, Sum]) -> Iterator[tuple[str, int, int]]:
        """Yield each key that does not fit, and how many lines it should have and has."""
        for key in sorted(kept.keys() | self._sums.keys()):
            should, has = kept.get(key, Sum(0, 0)), self._sums.get(key, Sum(0, 0))
            if should != has:
                yield key, should.lines, has.lines
