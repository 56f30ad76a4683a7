"""Checksums of a table's log. Each row's covers the one before it, so that nothing can be missing, changed or swapped.

They show what a disk or a hand has damaged. They are no secret, so they do not stop anybody who forges a whole log.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from serai.server.store.base import LogRow


class DamagedTable(Exception):
    """A table's log is not what was written; `sound` rows of it are."""

    def __init__(self, table: str, reason: str, sound: int):
        super().__init__(f"the log of table {table} is damaged: {reason}; {sound} moves before that are sound")
        self.table, self.reason, self.sound = table, reason, sound


def beginning(table: str) -> int:
    """Return what the first row's checksum covers instead of a row before it."""
    return _sum(table.encode())


def checksum(before: int, row: LogRow) -> int:
    """Return the checksum of a row that follows one with the checksum `before`; it fits into 63 bits."""
    return _sum(f"{before} {row.version} {row.by} {row.act} {row.at!r} ".encode() + row.move)


def _sum(data: bytes) -> int:
    return int.from_bytes(blake2b(data, digest_size=8).digest(), "big") >> 1


def verified(table: str, rows: Sequence[LogRow], before: int | None = None, length: int = 0) -> None:
    """Raise if a row does not follow from those before it, or if there are fewer than `length`.

    Rows older than checksums have none, and come before all that have one.
    """
    last = beginning(table) if before is None else before
    has_begun = before is not None and before != beginning(table)
    for number, row in enumerate(rows):
        if row.check is None and has_begun:
            raise DamagedTable(table, f"row {number} has lost its checksum", number)
        if row.check is not None:
            has_begun = True
            if row.check != checksum(last, row):
                raise DamagedTable(table, f"row {number} does not fit its checksum", number)
            last = row.check
    if len(rows) < length:
        raise DamagedTable(table, f"{length - len(rows)} rows are missing at the end", len(rows))
