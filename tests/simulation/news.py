"""News between simulated processes: they get lost, come twice, and overtake each other."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Set
from contextvars import Context
from typing import Any, Protocol

from serai.server.transport.bus import Listener
from tests.simulation.faults import Faults

USUAL_SECONDS = 0.02
LATE_SECONDS = 20.0


class Hearer(Protocol):
    """A process as the news know it."""

    context: Context


class Newsroom:
    """Where all processes of a world meet."""

    def __init__(self, faults: Faults, chance: random.Random):
        self._faults, self._chance = faults, chance
        self._listeners: dict[int, tuple[Hearer, Listener]] = {}

    def bus_of(self, hearer: Hearer) -> NewsBus:
        return NewsBus(self, hearer)

    def listen(self, hearer: Hearer, listener: Listener) -> None:
        self._listeners[id(hearer)] = (hearer, listener)

    def part(self, hearer: Hearer) -> None:
        self._listeners.pop(id(hearer), None)

    def publish(self, message: dict[str, Any]) -> None:
        for hearer, listener in list(self._listeners.values()):
            copies = 2 if self._faults.strike("news repeated") else 1
            for _ in range(0 if self._faults.strike("news dropped") else copies):
                self._deliver(hearer, listener, message)

    def _deliver(self, hearer: Hearer, listener: Callable[[dict[str, Any]], None], message: dict[str, Any]) -> None:
        longest = LATE_SECONDS if self._faults.strike("news late") else USUAL_SECONDS
        wait = self._chance.uniform(0, longest)
        asyncio.get_running_loop().call_later(wait, listener, dict(message), context=hearer.context.copy())


class NewsBus:
    """See `serai.server.transport.bus.Bus`."""

    shared = True
    is_connected = True

    def __init__(self, room: Newsroom, hearer: Hearer):
        self._room, self._hearer = room, hearer

    async def start(self, listener: Listener) -> None:
        self._room.listen(self._hearer, listener)

    async def stop(self) -> None:
        self._room.part(self._hearer)

    def publish(self, channel: str, message: dict[str, Any]) -> None:  # noqa: ARG002
        self._room.publish(message)  # to everybody: what does not concern a process, it has to leave alone

    async def follow(self, channels: Set[str]) -> None: ...
    async def forget_all_but(self, channels: Set[str]) -> None: ...
