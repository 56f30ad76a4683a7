"""What the tests of the third game share."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest

from tests.server.serving import free_port
from tests.third_game.household import environment, python

START_SECONDS = 300
"""The server tries out every game before it opens, here in plain Python, and the machine may be busy."""

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
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server where the game is installed and tables are open."""
    with serving(tmp_path_factory.mktemp("trinkets"), environment()) as address:
        yield address


@contextmanager
def serving(data: Path, env: dict[str, str]) -> Iterator[str]:
    """The address of a server of its own process, when its tables are open."""
    port = free_port()
    command = [sys.executable, "-m", "serai", "serve", "--port", str(port), "--data", str(data), "--log-level", "error"]
    address = f"http://127.0.0.1:{port}"
    with subprocess.Popen(command, env=env) as server:
        deadline = monotonic() + START_SECONDS
        while not is_warm(address):
            assert server.poll() is None, "the server did not start"
            assert monotonic() < deadline, "the server did not open its tables"
            sleep(0.1)
        try:
            yield address
        finally:
            server.terminate()


def is_warm(address: str) -> bool:
    try:
        return bool(httpx.get(f"{address}/healthz", trust_env=False, timeout=START_SECONDS).json()["warm"])
    except httpx.TransportError:
        return False
