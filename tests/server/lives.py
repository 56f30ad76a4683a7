"""Real server processes for tests, to be killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec

from tests.server.people import Browser, eventually
from tests.server.serving import ROOMY, free_port


class Process:
    """One server process and its successors at the same address."""

    def __init__(self, zygote: subprocess.Popen[str]):
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._zygote = zygote
        self._process = 0

    def browser(self) -> Browser:
        return Browser(self.address)

    async def begin(self) -> None:
        """Start; return when it answers."""
        assert self._zygote.stdin is not None
        assert self._zygote.stdout is not None
        print(self.port, file=self._zygote.stdin, flush=True)
        self._process = int(self._zygote.stdout.readline())
        async with httpx.AsyncClient(base_url=self.address, trust_env=False) as browser:

            async def is_warm() -> bool:
                try:
                    return bool((await browser.get("/healthz")).json()["warm"])
                except httpx.HTTPError:
                    return False

            await eventually(is_warm)

    def kill(self) -> None:
        os.kill(self._process, signal.SIGKILL)
        self._process = 0

    def stop(self) -> None:
        if self._process:
            os.kill(self._process, signal.SIGTERM)


@contextmanager
def processes(count: int, data: Path, **settings: str) -> Iterator[list[Process]]:
    """Servers that share everything but the port, not yet started."""
    environ = {f"SERAI_{name.upper()}": value for name, value in settings.items()}
    environ |= {"SERAI_DATA": str(data), "SERAI_LIMITS": msgspec.json.encode(ROOMY).decode()}
    zygote = subprocess.Popen(
        [sys.executable, "-m", "tests.server.zygote"],
        env={**os.environ, **environ},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert zygote.stdout is not None
    assert zygote.stdin is not None
    assert zygote.stdout.readline() == "ready\n"
    servers = [Process(zygote) for _ in range(count)]
    try:
        yield servers
    finally:
        for server in servers:
            server.stop()
        zygote.stdin.close()
        zygote.wait(30)
