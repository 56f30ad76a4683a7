"""Real server processes for tests, to be killed and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from threading import Lock
from typing import IO

import httpx
import msgspec

from tests.server.databases import redis
from tests.server.people import PATIENCE, Browser, eventually
from tests.server.serving import ROOMY, free_port

PROJECT = Path(__file__).resolve().parents[2]
_ASKING = Lock()
"""Servers that are started together ask the same process, and its answers have no names."""


class Process:
    """One server process and its successors at the same address."""

    def __init__(self, zygote: subprocess.Popen[str]):
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._zygote = zygote
        self._process = 0

    @property
    def pid(self) -> int:
        """0 while it is not running"""
        return self._process

    def browser(self) -> Browser:
        return Browser(self.address)

    async def begin(self) -> None:
        """Start; return when it answers."""
        self._process = await asyncio.to_thread(self._fork)
        await eventually(self._is_warm)

    async def _is_warm(self) -> bool:
        """On a busy machine its first words may be that the store does not answer in time."""
        try:
            answer = await self.browser().http.get("/healthz")
        except httpx.TransportError:
            return False
        return answer.is_success and bool(answer.json()["warm"])

    def _fork(self) -> int:
        assert self._zygote.stdin is not None
        assert self._zygote.stdout is not None
        with _ASKING:
            print(self.port, file=self._zygote.stdin, flush=True)
            return int(self._zygote.stdout.readline())

    async def kill(self) -> None:
        """kill -9; return when nothing is left of the process, which on a busy machine takes a moment."""
        process, self._process = self._process, 0
        os.kill(process, signal.SIGKILL)
        await eventually(lambda: is_gone(process))

    def clear_away(self) -> None:
        if self._process:
            with suppress(ProcessLookupError):
                os.kill(self._process, signal.SIGKILL)


async def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


@contextmanager
def processes(count: int, data: Path, log: IO[bytes] | None = None, **settings: str) -> Iterator[list[Process]]:
    """Servers that share everything but the port, not yet started."""
    environ = {f"SERAI_{name.upper()}": value for name, value in settings.items()}
    environ |= {"SERAI_DATA": str(data), "SERAI_LIMITS": msgspec.json.encode(ROOMY).decode()}
    zygote = subprocess.Popen(
        [sys.executable, "-m", "tests.server.zygote"],
        cwd=PROJECT,
        env={**os.environ, **environ},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=log,
        text=True,
    )
    assert zygote.stdout is not None
    assert zygote.stdin is not None
    servers = [Process(zygote) for _ in range(count)]
    try:
        assert zygote.stdout.readline() == "ready\n"
        yield servers
    finally:
        for server in servers:
            server.clear_away()
        zygote.stdin.close()
        zygote.terminate()
        zygote.wait(PATIENCE)


@contextmanager
def on_one_database(data: Path, database: str, *, with_redis: bool = False, **settings: str) -> Iterator[list[Process]]:
    """Two that share a PostgreSQL, and tell each other through it or through Redis."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        bus = stack.enter_context(redis(folder)) if with_redis else ""
        yield stack.enter_context(processes(2, data, None, database=database, bus=bus, **settings))
