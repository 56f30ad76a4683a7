"""Scripted players: they answer as soon as they are asked, and measure how long the server takes to acknowledge."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

import psutil

RAMP_SECONDS = 120.0
"""Everybody should be seated and moving long before that."""


@dataclass
class Load:
    """What was measured."""

    moves: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    memory: float = 0.0
    latencies: list[float] = field(default_factory=list)

    def latency(self, share: float) -> float:
        return sorted(self.latencies)[int(share * (len(self.latencies) - 1))]


class Peer(Protocol):
    """A server to play on."""

    async def make_tables(self, tables: int, players: int) -> list[object]:
        """Tables ready to play; one invitation per player."""

    async def play(self, invitation: object, moved: Callable[[float], None]) -> None:
        """Play one seat to the end; call `moved` with the time each acknowledged move took."""


async def play(peer: Peer, process: int, tables: int, players: int, window: float) -> Load:
    """Let everybody play; measure from when there has been a move for every player, to the end or for a while."""
    server = psutil.Process(process)
    empty = server.memory_info().rss
    load = Load()
    invitations = await peer.make_tables(tables, players)
    playing = [asyncio.create_task(peer.play(invitation, load.latencies.append)) for invitation in invitations]
    async with asyncio.timeout(RAMP_SECONDS):
        while len(load.latencies) < len(playing):  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    load.latencies.clear()
    began, cpu = time.perf_counter(), _cpu(server)
    await asyncio.wait(playing, timeout=window)
    load.seconds, load.cpu = time.perf_counter() - began, _cpu(server) - cpu
    load.memory = server.memory_info().rss - empty
    load.moves = len(load.latencies)
    for task in playing:
        task.cancel()
    for outcome in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome
    return load


def _cpu(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
