"""The store for several server processes: PostgreSQL.

Appends of a turn travel together as one statement, so the cost of a commit is shared.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager

import asyncpg  # type: ignore[import-untyped]
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from msgspec import UNSET, UnsetType

from serai.kernel.errors import UserError
from serai.server.base import clock
from serai.server.rows.table import TableDoc, docs_in
from serai.server.store import daily, evenings, notifications, people, public_log, tournaments
from serai.server.store.base import Append, AppendOutcome, LogRow, OutcomeUnknown, Stored
from serai.server.store.listed_tables import ListedTable, listed_tables_in
from serai.server.store.patience import ANSWER_SECONDS, Patience
from serai.server.wire import Chat

LAYOUT = 9
"""The version of the database's layout. An older one is upgraded to it; any other is refused."""

# Each version has only added something, so this also upgrades a database of an older layout.
_SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, doc TEXT NOT NULL, revision INTEGER NOT NULL, status TEXT NOT NULL, access TEXT NOT NULL,
    length INTEGER NOT NULL, wake DOUBLE PRECISION, keeper TEXT,
    created DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL
);
ALTER TABLE tables ADD COLUMN IF NOT EXISTS standing TEXT;
CREATE INDEX IF NOT EXISTS public_tables ON tables (access, status, created);
CREATE INDEX IF NOT EXISTS due_tables ON tables (wake) WHERE wake IS NOT NULL;
CREATE TABLE IF NOT EXISTS moves (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, version INTEGER NOT NULL, by TEXT NOT NULL, act TEXT NOT NULL,
    move BYTEA NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, number)
);
ALTER TABLE moves ADD COLUMN IF NOT EXISTS checksum BIGINT;
CREATE TABLE IF NOT EXISTS sitters (holder TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (holder, table_id));
CREATE INDEX IF NOT EXISTS sitters_of_table ON sitters (table_id);
CREATE TABLE IF NOT EXISTS chat (
    number BIGINT GENERATED ALWAYS AS IDENTITY, table_id TEXT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,
    text TEXT NOT NULL, at DOUBLE PRECISION NOT NULL
);
CREATE INDEX IF NOT EXISTS chat_of_table ON chat (table_id, number);
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS editions (game TEXT, hash TEXT, text TEXT NOT NULL, PRIMARY KEY (game, hash));
CREATE UNLOGGED TABLE IF NOT EXISTS processes (name TEXT PRIMARY KEY, seen TIMESTAMPTZ NOT NULL);
CREATE INDEX IF NOT EXISTS kept_tables ON tables (keeper) WHERE keeper IS NOT NULL;
"""
_MARK_LAYOUT = """
INSERT INTO settings VALUES ('layout', $1::int::text) ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value
WHERE settings.value::int < $1::int
"""

# Only tables that are exactly as expected grow, and only their rows are inserted.
_APPEND = """
WITH wanted AS (
    SELECT * FROM unnest(
        $1::text[], $2::int[], $3::int[], $4::float8[], $5::text[], $6::float8[], $7::text[], $8::int[]
    ) AS wanted (id, number, grown, wake, keeper, touched, standing, revision)
), moved AS (
    UPDATE tables SET length = wanted.grown, wake = wanted.wake, keeper = wanted.keeper, touched = wanted.touched,
        standing = wanted.standing
    FROM wanted WHERE tables.id = wanted.id AND tables.length = wanted.number
        AND tables.revision = COALESCE(wanted.revision, tables.revision)
    RETURNING tables.id
), written AS (
    INSERT INTO moves (table_id, number, version, by, act, move, at, checksum)
    SELECT row.* FROM unnest(
        $9::text[], $10::int[], $11::int[], $12::text[], $13::text[], $14::bytea[], $15::float8[], $16::bigint[]
    ) AS row (table_id, number, version, by, act, move, at, checksum)
    JOIN moved ON moved.id = row.table_id
)
SELECT id FROM moved
"""

# A process that asks what is due is alive. Tables claimed by one that has not asked for a while are due at once.
# The time is the database's own, because the clocks of several machines differ.
_LIVE = """
WITH alive AS (
    INSERT INTO processes VALUES ($1, now()) ON CONFLICT (name) DO UPDATE SET seen = EXCLUDED.seen
), dead AS (
    DELETE FROM processes WHERE name <> $1 AND seen < now() - make_interval(secs => $2) RETURNING name
)
UPDATE tables SET wake = 0, keeper = NULL WHERE keeper IN (SELECT name FROM dead)
"""
DEAD_SECONDS = 3.0
"""seconds after which a process that no longer asks is considered dead; it asks every second"""

SURELY_REFUSED = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError, asyncpg.SyntaxOrAccessError)
"""what PostgreSQL says when it has looked at an append and written nothing of it"""


CLOSE_SECONDS = 5.0


class PostgresStore:
    """See `serai.server.store.base.Store`."""

    def __init__(self, pool: asyncpg.Pool):
        self._pool = pool
        self.notifications = notifications.NotificationStore(self._fetch)
        self.daily = daily.DailyStore(self._fetch)
        self.people = people.PeopleStore(self._fetch, self._fetch)
        self.tournaments = tournaments.TournamentStore(self._fetch)
        self.evenings = evenings.EveningStore(self._fetch)
        self.public_log = public_log.PublicLogStore(self._fetch)

    @classmethod
    async def open(cls, address: str, connections: int = 3) -> PostgresStore:
        """Open the store with at most this many connections."""
        try:
            pool = await asyncpg.create_pool(address, min_size=1, max_size=connections)
        except (OSError, asyncpg.PostgresError) as fault:
            raise UserError(f"the database cannot be reached: {fault}") from None
        async with pool.acquire() as connection, connection.transaction():
            # Processes that start together must not all make the tables.
            await connection.execute("SELECT pg_advisory_xact_lock(7307)")
            rooms = (notifications.SCHEMA, daily.SCHEMA, people.SCHEMA, tournaments.SCHEMA, evenings.SCHEMA)
            await connection.execute(f"{_SCHEMA} {'; '.join([*rooms, public_log.SCHEMA])}")
            await connection.execute(_MARK_LAYOUT, LAYOUT)
            layout = await connection.fetchval("SELECT value FROM settings WHERE name = 'layout'")
        if layout != str(LAYOUT):
            await pool.close()
            raise UserError(f"the database has layout {layout}, this serai reads {LAYOUT}: use the one that made it")
        return cls(pool)

    async def close(self) -> None:
        try:
            await Patience(CLOSE_SECONDS).wait_for(self._pool.close())
        except TimeoutError:
            self._pool.terminate()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[asyncpg.pool.PoolConnectionProxy]:
        """Yield a connection with a transaction on it, in time; do not wait for later ones."""
        async with asyncio.timeout(ANSWER_SECONDS), self._pool.acquire() as connection, connection.transaction():
            yield connection

    async def _fetch(self, query: str, *values: object) -> list[asyncpg.Record]:
        found: list[asyncpg.Record] = await Patience().wait_for(self._pool.fetch(query, *values))
        return found

    async def _execute(self, query: str, *values: object) -> str:
        done: str = await Patience().wait_for(self._pool.execute(query, *values))
        return done

    # --- tables ---

    async def create(self, doc: TableDoc, rows: Sequence[LogRow] = (), wake: float | None = None) -> None:
        async with self._transaction() as connection:
            await connection.execute(
                "INSERT INTO tables VALUES ($1, $2, 0, $3, $4, $5, $6, NULL, $7, $7)",
                *(doc.id, doc.to_json().decode(), doc.status, doc.access, len(rows), wake, doc.created),
            )
            await connection.executemany(
                "INSERT INTO moves (table_id, number, version, by, act, move, at, checksum)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                [(doc.id, number, *row) for number, row in enumerate(rows)],
            )
            await _seat(connection, doc)
            await _enter(connection, doc)

    async def load(self, table: str) -> Stored | None:
        found = await self._fetch("SELECT doc, revision, length FROM tables WHERE id = $1", table)
        return Stored(TableDoc.from_json(found[0][0]), found[0][1], found[0][2]) if found else None

    async def rows(self, table: str, since: int = 0) -> list[LogRow]:
        columns = "version, by, act, move, at, checksum"
        query = f"SELECT {columns} FROM moves WHERE table_id = $1 AND number >= $2 ORDER BY number"  # noqa: S608
        return [LogRow(*row) for row in await self._fetch(query, table, since)]

    async def append(self, appends: Sequence[Append]) -> list[AppendOutcome]:
        try:
            grown = await self._append_together(appends)
        except Exception as fault:  # noqa: BLE001 - every table gets an answer, or it would stand still
            if len(appends) == 1 or isinstance(fault, OSError | OutcomeUnknown):
                return [fault] * len(appends)
            # One bad append must not take the others with it.
            return [outcome for append in appends for outcome in await self.append([append])]
        return [append.table in grown for append in appends]

    async def _append_together(self, appends: Sequence[Append]) -> set[str]:
        """The tables that have grown."""
        heads = [
            (a.table, a.number, a.number + len(a.rows), a.wake, a.keeper, a.rows[-1].at, _text(a.standing), a.revision)
            for a in sorted(appends, key=lambda append: append.table)
        ]
        rows = [(a.table, a.number + place, *row) for a in appends for place, row in enumerate(a.rows)]
        columns = [*_columns(heads, 8), *_columns(rows, 8)]
        patience = Patience()
        while True:
            # A database that was not reached has surely written nothing.
            connection = await patience.wait_for(self._acquire())
            try:
                return {row[0] for row in await patience.wait_for(connection.fetch(_APPEND, *columns))}
            except asyncpg.DeadlockDetectedError:
                pass  # two processes wait for each other's tables; one of them is stopped, and tries again
            except SURELY_REFUSED:
                raise
            except Exception as fault:
                connection.terminate()
                raise OutcomeUnknown("the database took an append and gave no answer") from fault
            finally:
                await self._pool.release(connection)

    async def _acquire(self) -> asyncpg.pool.PoolConnectionProxy:
        return await self._pool.acquire()

    async def save(
        self, doc: TableDoc, revision: int, wake: float | UnsetType | None = UNSET, are_seats_the_same: bool = False
    ) -> bool:
        async with self._transaction() as connection:
            saved = await connection.execute(
                "UPDATE tables SET doc = $1, revision = $2, status = $3, access = $4, touched = $5"
                " WHERE id = $6 AND revision = $7",
                *(doc.to_json().decode(), revision + 1, doc.status, doc.access, clock.wall_time(), doc.id, revision),
            )
            if saved != "UPDATE 1":
                return False
            if wake is not UNSET:
                await connection.execute("UPDATE tables SET wake = $1, keeper = NULL WHERE id = $2", wake, doc.id)
            if not are_seats_the_same:
                await _seat(connection, doc)
            if doc.digest:
                await _enter(connection, doc)
        return True

    async def public(self, since: float, limit: int) -> list[TableDoc]:
        query = (
            "SELECT doc FROM tables WHERE access = 'public' AND status IN ('open', 'running') AND touched >= $1"
            " ORDER BY status = 'running', created DESC LIMIT $2"
        )
        return docs_in(row[0] for row in await self._fetch(query, since, limit))

    async def sitting(self, holder: str, limit: int) -> list[ListedTable]:
        query = (
            "SELECT doc, standing, touched FROM tables JOIN sitters ON sitters.table_id = tables.id WHERE holder = $1"
            " ORDER BY status = 'over', touched DESC LIMIT $2"
        )
        return listed_tables_in(await self._fetch(query, holder, limit))

    async def listed_table(self, table: str) -> ListedTable | None:
        found = await self._fetch("SELECT doc, standing, touched FROM tables WHERE id = $1", table)
        return next(iter(listed_tables_in(found)), None)

    async def mentioning(self, holder: str) -> list[str]:
        return [row[0] for row in await self._fetch("SELECT id FROM tables WHERE strpos(doc, $1) > 0", holder)]

    async def discard(self, before: float) -> int:
        async with self._transaction() as connection:
            query = "DELETE FROM tables WHERE touched < $1 RETURNING id"
            old = [row[0] for row in await connection.fetch(query, before)]
            for name in ("moves", "sitters", "chat", "calls", "daily"):
                await connection.execute(f"DELETE FROM {name} WHERE table_id = ANY($1::text[])", old)  # noqa: S608 - our own words
        return len(old)

    # --- waking ---

    async def due(self, now: float, keeper: str, until: float, limit: int) -> list[str]:
        await self._execute(_LIVE, keeper, DEAD_SECONDS)
        query = (
            "UPDATE tables SET wake = $1, keeper = $2 WHERE id IN"
            " (SELECT id FROM tables WHERE wake <= $3 ORDER BY wake LIMIT $4 FOR UPDATE SKIP LOCKED) RETURNING id"
        )
        return [row[0] for row in await self._fetch(query, until, keeper, now, limit)]

    async def agree(self, table: str, wake: float | None, keeper: str | None, by: str, now: float) -> bool:
        change = (
            "UPDATE tables SET wake = $1, keeper = $2"
            " WHERE id = $3 AND (keeper IS NULL OR keeper = $4 OR wake IS NULL OR wake <= $5)"
        )
        return bool(await self._execute(change, wake, keeper, table, by, now) == "UPDATE 1")

    async def lengths(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        query = "SELECT id, length, revision FROM tables WHERE id = ANY($1::text[])"
        return {row[0]: (row[1], row[2]) for row in await self._fetch(query, list(tables))}

    # --- the rest ---

    async def say(self, table: str, line: Chat) -> None:
        insert = "INSERT INTO chat (table_id, seat, name, text, at) VALUES ($1, $2, $3, $4, $5)"
        await self._execute(insert, table, line.seat, line.name, line.text, line.at)

    async def said(self, table: str, limit: int) -> list[Chat]:
        query = "SELECT name, seat, text, at FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2"
        return [Chat(*row) for row in await self._fetch(query, table, limit)][::-1]

    async def unsay(self, table: str, name: str) -> None:
        await self._execute("DELETE FROM chat WHERE table_id = $1 AND name = $2", table, name)

    async def spoken(self, tables: Sequence[str], limit: int) -> dict[str, list[tuple[int, float]]]:
        query = (
            "SELECT id, seat, at FROM unnest($1::text[]) AS id CROSS JOIN LATERAL"
            " (SELECT seat, at, number FROM chat WHERE table_id = id ORDER BY number DESC LIMIT $2) AS line"
            " ORDER BY id, number DESC"
        )
        found: dict[str, list[tuple[int, float]]] = {}
        for table, seat, at in await self._fetch(query, list(tables), limit):
            found.setdefault(table, []).append((seat, at))
        return found

    async def keep_edition(self, game: str, edition_hash: str, text: str) -> None:
        insert = "INSERT INTO editions VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self._execute(insert, game, edition_hash, text)

    async def kept_edition(self, game: str, edition_hash: str) -> str | None:
        query = "SELECT text FROM editions WHERE game = $1 AND hash = $2"
        found = await self._fetch(query, game, edition_hash)
        return str(found[0][0]) if found else None

    async def probe(self) -> None:
        replace = "INSERT INTO settings VALUES ('probe', $1) ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value"
        await self._execute(replace, str(clock.wall_time()))

    async def secret(self, proposed: str, name: str = "secret") -> str:
        insert = "INSERT INTO settings VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._execute(insert, name, proposed)
        return str((await self._fetch("SELECT value FROM settings WHERE name = $1", name))[0][0])


async def _seat(connection: asyncpg.pool.PoolConnectionProxy, doc: TableDoc) -> None:
    await connection.execute("DELETE FROM sitters WHERE table_id = $1", doc.id)
    sitters = [(holder, doc.id) for holder in doc.holders()]
    await connection.executemany("INSERT INTO sitters VALUES ($1, $2)", sitters)


async def _enter(connection: asyncpg.pool.PoolConnectionProxy, doc: TableDoc) -> None:
    """Enter in the public log what is due of a doc, as the last thing in its transaction: entries come one by one."""
    if doc.commitment:
        await connection.execute("SELECT pg_advisory_xact_lock(7308)")
        known = await connection.fetch(public_log.KNOWN, doc.commitment)
        last = await connection.fetch(public_log.LAST)
        if (entry := public_log.due(doc, known, last, clock.wall_time())) is not None:
            await connection.execute(public_log.INSERT, *entry)


def _text(standing: bytes | None) -> str | None:
    return None if standing is None else standing.decode()


def _columns(rows: Sequence[tuple[object, ...]], width: int) -> list[list[object]]:
    return [[row[column] for row in rows] for column in range(width)]


class PostgresChannels(AsyncPgChannelsBackend):
    """Litestar's back end for PostgreSQL, with one connection for everything instead of one for each message."""

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._end)

    def _end(self, _: asyncpg.Connection) -> None:
        """Stop at a lost connection, where Litestar would wait for ever."""
        if self._queue is not None:
            self._queue.put_nowait(("", b""))

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        assert self._queue is not None
        while True:
            channel, message = await self._queue.get()
            if not channel:
                raise ConnectionError("the connection to PostgreSQL is gone")
            yield channel, message

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        async with self._listener_lock:
            for channel in channels:
                await self._listener_conn.execute("SELECT pg_notify($1, $2)", channel, data.decode())
