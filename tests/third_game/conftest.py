"""What the tests of the third game share."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.people import eventually
from tests.server.serving import free_port
from tests.third_game.household import environment, python

Serai = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def serai(tmp_path: Path) -> Serai:
    """The command `serai` where the game is installed, in an empty folder."""

    def run(*words: str, stdin: str = "", compiled: bool = False) -> subprocess.CompletedProcess[str]:
        return python("-m", "serai", *words, stdin=stdin, compiled=compiled, cwd=tmp_path)

    return run


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where the game is installed."""
    port, data = free_port(), tmp_path_factory.mktemp("trinkets")
    command = [sys.executable, "-m", "serai", "serve", "--port", str(port), "--data", str(data), "--log-level", "error"]
    with subprocess.Popen(command, env=environment()) as server:
        yield f"http://127.0.0.1:{port}"
        server.terminate()


@pytest.fixture
async def house(address: str) -> str:
    """The same, once its tables are open."""
    await _warm(address)
    return address


@pytest.fixture(scope="session")
def house_in_browser(address: str) -> str:
    """The same for tests without an event loop of their own."""
    asyncio.run(_warm(address))
    return address


async def _warm(address: str) -> None:
    async def is_warm() -> bool:
        try:
            async with httpx.AsyncClient(trust_env=False) as client:
                return bool((await client.get(f"{address}/healthz")).json()["warm"])
        except httpx.TransportError:
            return False

    await eventually(is_warm)
