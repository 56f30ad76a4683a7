"""Where tables live: the append-only log of moves and what is known about each table."""

from __future__ import annotations

from serai.kernel.errors import UserError
from serai.server.base.settings import Settings
from serai.server.store.base import Store
from serai.server.store.sqlite import SqliteStore


async def open_store(settings: Settings) -> Store:
    """PostgreSQL where an address is given, else the embedded store in the data folder."""
    if not settings.database:
        return SqliteStore(settings.data / "serai.sqlite")
    if not settings.database.startswith(("postgres://", "postgresql://")):
        raise UserError("--database must be postgresql://…; leave it out for the embedded database")
    try:
        from serai.server.store.postgres import PostgresStore
    except ModuleNotFoundError:
        raise UserError("PostgreSQL needs one more package: pip install 'serai[postgres]'") from None
    return await PostgresStore.open(settings.database, max(1, settings.database_connections - 1))
