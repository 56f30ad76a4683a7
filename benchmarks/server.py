"""The server under load: 1,000 scripted players at 250 four-player tables, against boardgame.io with the same players.

Everything stays on the loopback interface. Moves per core are moves per second of the server's own processor time, so
the players' cost, and what else the machine does, do not count.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

import uvloop

from benchmarks.our_server import serai_server
from benchmarks.peers import boardgame_io
from benchmarks.players import Load, free_port, play
from benchmarks.report import Row, compared
from benchmarks.serai_player import SeraiPeer

TABLES = 250
PLAYERS = 4
LONGEST = 40.0
"""of one measurement; on a free machine the games are over long before"""
ROUNDS = 2
"""in which both are measured, so that they meet the same machine: others may keep it busy now and then"""


def rows(_: float) -> list[Row]:
    """All measurements of this page."""
    rounds = [(_ours(), _theirs()) for _ in range(ROUNDS)]
    ours, theirs = (Load.together(loads) for loads in zip(*rounds, strict=True))
    return [*_rows("serai", ours), *_rows("boardgame.io", theirs), _verdict(ours, theirs)]


def _ours() -> Load:
    with tempfile.TemporaryDirectory() as folder, serai_server(free_port(), Path(folder)) as (address, process):
        return uvloop.run(play(SeraiPeer(address), process, TABLES, PLAYERS, LONGEST))


def _theirs() -> Load:
    with boardgame_io.server() as (address, process):
        return uvloop.run(play(boardgame_io.BoardgamePeer(address), process, TABLES, PLAYERS, LONGEST))


def _rows(name: str, load: Load) -> list[Row]:
    sockets = TABLES * PLAYERS
    return [
        Row(f"{name}, {sockets} sockets, moves per second", load.moves / load.seconds, "moves/s"),
        Row(f"{name}, moves per second and core", load.moves / load.cpu, "moves/s"),
        Row(f"{name}, processor time of a move", 1e6 * load.cpu / load.moves, "µs"),
        Row(f"{name}, acknowledged move, median", 1e3 * load.latency(0.5), "ms"),
        Row(f"{name}, acknowledged move, 99 %", 1e3 * load.latency(0.99), "ms"),
        Row(f"{name}, memory of a table", load.memory / TABLES / 1024, "KiB"),
    ]


def _verdict(ours: Load, theirs: Load) -> Row:
    peer = Row("boardgame.io", theirs.moves / theirs.cpu, "moves/s")
    return compared("serai, moves per second and core", ours.moves / ours.cpu, "moves/s", peer, 10)
