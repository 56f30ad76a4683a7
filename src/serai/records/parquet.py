"""Records in Parquet: one row per game, for tools that read tables. Needs pyarrow, which is an extra.

What has a place of its own in every record is a column; what differs from game to game (options, moves, result) is a
column of JSON text, which packs well. Nothing is lost: a row gives back its record.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

import msgspec

from serai.kernel.errors import UserError

SUFFIX = ".parquet"
TEXTS = ("format", "game", "edition", "edition_hash")
JSONS = ("options", "bots", "moves", "result")
COLUMNS = (*TEXTS, "players", *JSONS)
ROWS_AT_ONCE = 1024


def require_arrow() -> Any:
    """pyarrow with its Parquet part, or one line that says what is missing."""
    try:
        import_module("pyarrow.parquet")
        return import_module("pyarrow")
    except ImportError:
        raise UserError("Parquet files need pyarrow: pip install 'serai[parquet]'") from None


class ParquetFile:
    """A file being written. It can be read once it is closed."""

    def __init__(self, name: str):
        self._arrow = require_arrow()
        text, small = self._arrow.string(), self._arrow.int8()
        self._schema = self._arrow.schema([(name, small if name == "players" else text) for name in COLUMNS])
        self._file = self._arrow.parquet.ParquetWriter(name, self._schema, compression="zstd")
        self._rows: list[Mapping[str, Any]] = []

    def write(self, record: Mapping[str, Any]) -> None:
        """Add a record."""
        self._rows.append({**record, **{name: msgspec.json.encode(record[name]).decode() for name in JSONS}})
        if len(self._rows) == ROWS_AT_ONCE:
            self._flush()

    def _flush(self) -> None:
        self._file.write_table(self._arrow.Table.from_pylist(self._rows, self._schema))
        self._rows.clear()

    def __enter__(self) -> ParquetFile:
        return self

    def __exit__(self, *_: object) -> None:
        if self._rows:
            self._flush()
        self._file.close()


def rows(name: str) -> Iterator[tuple[Mapping[str, Any], Mapping[str, str]]]:
    """For every record of a file its plain entries, and those that are JSON text."""
    arrow = require_arrow()
    try:
        file = arrow.parquet.ParquetFile(name)
    except arrow.ArrowInvalid:
        raise UserError(f"{name} is not a Parquet file") from None
    if set(COLUMNS) - set(file.schema_arrow.names):
        raise UserError(f"{name} holds no records of serai: they have the columns {', '.join(COLUMNS)}")
    for batch in file.iter_batches(ROWS_AT_ONCE, columns=list(COLUMNS)):
        for row in batch.to_pylist():
            yield {key: row[key] for key in (*TEXTS, "players")}, {key: row[key] or "null" for key in JSONS}
