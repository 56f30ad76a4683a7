"""Scripted players: they answer as soon as they are asked, and measure how long the server takes to acknowledge."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

import psutil

RAMP_SECONDS = 2.0


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
    """Let everybody play; measure after a short ramp."""
    server = psutil.Process(process)
    empty = server.memory_info().rss
    load, measuring = Load(), False

    def moved(latency: float) -> None:
        if measuring:
            load.latencies.append(latency)

    invitations = await peer.make_tables(tables, players)
    playing = [asyncio.create_task(peer.play(invitation, moved)) for invitation in invitations]
    await asyncio.wait(playing, timeout=RAMP_SECONDS)
    measuring = True
    began, cpu = time.perf_counter(), _cpu(server)
    await asyncio.wait(playing, timeout=window)
    measuring = False
    load.seconds, load.cpu = time.perf_counter() - began, _cpu(server) - cpu
    load.memory = server.memory_info().rss - empty
    load.moves = len(load.latencies)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return load


def _cpu(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
