"""Copies of a whole store, made while servers use it, and stores made from a copy.

A copy is one file, an embedded database, from either kind of store. So it can be checked like one, a store of
either kind can be made from it, and a game goes on where it was, on another machine or with another database.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from serai.kernel.errors import UserError
from serai.server.base.settings import Settings
from serai.server.store.base import LogRow
from serai.server.store.fence import Fence, lock
from serai.server.store.fsck import examine
from serai.server.store.layouts import LAYOUT, prepare
from serai.server.store.runs import rows_in, rows_text

if TYPE_CHECKING:
    import asyncpg  # type: ignore[import-untyped]

LOGS = {"moves", "runs", "journal", "damaged", "sums"}
"""tables that each store keeps in its own way; all others are the same in both"""
OF_ONE_STORE = ("layout", "writer", "probe")
"""settings that describe a store and not its server"""


class Copied(NamedTuple):
    """The contents of a copy, and what is wrong with it."""

    tables: int
    moves: int
    faults: list[str]

    @classmethod
    def of(cls, file: Path) -> Copied:
        """Check a copy, every checksum included."""
        examined = examine(file)
        tables = examined.tables
        return cls(len(tables), sum(len(found.rows) for found in tables), examined.all_faults())


async def back_up(settings: Settings, target: Path) -> Copied:
    """Copy a snapshot of the store of these settings into a new file, and check it."""
    with _made_at_once(target) as file:
        if settings.database:
            await _copy_postgres(settings.database, file)
        else:
            _copy_sqlite(settings.data / "serai.sqlite", file)
        return Copied.of(file)


async def restore(settings: Settings, source: Path) -> Copied:
    """Make the store of these settings, which must be new, from a copy that is sound."""
    copied = Copied.of(source) if _layout_of(source) == LAYOUT else None
    if copied is not None and copied.faults:
        raise UserError(f"{source} is damaged: {copied.faults[0]}. serai fsck saves what is sound")
    if settings.database:
        return await _restore_postgres(settings.database, source)
    file = settings.data / "serai.sqlite"
    settings.data.mkdir(parents=True, exist_ok=True)
    with closing(lock(file.with_suffix(".lock"))), _made_at_once(file) as made:
        return _brought_up_to_date(source, made)


@contextmanager
def _made_at_once(target: Path) -> Iterator[Path]:
    """Open a file that gets its name when it is complete. It holds secrets, so nobody else may read it."""
    if target.exists():
        raise UserError(f"{target} exists already and is not overwritten: choose another place")
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    part.touch(0o600)
    try:
        yield part
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def _layout_of(file: Path) -> int:
    if not file.is_file():
        raise UserError(f"there is no {file}")
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            return int(connection.execute("PRAGMA user_version").fetchone()[0])
    except sqlite3.DatabaseError as fault:
        raise UserError(f"{file} is not a copy of a store ({fault})") from None


def _copy_sqlite(source: Path, target: Path) -> None:
    if not source.is_file():
        raise UserError(f"there is no {source}: name the server's data folder with --data")
    address = f"{source.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)  # in one step, so that it is a snapshot
        new.execute("PRAGMA journal_mode = DELETE")  # one file is all


def _brought_up_to_date(source: Path, target: Path) -> Copied:
    """A copy of the copy, as this serai writes it."""
    shutil.copyfile(source, target)
    with closing(sqlite3.connect(target, isolation_level=None)) as made:
        prepare(made, target, Fence())
        made.execute("PRAGMA journal_mode = DELETE")
    return Copied.of(target)


# --- PostgreSQL ---


async def _copy_postgres(address: str, target: Path) -> None:
    connection = await _connect(address)
    try:
        with closing(sqlite3.connect(target, isolation_level=None)) as made:
            prepare(made, target, Fence())
            made.execute("BEGIN")
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                await _fill_sqlite(connection, made)
            made.execute("COMMIT")
    finally:
        await connection.close()


async def _connect(address: str) -> asyncpg.Connection:
    try:
        import asyncpg
    except ModuleNotFoundError:
        raise UserError("PostgreSQL needs one more package: pip install 'serai[postgres]'") from None
    from serai.server.store.postgres import LAYOUT as POSTGRES_LAYOUT

    try:
        connection = await asyncpg.connect(address)
    except (OSError, ValueError, asyncpg.PostgresError) as fault:
        raise UserError(f"the database cannot be reached: {fault}") from None
    try:
        layout = await connection.fetchval("SELECT value FROM settings WHERE name = 'layout'")
    except asyncpg.UndefinedTableError:
        layout = None
    if layout != str(POSTGRES_LAYOUT):
        await connection.close()
        raise UserError(f"the database has layout {layout}, this serai reads {POSTGRES_LAYOUT}: start a server once")
    return connection


async def _fill_sqlite(connection: asyncpg.Connection, made: sqlite3.Connection) -> None:
    for name, columns in _alike(made).items():
        known = await _columns(connection, name)
        both = [column for column in columns if column in known]
        lines = await connection.fetch(f"SELECT {', '.join(both)} FROM {name}") if both else []  # noqa: S608 - our own words
        insert = f"INSERT OR REPLACE INTO {name} ({', '.join(both)}) VALUES ({', '.join('?' * len(both))})"  # noqa: S608
        blobs = [columns[column] == "BLOB" for column in both]
        for line in lines:
            if name != "settings" or line["name"] not in OF_ONE_STORE:
                values = [_bytes(value) if blob else value for value, blob in zip(line, blobs, strict=True)]
                made.execute(insert, values)
    query = "SELECT version, by, act, move, at, checksum FROM moves WHERE table_id = $1 ORDER BY number"
    for (table,) in made.execute("SELECT id FROM tables").fetchall():
        rows = [LogRow(*row) for row in await connection.fetch(query, table)]
        if rows:
            made.execute("INSERT INTO runs VALUES (?, 0, ?, ?)", (table, len(rows), rows_text(rows)))


def _alike(made: sqlite3.Connection) -> dict[str, dict[str, str]]:
    """The tables that look the same in both stores, with the types of their columns."""
    names = made.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    return {
        name: {column[1]: column[2] for column in made.execute(f"PRAGMA table_info({name})")}
        for (name,) in names
        if name not in LOGS
    }


async def _columns(connection: asyncpg.Connection, name: str) -> dict[str, str]:
    query = "SELECT column_name, data_type FROM information_schema.columns WHERE table_name = $1"
    return {row[0]: row[1] for row in await connection.fetch(query, name)}


async def _restore_postgres(address: str, source: Path) -> Copied:
    from serai.server.store.postgres import PostgresStore

    await (await PostgresStore.open(address)).close()  # which makes the tables
    connection = await _connect(address)
    try:
        if await connection.fetchval("SELECT count(*) FROM tables"):
            raise UserError("the database holds tables already: name an empty one")
        with _made_at_once(source.with_name(f"{source.name}.restored")) as file:
            copied = _brought_up_to_date(source, file)
            with closing(sqlite3.connect(file)) as copy:
                async with connection.transaction():
                    await _fill_postgres(copy, connection)
        source.with_name(f"{source.name}.restored").unlink()
        await _compare(connection, copied)
        return copied
    finally:
        await connection.close()


async def _fill_postgres(copy: sqlite3.Connection, connection: asyncpg.Connection) -> None:
    for name, columns in _alike(copy).items():
        known = await _columns(connection, name)
        both = [column for column in columns if column in known]
        lines = copy.execute(f"SELECT {', '.join(both)} FROM {name}").fetchall() if both else []  # noqa: S608 - our own words
        if name == "settings":
            lines = [line for line in lines if line[0] not in OF_ONE_STORE]
            await connection.execute("DELETE FROM settings WHERE name = 'secret'")
        places = ", ".join(f"${place}" for place in range(1, len(both) + 1))
        texts = [known[column] == "text" for column in both]
        values = [[_text(value) if text else value for value, text in zip(line, texts, strict=True)] for line in lines]
        await connection.executemany(f"INSERT INTO {name} ({', '.join(both)}) VALUES ({places})", values)  # noqa: S608
    insert = (
        "INSERT INTO moves (table_id, number, version, by, act, move, at, checksum)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
    )
    for table, first, text in copy.execute("SELECT table_id, number, rows FROM runs"):
        rows: Sequence[LogRow] = rows_in(text)
        await connection.executemany(insert, [(table, first + place, *row) for place, row in enumerate(rows)])


async def _compare(connection: asyncpg.Connection, copied: Copied) -> None:
    tables, moves = await connection.fetchrow("SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM moves)")
    if (tables, moves) != (copied.tables, copied.moves):
        raise UserError(f"the database has {tables} tables and {moves} moves, the copy {copied.tables}, {copied.moves}")


def _bytes(value: Any) -> Any:
    return value.encode() if isinstance(value, str) else value


def _text(value: Any) -> Any:
    return value.decode() if isinstance(value, bytes) else value
