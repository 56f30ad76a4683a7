"""Scripted players: they answer at once or after a while, and measure how long the server takes to acknowledge."""

from __future__ import annotations

import asyncio
import random
import socket
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import psutil

from benchmarks.line import Line

SEATING_SECONDS = 120.0
"""Everybody should be seated long before that."""


@dataclass
class Load:
    """What was measured."""

    moves: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    memory: float = 0.0
    latencies: list[float] = field(default_factory=list)

    @classmethod
    def together(cls, loads: Sequence[Load]) -> Load:
        """Join several measurements into one, with the average memory."""
        latencies = [latency for load in loads for latency in load.latencies]
        memory = sum(load.memory for load in loads) / len(loads)
        moves, seconds, cpu = (sum(getattr(load, what) for load in loads) for what in ("moves", "seconds", "cpu"))
        return cls(moves, seconds, cpu, memory, latencies)

    def latency(self, share: float) -> float:
        return sorted(self.latencies)[int(share * (len(self.latencies) - 1))]


class Player(ABC):
    """Someone who sits at a table, and sees it."""

    def __init__(self, line: Line, moved: Callable[[float], None], pause: float):
        self.line, self.moved, self.pause = line, moved, pause
        self.seated = asyncio.Event()
        """the table was seen"""
        self.has_begun = False
        self.is_thinking = False
        self.thoughts = random.Random(id(self))

    @abstractmethod
    def decide_if_asked(self) -> None:
        """Decide, unless it is for others to do, or this was done."""

    def begin(self) -> None:
        """Everybody is there."""
        self.has_begun = True
        self.consider()

    def consider(self) -> None:
        """Something was shown: decide now if asked, or after a while, as people do."""
        if not self.has_begun or self.is_thinking:
            return
        if not self.pause:
            self.decide_if_asked()
            return
        self.is_thinking = True
        pause = self.pause * self.thoughts.uniform(0.5, 1.5)
        asyncio.get_running_loop().call_later(pause, self.decide_after_all)

    def decide_after_all(self) -> None:
        self.is_thinking = False
        if not self.line.ended.done():
            self.decide_if_asked()

    async def until_ended(self) -> None:
        """Wait for the end of the game."""
        await self.line.until_ended()


class Peer(Protocol):
    """A server to play on."""

    async def make_tables(self, tables: int) -> list[object]:
        """Tables ready to play; one invitation per person."""

    async def sit(self, invitation: object, moved: Callable[[float], None], pause: float) -> Player:
        """Take a seat; from the beginning on `moved` is called with the time each acknowledged move took."""


async def play(peer: Peer, process: int | Sequence[int], tables: int, window: float, pause: float = 0.0) -> Load:
    """Let everybody sit down, and then play; measure from the first move to the last, or for a while. `pause` is how
    many seconds people think on average. Of several server processes the cost is added up.

    Sitting down is not measured: it costs a server as much as many moves.
    """
    servers = [psutil.Process(each) for each in ([process] if isinstance(process, int) else process)]
    empty = _memory(servers)
    load = Load()
    invitations = await peer.make_tables(tables)
    async with asyncio.timeout(SEATING_SECONDS):
        seated = await asyncio.gather(
            *(peer.sit(invitation, load.latencies.append, pause) for invitation in invitations)
        )
    playing = [asyncio.create_task(player.until_ended()) for player in seated]
    began, cpu = time.perf_counter(), _cpu(servers)
    for player in seated:
        player.begin()
    await asyncio.wait(playing, timeout=window)
    load.seconds, load.cpu = time.perf_counter() - began, _cpu(servers) - cpu
    load.memory = _memory(servers) - empty
    load.moves = len(load.latencies)
    for task in playing:
        task.cancel()
    for outcome in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome
    return load


def _cpu(processes: Sequence[psutil.Process]) -> float:
    times = [process.cpu_times() for process in processes]
    return float(sum(each.user + each.system for each in times))


def _memory(processes: Sequence[psutil.Process]) -> int:
    return sum(process.memory_info().rss for process in processes)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
