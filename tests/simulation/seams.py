"""Where the simulated world takes the place of the real one: chance, threads, the store, the bus.

The server is not bent for it: these names are replaced while a world lasts. Time needs no such thing; every process is
given a clock of the world (`world.py`), and the event loop has the world's time anyway (`loop.py`).
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Protocol, TypeVar
from unittest.mock import patch

from serai.server.base.settings import Settings
from serai.server.store.base import Store
from serai.server.table.viewers.connection import Connection
from serai.server.transport.bus import Bus

T = TypeVar("T")
SERVER = "serai.server"


class Surroundings(Protocol):
    """What a process finds around it."""

    def think(self, work: Callable[[], T]) -> asyncio.Future[T]: ...
    async def open_store(self, settings: Settings) -> Store: ...
    def bus_for(self, address: str, database: str) -> Bus: ...
    def connect(self, file: Path) -> Any: ...
    def lock(self, file: Path) -> Any: ...
    def stop_process(self) -> None: ...


@contextmanager
def replaced(world: Surroundings, seed: str) -> Iterator[None]:
    """For the length of the block the server lives in this world."""
    with ExitStack() as stack:
        stack.enter_context(patch(f"{SERVER}.work.threads.in_thread", world.think))
        stack.enter_context(patch(f"{SERVER}.routes.services.open_store", world.open_store))
        stack.enter_context(patch(f"{SERVER}.routes.services.bus_for", world.bus_for))
        stack.enter_context(patch(f"{SERVER}.store.sqlite._connect", world.connect))
        stack.enter_context(patch(f"{SERVER}.store.sqlite.lock", world.lock))
        stopping = SimpleNamespace(SIGTERM=15, raise_signal=lambda _: world.stop_process())
        stack.enter_context(patch(f"{SERVER}.table.registry.signal", stopping))
        # A set of connections is gone through in the order of their hashes, which are addresses otherwise.
        stack.enter_context(patch.object(Connection, "__hash__", _number_of))
        _seed(stack, random.Random(f"{seed}/secrets"))
        random.seed(f"{seed}/random")
        yield


def _number_of(connection: Any) -> int:
    return int(connection.socket.number)


def _seed(stack: ExitStack, chance: random.Random) -> None:
    def token_hex(size: int = 16) -> str:
        return chance.randbytes(size).hex()

    stack.enter_context(patch.object(secrets, "token_hex", token_hex))
    stack.enter_context(patch.object(secrets, "token_urlsafe", lambda size=16: token_hex(size)))
