"""A function of PostgreSQL that SQLite lacks, for statements that both run."""

from __future__ import annotations

import sqlite3


def teach_split_part(connection: sqlite3.Connection) -> None:
    """`split_part(text, by, number)`, which counts from 1."""
    connection.create_function("split_part", 3, _split_part, deterministic=True)


def _split_part(text: str | None, by: str, number: int) -> str | None:
    if text is None:
        return None
    parts = text.split(by)
    return parts[number - 1] if number <= len(parts) else ""
