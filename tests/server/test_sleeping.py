"""Players whose slow games sleep cost their rows and nothing else: an idle server's work does not grow with them."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from serai.server.store import sqlite
from serai.server.store.base import Append
from serai.server.store.sqlite import SqliteStore
from serai.server.table.doc import SeatDoc, TableDoc
from serai.server.table.standing import Standing
from tests.server.stored import a_row, a_table

pytestmark = pytest.mark.anyio

FEW, MANY = 100, 10_000
"""players, two at each table"""
LOOKS = 20
AT_ONCE = 500
DAY = 86_400.0


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


async def put_to_sleep(data: Path, players: int) -> None:
    """Slow games that wait for somebody who has three days."""
    store, now = SqliteStore(data / "serai.sqlite"), time.time()
    for first in range(0, players // 2, AT_ONCE):
        names = [f"table{number:07}" for number in range(first, min(first + AT_ONCE, players // 2))]
        await asyncio.gather(*(store.create(_slow_table(name), []) for name in names))
        standing = Standing(1, (0, 1), now).to_json()
        await store.append([Append(name, 0, [a_row(0, now)], now + 3 * DAY, None, standing) for name in names])
    await store.close()


def _slow_table(name: str) -> TableDoc:
    seats = [SeatDoc(kind="person", name=who, holder=f"{who}-{name}") for who in ("anna", "ben")]
    return a_table(name, status="running", seconds=int(3 * DAY), players=2, seats=seats, host=f"anna-{name}")


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
    assert await store.calls.claim(now, now + 120, 64, 8) == []


async def test_sleeping_games_are_not_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for players in (FEW, MANY):
        data = tmp_path / str(players)
        data.mkdir()
        await put_to_sleep(data, players)
        found.append(await idle_work(data, monkeypatch))
    few, many = found
    assert 0 < many < 2 * few, "a hundred times as many players sleep"
