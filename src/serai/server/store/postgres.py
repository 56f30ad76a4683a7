"""The store for several server processes: PostgreSQL.

Appends of a turn travel together as one statement, so the cost of a commit is shared.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from time import time

import asyncpg  # type: ignore[import-untyped]
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from msgspec import UNSET, UnsetType

from serai.kernel.errors import UserError
from serai.server.store.base import Append, Outcome, Row, Stored
from serai.server.table.doc import TableDoc
from serai.server.wire import Chat

LAYOUT = 2
"""The version of the database's layout. An older one is brought up to it; any other is refused in words."""

# Each version has only added tables, so this also brings a database of an older layout up to date.
_SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, doc TEXT NOT NULL, revision INTEGER NOT NULL, status TEXT NOT NULL, access TEXT NOT NULL,
    length INTEGER NOT NULL, wake DOUBLE PRECISION, keeper TEXT,
    created DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL
);
CREATE INDEX IF NOT EXISTS public_tables ON tables (access, status, created);
CREATE INDEX IF NOT EXISTS due_tables ON tables (wake) WHERE wake IS NOT NULL;
CREATE TABLE IF NOT EXISTS moves (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, version INTEGER NOT NULL, by TEXT NOT NULL, act TEXT NOT NULL,
    move BYTEA NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, number)
);
CREATE TABLE IF NOT EXISTS sitters (holder TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (holder, table_id));
CREATE INDEX IF NOT EXISTS sitters_of_table ON sitters (table_id);
CREATE TABLE IF NOT EXISTS chat (
    number BIGINT GENERATED ALWAYS AS IDENTITY, table_id TEXT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,
    text TEXT NOT NULL, at DOUBLE PRECISION NOT NULL
);
CREATE INDEX IF NOT EXISTS chat_of_table ON chat (table_id, number);
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS editions (game TEXT, hash TEXT, text TEXT NOT NULL, PRIMARY KEY (game, hash));
"""
_MARK_LAYOUT = """
INSERT INTO settings VALUES ('layout', $1::int::text) ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value
WHERE settings.value::int < $1::int
"""

# Only tables that have exactly the expected length grow, and only their rows are inserted.
_APPEND = """
WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::float8[], $5::text[], $6::float8[])
        AS wanted (id, number, grown, wake, keeper, touched)
), moved AS (
    UPDATE tables SET length = wanted.grown, wake = wanted.wake, keeper = wanted.keeper, touched = wanted.touched
    FROM wanted WHERE tables.id = wanted.id AND tables.length = wanted.number
    RETURNING tables.id
), written AS (
    INSERT INTO moves (table_id, number, version, by, act, move, at)
    SELECT row.* FROM unnest($7::text[], $8::int[], $9::int[], $10::text[], $11::text[], $12::bytea[], $13::float8[])
        AS row (table_id, number, version, by, act, move, at)
    JOIN moved ON moved.id = row.table_id
)
SELECT id FROM moved
"""

ANSWER_SECONDS = 20.0
"""A database that takes longer is taken for unreachable; the log tells later what has become of an append."""


class PostgresStore:
    """See `serai.server.store.base.Store`."""

    def __init__(self, pool: asyncpg.Pool):
        self._pool = pool

    @classmethod
    async def open(cls, address: str) -> PostgresStore:
        try:
            pool = await asyncpg.create_pool(address, min_size=1, max_size=8, command_timeout=ANSWER_SECONDS)
        except (OSError, asyncpg.PostgresError) as fault:
            raise UserError(f"the database cannot be reached: {fault}") from None
        async with pool.acquire() as connection, connection.transaction():
            # Processes that start together must not all make the tables.
            await connection.execute("SELECT pg_advisory_xact_lock(7307)")
            await connection.execute(_SCHEMA)
            await connection.execute(_MARK_LAYOUT, LAYOUT)
            layout = await connection.fetchval("SELECT value FROM settings WHERE name = 'layout'")
        if layout != str(LAYOUT):
            await pool.close()
            raise UserError(f"the database has layout {layout}, this serai reads {LAYOUT}: use the one that made it")
        return cls(pool)

    async def close(self) -> None:
        await self._pool.close()

    # --- tables ---

    async def create(self, doc: TableDoc, rows: Sequence[Row] = (), wake: float | None = None) -> None:
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute(
                "INSERT INTO tables VALUES ($1, $2, 0, $3, $4, $5, $6, NULL, $7, $7)",
                *(doc.id, doc.to_json().decode(), doc.status, doc.access, len(rows), wake, doc.created),
            )
            await connection.executemany(
                "INSERT INTO moves (table_id, number, version, by, act, move, at) VALUES ($1, $2, $3, $4, $5, $6, $7)",
                [(doc.id, number, *row) for number, row in enumerate(rows)],
            )
            await _seat(connection, doc)

    async def load(self, table: str) -> Stored | None:
        row = await self._pool.fetchrow("SELECT doc, revision, length FROM tables WHERE id = $1", table)
        return Stored(TableDoc.from_json(row[0]), row[1], row[2]) if row else None

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        query = "SELECT version, by, act, move, at FROM moves WHERE table_id = $1 AND number >= $2 ORDER BY number"
        return [Row(*row) for row in await self._pool.fetch(query, table, since)]

    async def append(self, appends: Sequence[Append]) -> list[Outcome]:
        try:
            grown = await self._append_together(appends)
        except Exception as fault:  # noqa: BLE001 - every table gets an answer, or it would stand still
            if len(appends) == 1 or isinstance(fault, OSError):
                return [fault] * len(appends)
            # One bad append must not take the others with it.
            return [outcome for append in appends for outcome in await self.append([append])]
        return [append.table in grown for append in appends]

    async def _append_together(self, appends: Sequence[Append]) -> set[str]:
        """The tables that have grown."""
        heads = [
            (a.table, a.number, a.number + len(a.rows), a.wake, a.keeper, a.rows[-1].at)
            for a in sorted(appends, key=lambda append: append.table)
        ]
        rows = [(a.table, a.number + place, *row) for a in appends for place, row in enumerate(a.rows)]
        columns = [*_columns(heads, 6), *_columns(rows, 7)]
        while True:
            # Two processes may wait for each other's tables; PostgreSQL then stops one of them, which tries again.
            with suppress(asyncpg.DeadlockDetectedError):
                return {row[0] for row in await self._pool.fetch(_APPEND, *columns)}

    async def save(
        self, doc: TableDoc, revision: int, wake: float | UnsetType | None = UNSET, are_seats_the_same: bool = False
    ) -> bool:
        async with self._pool.acquire() as connection, connection.transaction():
            saved = await connection.execute(
                "UPDATE tables SET doc = $1, revision = $2, status = $3, access = $4, touched = $5"
                " WHERE id = $6 AND revision = $7",
                *(doc.to_json().decode(), revision + 1, doc.status, doc.access, time(), doc.id, revision),
            )
            if saved != "UPDATE 1":
                return False
            if wake is not UNSET:
                await connection.execute("UPDATE tables SET wake = $1, keeper = NULL WHERE id = $2", wake, doc.id)
            if not are_seats_the_same:
                await _seat(connection, doc)
        return True

    async def public(self, since: float, limit: int) -> list[TableDoc]:
        query = (
            "SELECT doc FROM tables WHERE access = 'public' AND status IN ('open', 'running') AND touched >= $1"
            " ORDER BY status = 'running', created DESC LIMIT $2"
        )
        return [TableDoc.from_json(row[0]) for row in await self._pool.fetch(query, since, limit)]

    async def sitting(self, holder: str, limit: int) -> list[TableDoc]:
        query = (
            "SELECT doc FROM tables JOIN sitters ON sitters.table_id = tables.id WHERE holder = $1"
            " ORDER BY touched DESC LIMIT $2"
        )
        return [TableDoc.from_json(row[0]) for row in await self._pool.fetch(query, holder, limit)]

    # --- waking ---

    async def due(self, now: float, keeper: str, until: float, limit: int) -> list[str]:
        query = (
            "UPDATE tables SET wake = $1, keeper = $2 WHERE id IN"
            " (SELECT id FROM tables WHERE wake <= $3 ORDER BY wake LIMIT $4 FOR UPDATE SKIP LOCKED) RETURNING id"
        )
        return [row[0] for row in await self._pool.fetch(query, until, keeper, now, limit)]

    async def agree(self, table: str, wake: float | None, keeper: str | None, by: str, now: float) -> bool:
        change = (
            "UPDATE tables SET wake = $1, keeper = $2"
            " WHERE id = $3 AND (keeper IS NULL OR keeper = $4 OR wake IS NULL OR wake <= $5)"
        )
        return bool(await self._pool.execute(change, wake, keeper, table, by, now) == "UPDATE 1")

    async def lengths(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        query = "SELECT id, length, revision FROM tables WHERE id = ANY($1::text[])"
        return {row[0]: (row[1], row[2]) for row in await self._pool.fetch(query, list(tables))}

    # --- the rest ---

    async def say(self, table: str, line: Chat) -> None:
        insert = "INSERT INTO chat (table_id, seat, name, text, at) VALUES ($1, $2, $3, $4, $5)"
        await self._pool.execute(insert, table, line.seat, line.name, line.text, line.at)

    async def said(self, table: str, limit: int) -> list[Chat]:
        query = "SELECT name, seat, text, at FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2"
        return [Chat(*row) for row in await self._pool.fetch(query, table, limit)][::-1]

    async def keep_edition(self, game: str, edition_hash: str, text: str) -> None:
        insert = "INSERT INTO editions VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self._pool.execute(insert, game, edition_hash, text)

    async def kept_edition(self, game: str, edition_hash: str) -> str | None:
        query = "SELECT text FROM editions WHERE game = $1 AND hash = $2"
        text: str | None = await self._pool.fetchval(query, game, edition_hash)
        return text

    async def secret(self, proposed: str) -> str:
        insert = "INSERT INTO settings VALUES ('secret', $1) ON CONFLICT DO NOTHING"
        await self._pool.execute(insert, proposed)
        return str(await self._pool.fetchval("SELECT value FROM settings WHERE name = 'secret'"))


async def _seat(connection: asyncpg.pool.PoolConnectionProxy, doc: TableDoc) -> None:
    await connection.execute("DELETE FROM sitters WHERE table_id = $1", doc.id)
    sitters = [(holder, doc.id) for holder in doc.holders()]
    await connection.executemany("INSERT INTO sitters VALUES ($1, $2)", sitters)


def _columns(rows: Sequence[tuple[object, ...]], width: int) -> list[list[object]]:
    return [[row[column] for row in rows] for column in range(width)]


class PooledChannels(AsyncPgChannelsBackend):
    """Litestar's back end for PostgreSQL, which would open a connection for every message, with one kept open."""

    def __init__(self, address: str):
        super().__init__(address)
        self._address = address
        self._speaker: asyncpg.Connection | None = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if self._speaker is None or self._speaker.is_closed():
            self._speaker = await asyncpg.connect(self._address)
        for channel in channels:
            await self._speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    async def on_shutdown(self) -> None:
        if self._speaker is not None:
            await self._speaker.close()
        await super().on_shutdown()
