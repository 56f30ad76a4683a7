"""The stores that keep the same contract: SQLite, a real PostgreSQL, and the model of it that simulations use."""

from __future__ import annotations

import random
from pathlib import Path
from time import time

from serai.server.store.base import Store
from serai.server.store.postgres import PostgresStore
from serai.server.store.sqlite import SqliteStore
from tests.simulation.faults import Faults
from tests.simulation.ledger import Ledger
from tests.simulation.shared_store import Database, SharedStore


def a_model() -> SharedStore:
    faults = Faults("none")
    faults.are_over = True
    complaints: list[str] = []
    return SharedStore(Database(Ledger(time, complaints.append)), faults, random.Random(1), time)


def a_file(folder: Path) -> SqliteStore:
    return SqliteStore(folder / "serai.sqlite")


async def an_empty_database(address: str) -> Store:
    """A PostgreSQL that others have used before."""
    opened = await PostgresStore.open(address)
    await opened._pool.execute(
        "TRUNCATE tables, moves, sitters, chat, editions, channels, habits, calls, daily, people, devices,"
        " passkeys, tournaments, entrants, rated, evenings, public_log"
    )
    return opened
