"""The cost of an idle server whose players all wait for somebody: 10,000 of them in 5,000 slow games, against none.

A real process with nobody connected is watched for a minute: its memory, its processor time and, where PostgreSQL keeps
the games, how many queries reach the database and how many rows they read. PostgreSQL counts both itself.
"""

from __future__ import annotations

import os
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import asyncpg  # type: ignore[import-untyped]
import uvloop

from benchmarks.our_server import started, until_compiled
from benchmarks.players import free_port
from benchmarks.report import Row
from serai.server.store.base import Store
from serai.server.store.postgres import PostgresStore
from serai.server.store.sqlite import SqliteStore
from tests.server.databases import postgres_server
from tests.server.sleepers import put_to_sleep

PLAYERS = (0, 10_000)
SETTLING = 15.0
"""seconds after the start that are not measured"""
MINUTE = 60.0
TICKS = os.sysconf("SC_CLK_TCK")
COUNTED = "SELECT xact_commit + xact_rollback, tup_fetched FROM pg_stat_database WHERE datname = current_database()"


class Idle(NamedTuple):
    """A minute of a server without visitors."""

    memory: float
    """bytes at its end"""
    processor: float
    """seconds"""
    queries: int
    """0 if nobody counts them"""
    rows: int


def rows(_: float) -> list[Row]:
    """All measurements of this page."""
    found = []
    for kind in ("embedded database", "PostgreSQL"):
        for players in PLAYERS:
            idle = _idle(players, in_postgres=kind == "PostgreSQL")
            name = f"{kind}, {players:,} players asleep"
            found.append(Row(f"{name}, memory", idle.memory / 1e6, "MB"))
            found.append(Row(f"{name}, processor time of a minute", 1e3 * idle.processor, "ms"))
            if kind == "PostgreSQL":
                found.append(Row(f"{name}, queries of a minute", idle.queries, "queries"))
                found.append(Row(f"{name}, rows read in a minute", idle.rows, "rows"))
    return found


def _idle(players: int, *, in_postgres: bool) -> Idle:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        data = folder / "data"
        data.mkdir()
        database = stack.enter_context(postgres_server(folder / "pg")).address if in_postgres else ""
        uvloop.run(_fill(data, database, players))
        address, server = stack.enter_context(started(free_port(), data, SERAI_DATABASE=database))
        until_compiled(address, server)
        time.sleep(SETTLING)
        before, used = uvloop.run(_counted(database)), _processor(server.pid)
        time.sleep(MINUTE)
        after = uvloop.run(_counted(database))
        # One query of ours lies between the two.
        queries = max(0, after[0] - before[0] - 1)
        return Idle(_memory(server.pid), _processor(server.pid) - used, queries, after[1] - before[1])


async def _fill(data: Path, database: str, players: int) -> None:
    store: Store = await PostgresStore.open(database) if database else SqliteStore(data / "serai.sqlite")
    await put_to_sleep(store, players)
    await store.close()


async def _counted(database: str) -> tuple[int, int]:
    """Queries of all who are connected, and the rows that they have read."""
    if not database:
        return 0, 0
    connection = await asyncpg.connect(database)
    try:
        found = await connection.fetchrow(COUNTED)
        return int(found[0]), int(found[1])
    finally:
        await connection.close()


def _memory(process: int) -> float:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text("utf-8").splitlines()
    return next(1024.0 * int(line.split()[1]) for line in lines if line.startswith("Pss:"))


def _processor(process: int) -> float:
    """Seconds so far."""
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS
