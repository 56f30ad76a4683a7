"""Moves in the embedded store: moves of a table that are stored together are a run, their rows JSON."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec import Raw, Struct

from serai.server.store.base import Append, LogRow
from serai.server.store.checks import DamagedTable


class Run(Struct, array_like=True, gc=False):
    """Moves that follow each other in the log of a table, and what is known about it after them."""

    table: str
    number: int
    """of the first move"""
    moves: int
    rows: bytes
    """JSON, with commas between them"""
    touched: float
    """when the last move was made"""
    wake: float | None
    keeper: str | None
    standing: bytes | None = None


class _StoredRow(NamedTuple):
    """A row as it is kept."""

    version: int
    by: str
    act: str
    move: Raw
    at: float
    check: int | None = None


_rows_to = msgspec.json.Encoder().encode
_rows_from = msgspec.json.Decoder(list[_StoredRow]).decode
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(list[Run]).decode


def rows_text(rows: list[LogRow]) -> bytes:
    """Rows as they are kept."""
    return b",".join(
        [_rows_to(_StoredRow(row.version, row.by, row.act, Raw(row.move), row.at, row.check)) for row in rows]
    )


def rows_in(text: bytes) -> list[LogRow]:
    """The rows that were kept."""
    return [
        LogRow(kept.version, kept.by, kept.act, bytes(kept.move), kept.at, kept.check)
        for kept in _rows_from(b"[%b]" % text)
    ]


def readable(table: str, number: int, moves: int, text: bytes) -> list[LogRow]:
    """The rows that were kept in a run, all of them."""
    try:
        rows = rows_in(text)
    except (msgspec.MsgspecError, UnicodeError, TypeError) as fault:
        raise DamagedTable(table, f"the rows from {number} on cannot be read ({fault})", number) from None
    if len(rows) != moves:
        raise DamagedTable(table, f"of the {moves} rows from {number} on there are {len(rows)}", number)
    return rows


def run_of(append: Append) -> Run:
    """An append as a run."""
    rows = list(append.rows)
    text = rows_text(rows)
    rows_in(text)  # refuse what could not be read again
    return Run(append.table, append.number, len(rows), text, rows[-1].at, append.wake, append.keeper, append.standing)


def encode_run(run: Run) -> bytes:
    """One run in MessagePack, by itself: a fault in it must not stop the others."""
    return _encode(run)


def list_of(encoded: list[bytes]) -> bytes:
    """Runs that were encoded one by one, as one list: those of a table in the order of their numbers."""
    return b"".join((b"\xdd", len(encoded).to_bytes(4, "big"), *encoded))


def runs_in(data: bytes) -> list[Run]:
    """The runs of a list."""
    return _decode(data)
