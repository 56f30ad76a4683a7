"""All finished games of a store as records, from one snapshot, while servers use it."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

from serai.kernel.errors import UserError
from serai.server.base.settings import Settings
from serai.server.records.finished import record_of
from serai.server.store.backup import back_up
from serai.server.store.editions import Editions, read_here
from serai.server.store.sqlite import SqliteStore
from serai.server.table.game.reader import GameReader


async def records(settings: Settings) -> AsyncIterator[tuple[str, dict[str, Any] | UserError]]:
    """Return by table id each record, or why there is none."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "serai.sqlite"
        await back_up(settings, copy)
        with closing(sqlite3.connect(copy)) as connection:
            tables = connection.execute("SELECT id FROM tables WHERE status = 'over' ORDER BY created, id").fetchall()
        store = SqliteStore(copy)
        games = GameReader(store, Editions(store, settings.data / "editions", read_here))
        try:
            for (table,) in tables:
                yield table, await _record(store, games, table)
        finally:
            await store.close()


async def _record(store: SqliteStore, games: GameReader, table: str) -> dict[str, Any] | UserError:
    stored = await store.load(table)
    assert stored is not None, "nobody else writes to the copy"
    try:
        edition, rows = await games.log_of(stored.doc)
        return record_of(stored.doc, edition, rows)
    except UserError as fault:
        return fault
