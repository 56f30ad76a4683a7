"""A table as a list needs it, without its moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from serai.server.rows.game_status import GameStatus
from serai.server.rows.table import TableDoc


class ListedTable(NamedTuple):
    """A table where somebody has a seat, as a list needs it."""

    doc: TableDoc
    standing: GameStatus | None
    """None before the first move"""
    touched: float


def listed_tables_in(lines: Iterable[Sequence[Any]]) -> list[ListedTable]:
    """Read lines with doc, standing and time, as far as possible: a damaged table must not hide the others."""
    found = []
    for doc, known, touched in lines:
        with suppress(msgspec.MsgspecError, UnicodeError):
            found.append(ListedTable(TableDoc.from_json(doc), known and GameStatus.from_json(known), touched))
    return found
