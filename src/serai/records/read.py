"""Reading records from files and pipes: one JSON document, one record per line (JSONL), or Parquet.

A file may hold anything, so every way in which it is not a record of ours is reported with its line.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from serai.kernel.errors import UserError
from serai.kernel.toml_reader import shown
from serai.records import parquet

STDIN = "-"
LONGEST = 1 << 24
"""Bytes of one record. The longest real ones have a few thousand."""

_BOM = b"\xef\xbb\xbf"


class NotJson(UserError):
    """Text that cannot be read. `line` counts from 1 within the text."""

    def __init__(self, reason: str, line: int = 1, message: str = "record-not-json", **arguments: object):
        super().__init__(reason, message, {"line": line, **arguments})
        self.reason = reason
        self.line = line


Entry = tuple[int, object]
"""A line of the file and the record that begins there, or the NotJson that stands in its place."""


def entries(name: str) -> Iterator[Entry]:
    """Everything in a file, or in standard input if it is called `-`. Faults come as values: reading goes on.

    In a Parquet file a line is a row.
    """
    if name.endswith(parquet.SUFFIX):
        yield from enumerate(map(_row, parquet.rows(name)), start=1)
        return
    with _opened(name) as file:
        lines = enumerate(iter(lambda: file.readline(LONGEST + 1), b""), start=1)
        for number, line in lines:
            text = line.removeprefix(_BOM) if number == 1 else line
            if not text.strip():
                continue
            first = _attempt(text.rstrip())
            if isinstance(first, NotJson):
                # Perhaps a document over several lines.
                rest = file.read(LONGEST + 1)
                yield from _document_or_lines(text + rest, number)
                return
            yield number, first
            for later, text in lines:
                if text.strip():
                    yield later, _attempt(text.rstrip())
            return
    yield 1, NotJson("there is no record in it")


def _row(row: tuple[Mapping[str, object], Mapping[str, str]]) -> object:
    """A row of a Parquet file as a record."""
    plain, texts = row
    read = {key: _attempt(text.encode()) for key, text in texts.items()}
    broken = (found for found in read.values() if isinstance(found, NotJson))
    return next(broken, {**plain, **read})


def first_entry(name: str, game: int = 1) -> Any:
    """The record number `game` of a file, counted from 1, or a UserError in one line."""
    count = 0
    for count, (line, found) in enumerate(entries(name), start=1):
        if count == game:
            if isinstance(found, NotJson):
                raise UserError(f"{shown_name(name)}:{line + found.line - 1}: {found.reason}")
            return found
    raise UserError(f"{shown_name(name)} has {count} record{'' if count == 1 else 's'}, so there is no number {game}")


def shown_name(name: str) -> str:
    """A file's name for people."""
    return "standard input" if name == STDIN else name


def document(text: bytes) -> object:
    """The JSON value that a whole file holds, or NotJson."""
    return decode(text.removeprefix(_BOM))


def decode(text: bytes) -> object:
    """One JSON value, or NotJson. Unlike plain JSON readers it refuses keys that stand twice."""
    if len(text) > LONGEST:
        raise NotJson(f"longer than {LONGEST >> 20} MiB, which no record is")
    try:
        return json.loads(text.decode("utf-8"), object_pairs_hook=_object, parse_constant=_no_constant)
    except UnicodeDecodeError as fault:
        raise NotJson("not text in UTF-8", text.count(b"\n", 0, fault.start) + 1, "record-not-text") from None
    except json.JSONDecodeError as fault:
        reason = fault.msg[:1].lower() + fault.msg[1:]
        raise NotJson(f"not JSON: {reason} (column {fault.colno})", fault.lineno) from None
    except RecursionError:
        raise NotJson("nested too deeply for a record", message="record-too-deep") from None
    except ValueError:  # of all other faults only this is left: Python converts no endless digits
        raise NotJson("a number in it has thousands of digits") from None


@contextmanager
def _opened(name: str) -> Iterator[IO[bytes]]:
    if name == STDIN:
        yield sys.stdin.buffer
        return
    with Path(name).open("rb") as file:
        yield file


def _attempt(text: bytes) -> object:
    try:
        return decode(text)
    except NotJson as fault:
        return fault


def _document_or_lines(text: bytes, first: int) -> Iterator[Entry]:
    """Read a text whose first line alone is not a record: one document, or lines of which the first is broken."""
    whole = _attempt(text)
    lines = [(first + number, line) for number, line in enumerate(text.split(b"\n")) if line.strip()]
    if isinstance(whole, NotJson) and len(lines) > 1 and isinstance(_attempt(lines[-1][1].rstrip()), dict):
        yield from ((number, _attempt(line.rstrip())) for number, line in lines)
    else:
        yield first, whole


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    read = dict(pairs)
    if len(read) < len(pairs):
        seen: set[str] = set()
        twice = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        reason = f"not a record: the key {shown(twice)} stands twice in one object"
        raise NotJson(reason, message="record-key-twice", key=shown(twice))
    return read


def _no_constant(name: str) -> None:
    raise NotJson(f"not JSON: {name} is no number there")
