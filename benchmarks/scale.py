"""Several processes on one PostgreSQL, and what a sleeping game costs there.

The same crowd plays at 1, 2 and 4 processes. Every table's people are at one process, as a proxy sends them that routes
by table (deploy/nginx-several.conf); and once each of them is at another one, which has to work as well. Players and
PostgreSQL are on the same machine, so on few cores more processes cannot be faster.
"""

from __future__ import annotations

import json
import random
import tempfile
import time
import zlib
from contextlib import ExitStack
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import uvloop

from benchmarks.our_server import started, until_compiled
from benchmarks.players import Load, free_port, play
from benchmarks.report import Row
from benchmarks.serai_player import SeraiPeer
from serai import Table
from serai.games import GAMES
from serai.server.bus import SHARD_LETTERS
from serai.server.store.base import Row as Move
from serai.server.store.base import Store
from serai.server.store.checks import beginning, checksum
from serai.server.store.postgres import PostgresStore
from serai.server.store.sqlite import SqliteStore
from tests.server.databases import postgres
from tests.server.stored import a_table

PROCESSES = (1, 2, 4)
TABLES, PEOPLE = 100, 4
SECONDS = 12.0
SLEEPING = 300
"""games of each kind that are stored and weighed"""
MILLION = 1_000_000


class ScatteredPeer(SeraiPeer):
    """People of one table at several processes: all at the table's own one, or each at another."""

    def __init__(self, addresses: list[str], game: str, are_routed: bool):
        super().__init__(addresses[0], game, PEOPLE)
        self._addresses, self._are_routed = addresses, are_routed

    def address_for(self, table: str, seat: int) -> str:
        number = zlib.crc32(table[:SHARD_LETTERS].encode()) if self._are_routed else seat
        return self._addresses[number % len(self._addresses)]


def rows(_: float) -> list[Row]:
    """All measurements of this page."""
    found = [row for count in PROCESSES for row in _crowd_rows(count, are_routed=True)]
    found += _crowd_rows(2, are_routed=False)
    for game in GAMES:
        found += uvloop.run(_sleeping(game))
    return found


def _crowd_rows(count: int, *, are_routed: bool) -> list[Row]:
    load = _crowd(count, are_routed)
    if not load.moves:
        raise RuntimeError(f"nobody could move within {SECONDS:.0f} seconds: this machine is too busy to measure")
    name = f"{count} process{'es' if count > 1 else ''}{'' if are_routed else ', not routed'}, {TABLES} tables"
    return [
        Row(f"{name}, moves per second", load.moves / load.seconds, "moves/s"),
        Row(f"{name}, processor time of a move", 1e6 * load.cpu / load.moves, "µs"),
        Row(f"{name}, acknowledged move, median", 1e3 * load.latency(0.5), "ms"),
        Row(f"{name}, acknowledged move, 99 %", 1e3 * load.latency(0.99), "ms"),
    ]


def _crowd(count: int, are_routed: bool) -> Load:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(postgres(folder / "pg"))
        servers = [
            stack.enter_context(started(free_port(), folder / "data", SERAI_DATABASE=database)) for _ in range(count)
        ]
        for address, server in servers:
            until_compiled(address, server)
        peer = ScatteredPeer([address for address, _ in servers], GAMES[0], are_routed)
        return uvloop.run(play(peer, [server.pid for _, server in servers], TABLES, SECONDS))


# --- sleeping games ----------------------------------------------------------------------------------------


async def _sleeping(game: str) -> list[Row]:
    """A whole game, weighed in both stores, and a million of them."""
    moves = len(_log(game, "t", 0))
    with tempfile.TemporaryDirectory() as folder, postgres(Path(folder) / "pg") as address:
        shared = await PostgresStore.open(address)
        before = await _size(address)
        await _fill(shared, game)
        bytes_shared = (await _size(address) - before) / SLEEPING
        asked = time.perf_counter()
        await shared.due(time.time(), "bench", time.time() + 15, 200)
        due = time.perf_counter() - asked
        await shared.close()
        file = Path(folder) / "serai.sqlite"
        embedded = SqliteStore(file)
        await _fill(embedded, game)
        await embedded.close()
        bytes_embedded = file.stat().st_size / SLEEPING
    return [
        Row(f"{game}, rows of a whole game", moves, "rows"),
        Row(f"{game}, a whole game in PostgreSQL", bytes_shared / 1024, "KiB"),
        Row(f"{game}, a whole game in the embedded database", bytes_embedded / 1024, "KiB"),
        Row(f"{game}, a million sleeping games in PostgreSQL", bytes_shared * MILLION / 1e9, "GB"),
        Row(f"{game}, what is due, {SLEEPING} sleeping games", 1e3 * due, "ms"),
    ]


async def _fill(store: Store, game: str) -> None:
    for number in range(SLEEPING):
        name = f"table{number:07}"
        await store.create(a_table(name, game=game), _log(game, name, number % 5))


def _log(game: str, table: str, seed: int) -> list[Move]:
    """A game of people, as it is stored: with the names of their decisions and with checksums."""
    rows, last = [], beginning(table)
    for number, move in enumerate(_played(game, seed)):
        person = move.get("seat") is not None
        act = f"{table}-{number:012x}" if person else ""
        row = Move(number, "person" if person else "chance", act, json.dumps(move).encode(), 1.7e9 + number)
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
