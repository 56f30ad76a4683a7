"""`serai serve` in a process of its own, with limits that let a thousand players come from one address."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import httpx
import msgspec

from serai.kernel.rule import INTERPRETED
from serai.server.base.settings import VisitorLimits

LONGEST_COMPILATION = 600.0
PLENTY = 10**6


@contextmanager
def serai_server(port: int, data: Path, log: IO[bytes] | None = None) -> Iterator[tuple[str, int]]:
    """The address and the process of a server that has nothing left to compile."""
    with started(port, data, log) as (address, server):
        until_compiled(address, server)
        yield address, server.pid


def until_compiled(address: str, server: subprocess.Popen[bytes]) -> None:
    """Wait until a server that was started has nothing left to compile."""
    asyncio.run(_until_compiled(address, server))


@contextmanager
def started(
    port: int, data: Path, log: IO[bytes] | None = None, **environ: str
) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """The address and the process of a server that has just been started."""
    usual = msgspec.structs.asdict(VisitorLimits())
    plenty = {name: PLENTY if isinstance(limit, int) else (PLENTY, 1.0) for name, limit in usual.items()}
    environ = {**os.environ, "SERAI_LIMITS": msgspec.json.encode(plenty).decode(), **environ}
    command = [sys.executable, "-m", "serai", "serve", "--port", str(port), "--data", str(data)]
    server = subprocess.Popen([*command, "--log-level", "warning"], env=environ, stderr=log)
    try:
        yield f"http://127.0.0.1:{port}", server
    finally:
        server.terminate()
        server.wait(30)


async def _until_compiled(address: str, server: subprocess.Popen[bytes]) -> None:
    """Wait for the compilers: on a new machine they keep it busy for a while."""
    async with asyncio.timeout(LONGEST_COMPILATION), httpx.AsyncClient(base_url=address, trust_env=False) as client:
        while True:
            if server.poll() is not None:
                raise RuntimeError("the server did not start")
            try:
                if (await client.get("/healthz")).json()["compiled"] or INTERPRETED:
                    return
            except httpx.HTTPError:
                pass
            await asyncio.sleep(0.2)
