"""The two kinds of stores, with server processes on them, and what is in them afterwards."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]

from serai.games import GAMES
from tests.drill.drill import Place
from tests.drill.people import Ledger, Party, finish
from tests.server.databases import Postgres, postgres_server
from tests.server.lives import Process, processes
from tests.server.people import eventually

SHORT = GAMES[0]
"""the game that is sooner over: it does not matter what is played"""
ACTS = "SELECT table_id, act FROM moves WHERE act != ''"


@contextmanager
def embedded(place: Place) -> Iterator[Process]:
    """A process with an embedded database, not yet started."""
    with (place.folder / "log").open("wb") as log, processes(1, place.folder / "data", log) as (server,):
        yield server


def acts_in_file(data: Path) -> set[tuple[str, str]]:
    with sqlite3.connect(data / "serai.sqlite") as database:
        return set(database.execute(ACTS))


@contextmanager
def shared(place: Place, count: int = 2, **settings: str) -> Iterator[tuple[Postgres, list[Process]]]:
    """Processes with one PostgreSQL database, not yet started."""
    with (
        postgres_server(place.folder / "pg") as database,
        (place.folder / "log").open("wb") as log,
        processes(count, place.folder / "data", log, database=database.address, **settings) as servers,
    ):
        yield database, servers


async def acts_in_database(address: str) -> set[tuple[str, str]]:
    connection = await asyncpg.connect(address)
    try:
        return {(row[0], row[1]) for row in await connection.fetch(ACTS)}
    finally:
        await connection.close()


@asynccontextmanager
async def playing(addresses: list[str], ledger: Ledger, place: Place) -> AsyncIterator[None]:
    """People at tables during the block; at its end every game has to end."""
    enough = asyncio.Event()
    parties = [Party(SHORT, people, addresses, ledger, place.chance) for people in (2, 3)]
    tasks = [asyncio.create_task(party.play(enough)) for party in parties]
    try:
        await eventually(lambda: ledger.acknowledged or any(task.done() for task in tasks))
        yield
        await finish(tasks, enough, ledger)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
