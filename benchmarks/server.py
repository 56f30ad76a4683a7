"""The server as users meet it, beside boardgame.io with the same players in the same run.

A crowd is 1,000 sockets whose players answer as soon as they are asked. At human pace 100 tables are played by people
who think for a few seconds. Everything stays on the loopback interface. Moves per core are moves per second of the
server's own processor time, so the players' cost, and what else the machine does, do not count.
"""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path

import uvloop

from benchmarks.our_server import serai_server
from benchmarks.peers import boardgame_io
from benchmarks.players import Load, free_port, play
from benchmarks.report import Row, compared, limited
from benchmarks.serai_player import SeraiPeer

SOCKETS = 1000
CROWD_SECONDS = 12.0
"""of one measurement; on a free machine some games are over before"""
CROWD_WAIT = 100.0
"""milliseconds in which 99% of all moves should be acknowledged"""
PACE_TABLES = 100
PACE_SECONDS = 12.0
PAUSE = 3.0
"""seconds that people think, on average"""
PACE_WAIT = 25.0
ROUNDS = 2
"""in which all are measured, so that they meet the same machine: others may keep it busy now and then"""


@dataclass(frozen=True)
class Scene:
    """The game, and how many people at each table play it; bots have the other seats."""

    name: str
    game: str
    people: int
    times: float = 0.0
    """how often boardgame.io's moves per core we promise"""

    @property
    def tables(self) -> int:
        return SOCKETS // self.people


SCENES = (
    Scene("Āmul, people", "amul", 4, times=3),
    Scene("Āmul, one person and bots", "amul", 1),
    Scene("Das Amulett, people", "amulett", 4, times=2),
)


def rows(_: float) -> list[Row]:
    """All measurements of this page."""
    rounds = [([_crowd(scene) for scene in SCENES], _peer()) for _ in range(ROUNDS)]
    peer = Load.together([load for _, load in rounds])
    crowds = [Load.together(loads) for loads in zip(*(ours for ours, _ in rounds), strict=True)]
    found = _crowd_rows("boardgame.io", peer, SOCKETS // 4)
    for scene, load in zip(SCENES, crowds, strict=True):
        found += [*_crowd_rows(scene.name, load, scene.tables), *_verdicts(scene, load, peer)]
    return found + [_pace_row(scene) for scene in SCENES]


def _crowd(scene: Scene) -> Load:
    return _play(scene, scene.tables, CROWD_SECONDS)


def _play(scene: Scene, tables: int, seconds: float, pause: float = 0.0) -> Load:
    with tempfile.TemporaryDirectory() as folder, serai_server(free_port(), Path(folder)) as (address, process):
        return uvloop.run(play(SeraiPeer(address, scene.game, scene.people), process, tables, seconds, pause))


def _peer() -> Load:
    with boardgame_io.server() as (address, process):
        return uvloop.run(play(boardgame_io.BoardgamePeer(address), process, SOCKETS // 4, CROWD_SECONDS))


def _crowd_rows(name: str, load: Load, tables: int) -> list[Row]:
    return [
        Row(f"{name}, {SOCKETS} sockets, moves per second", load.moves / load.seconds, "moves/s"),
        Row(f"{name}, processor time of a move", 1e6 * load.cpu / load.moves, "µs"),
        Row(f"{name}, acknowledged move, median", 1e3 * load.latency(0.5), "ms"),
        Row(f"{name}, memory of a table", load.memory / tables / 1024, "KiB"),
    ]


def _verdicts(scene: Scene, ours: Load, theirs: Load) -> list[Row]:
    wait = limited(f"{scene.name}, acknowledged move, 99%", 1e3 * ours.latency(0.99), "ms", CROWD_WAIT)
    if not scene.times:
        return [wait]
    peer = Row("boardgame.io", theirs.moves / theirs.cpu, "moves/s")
    name = f"{scene.name}, moves per second and core"
    return [wait, compared(name, ours.moves / ours.cpu, "moves/s", peer, scene.times)]


def _pace_row(scene: Scene) -> Row:
    load = _play(scene, PACE_TABLES, PACE_SECONDS, PAUSE)
    name = f"{scene.name}, {PACE_TABLES} tables at human pace, acknowledged move, 99%"
    return limited(name, 1e3 * load.latency(0.99), "ms", PACE_WAIT)
