"""Several processes on one PostgreSQL.

The same crowd plays at 1, 2 and 4 processes. Every table's people are at one process, as a proxy sends them that routes
by table (deploy/nginx-several.conf); and once each of them is at another one, which has to work as well. Players and
PostgreSQL are on the same machine, so on few cores more processes cannot be faster.
"""

from __future__ import annotations

import tempfile
import zlib
from contextlib import ExitStack
from pathlib import Path

import uvloop

from benchmarks.our_server import started, until_compiled
from benchmarks.players import Load, free_port, play
from benchmarks.report import Row
from benchmarks.serai_player import SeraiPeer
from serai.games import GAMES
from serai.server.transport.bus import SHARD_LETTERS
from tests.server.databases import postgres_server

PROCESSES = (1, 2, 4)
TABLES, PEOPLE = 100, 4
SECONDS = 12.0


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
    return found + _crowd_rows(2, are_routed=False)


def _crowd_rows(count: int, *, are_routed: bool) -> list[Row]:
    load = _crowd(count, are_routed)
    if not load.moves:
        raise RuntimeError(f"nobody could move within {SECONDS:.0f} seconds: this machine is too busy to measure")
    name = f"{count} process{'es' if count > 1 else ''}{'' if are_routed else ', not routed'}, {TABLES} tables"
    return [
        Row(f"{name}, moves per second", load.moves / load.seconds, "moves/s"),
        Row(f"{name}, processor time of a move", 1e6 * load.cpu / load.moves, "µs"),
        Row(f"{name}, acknowledged move, median", 1e3 * load.latency(0.5), "ms"),
        Row(f"{name}, acknowledged move, 99%", 1e3 * load.latency(0.99), "ms"),
    ]


def _crowd(count: int, are_routed: bool) -> Load:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(postgres_server(folder / "pg")).address
        servers = [
            stack.enter_context(started(free_port(), folder / "data", SERAI_DATABASE=database)) for _ in range(count)
        ]
        for address, server in servers:
            until_compiled(address, server)
        peer = ScatteredPeer([address for address, _ in servers], GAMES[0], are_routed)
        return uvloop.run(play(peer, [server.pid for _, server in servers], TABLES, SECONDS))
