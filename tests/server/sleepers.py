"""Players whose slow games wait for somebody who has three days."""

from __future__ import annotations

import asyncio
import time

from serai.server.rows.game_status import GameStatus
from serai.server.rows.table import SeatDoc, TableDoc
from serai.server.store.base import Append, Store
from tests.server.stored import a_row, a_table

AT_ONCE = 500
DAY = 86_400.0


async def put_to_sleep(store: Store, players: int) -> None:
    """Two players at each table, which has one move."""
    now = time.time()
    for first in range(0, players // 2, AT_ONCE):
        names = [f"table{number:07}" for number in range(first, min(first + AT_ONCE, players // 2))]
        await asyncio.gather(*(store.create(_slow_table(name), []) for name in names))
        standing = GameStatus(1, (0, 1), now).to_json()
        await store.append([Append(name, 0, [a_row(0, now)], now + 3 * DAY, None, standing) for name in names])


def _slow_table(name: str) -> TableDoc:
    seats = [SeatDoc(kind="person", name=who, holder=f"{who}-{name}") for who in ("anna", "ben")]
    return a_table(name, status="running", seconds=int(3 * DAY), players=2, seats=seats, host=f"anna-{name}")
