"""What a game costs that sleeps, in both stores: its rows and bytes, and a million of them on paper.

Whole games of four people, and slow tables that have just begun, where each seat is a person's. No rules have to be
compiled for it: games are played once and stored many times under other names.
"""

from __future__ import annotations

import json
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import uvloop

from benchmarks.report import Row
from serai import Table
from serai.games import GAMES
from serai.server.rows.game_status import GameStatus
from serai.server.rows.table import SeatDoc
from serai.server.store.base import Append, LogRow, Store
from serai.server.store.checks import beginning, checksum
from serai.server.store.postgres import PostgresStore
from serai.server.store.sqlite import SqliteStore
from tests.server.databases import postgres_server
from tests.server.stored import a_table

PEOPLE = 4
WHOLE, BEGUN = 300, 3000
"""tables of each kind that are stored and weighed"""
SEEDS = 5
"""different games of each kind"""
DAY = 86_400
MILLION = 1_000_000

Fill = Callable[[Store], Awaitable[None]]


def rows(_: float) -> list[Row]:
    """All measurements of this page."""
    found = uvloop.run(_weighed("a slow table that has just begun", BEGUN, _begin))
    for game in GAMES:
        moves = sum(len(_played(game, seed)) for seed in range(SEEDS)) / SEEDS
        found.append(Row(f"{game}, rows of a whole game", moves, "rows"))
        found += uvloop.run(_weighed(f"{game}, a whole game", WHOLE, lambda store, game=game: _fill(store, game)))  # type: ignore[misc]
    return found


async def _weighed(what: str, count: int, fill: Fill) -> list[Row]:
    with tempfile.TemporaryDirectory() as folder, postgres_server(Path(folder) / "pg") as database:
        address = database.address
        shared = await PostgresStore.open(address)
        before = await _size(address)
        await fill(shared)
        bytes_shared = (await _size(address) - before) / count
        asked = time.perf_counter()
        await shared.due(time.time(), "bench", time.time() + 15, 200)
        due = time.perf_counter() - asked
        await shared.close()
        file = Path(folder) / "serai.sqlite"
        embedded = SqliteStore(file)
        before = file.stat().st_size
        await fill(embedded)
        await embedded.close()
        bytes_embedded = (file.stat().st_size - before) / count
    return [
        Row(f"{what}, PostgreSQL", bytes_shared / 1024, "KiB"),
        Row(f"{what}, embedded database", bytes_embedded / 1024, "KiB"),
        Row(f"{what}, a million in PostgreSQL", bytes_shared * MILLION / 1e9, "GB"),
        Row(f"{what}, a million in embedded databases", bytes_embedded * MILLION / 1e9, "GB"),
        Row(f"{what}, looking for what is due among {count}", 1e3 * due, "ms"),
    ]


async def _begin(store: Store) -> None:
    """They wait for people who have three days."""
    now = time.time()
    for number in range(BEGUN):
        name = f"table{number:07}"
        seats = [SeatDoc(kind="person", name=f"player {seat}", holder=f"{seat}-{name}") for seat in range(PEOPLE)]
        table = a_table(name, status="running", seconds=3 * DAY, players=PEOPLE, seats=seats, host=f"0-{name}")
        await store.create(table, [])
        first = _log(GAMES[0], name, number % SEEDS)[:1]
        standing = GameStatus(1, tuple(range(PEOPLE)), now).to_json()
        await store.append([Append(name, 0, first, now + 3 * DAY, None, standing)])


async def _fill(store: Store, game: str) -> None:
    for number in range(WHOLE):
        name = f"table{number:07}"
        await store.create(a_table(name, game=game), _log(game, name, number % SEEDS))


def _log(game: str, table: str, seed: int) -> list[LogRow]:
    """A game of people, as it is stored: with the names of their decisions and with checksums."""
    rows, last = [], beginning(table)
    for number, move in enumerate(_played(game, seed)):
        person = move.get("seat") is not None
        act = f"{table}-{number:012x}" if person else ""
        row = LogRow(number, "person" if person else "chance", act, json.dumps(move).encode(), 1.7e9 + number)
        last = checksum(last, row)
        rows.append(row._replace(check=last))
    return rows


_games: dict[tuple[str, int], list[dict[str, object]]] = {}


def _played(game: str, seed: int) -> list[dict[str, object]]:
    if (game, seed) not in _games:
        table, chance = Table.new(game, PEOPLE, seed=f"scale {seed}"), random.Random(seed)
        while not table.over:
            table.play(chance.choice(table.legal(table.to_move[0])))
        _games[game, seed] = table.record()["moves"]
    return _games[game, seed]


async def _size(address: str) -> int:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute("CHECKPOINT")
        return int(await connection.fetchval("SELECT pg_database_size(current_database())"))
    finally:
        await connection.close()
