"""Players whose slow games sleep cost their rows and nothing else: an idle server's work does not grow with them."""

from __future__ import annotations

import sqlite3
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from serai.server.notify import notifier
from serai.server.store import sqlite
from serai.server.store.sqlite import SqliteStore
from tests.server.fake_clock import FakeClock
from tests.server.people import eventually
from tests.server.serving import serving
from tests.server.sleepers import put_to_sleep

pytestmark = pytest.mark.anyio

FEW, MANY = 100, 10_000
"""players, two at each table"""
LOOKS = 20


class Work:
    """What SQLite has done: tens of steps of its own machine, which are the same on every computer."""

    def __init__(self) -> None:
        self.steps = 0

    def connect(self, file: Path) -> sqlite3.Connection:
        connection = _connect(file)
        connection.set_progress_handler(self._count, 10)
        return connection

    def _count(self) -> int:
        self.steps += 1
        return 0


_connect = sqlite._connect


async def fill(data: Path, players: int) -> None:
    store = SqliteStore(data / "serai.sqlite")
    await put_to_sleep(store, players)
    await store.close()


async def idle_work(data: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """Of some looks at what is due, which is all that a server without visitors asks its store for."""
    work = Work()
    with monkeypatch.context() as patched:
        patched.setattr(sqlite, "_connect", work.connect)
        store = SqliteStore(data / "serai.sqlite")
        await _look(store)
        work.steps = 0
        for _ in range(LOOKS):
            await _look(store)
        found = work.steps
        await store.close()
    return found


async def _look(store: SqliteStore) -> None:
    now = time.time()
    assert await store.due(now, "me", now + 15, 200) == []
    assert await store.notifications.claim(now, now + 120, 64, 8) == []


async def test_sleeping_games_are_not_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for players in (FEW, MANY):
        data = tmp_path / str(players)
        data.mkdir()
        await fill(data, players)
        found.append(await idle_work(data, monkeypatch))
    few, many = found
    assert 0 < many < 2 * few, "a hundred times as many players sleep"


async def test_a_started_server_loads_no_sleeping_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await fill(tmp_path, FEW)
    monkeypatch.setattr(notifier, "LOOK_SECONDS", 0.01)
    asked: Counter[str] = Counter()

    def count(name: str) -> None:
        ask = getattr(SqliteStore, name)

        def counted(*given: Any, **named: Any) -> Any:
            asked[name] += 1
            return ask(*given, **named)

        monkeypatch.setattr(SqliteStore, name, counted)

    for name in ("due", "load", "rows", "sitting", "public"):
        count(name)
    async with serving(tmp_path, clock=FakeClock(time.time())) as server:
        await eventually(lambda: asked["due"] >= LOOKS)
        assert asked.keys() == {"due"}, "it asks for nothing but what is due"
        assert server.tables.at("table0000001") is None
        await server.tables.open("table0000001")
        assert asked["load"] == 1, "a table that somebody wants is read"
