"""kill -9 at random moments: whatever was acknowledged is there after the restart, and no table is stuck."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from serai import Table
from serai.games import GAMES
from tests.server.lives import Process, processes
from tests.server.people import Viewer, is_over

pytestmark = pytest.mark.anyio

LONGEST_LIFE = 0.3


def never(_: Viewer) -> bool:
    return False


class Party:
    """Three at one table, through all lives of the server: people, and a bot where one of them is missing."""

    def __init__(self, game: str, people: int, server: Process, chance: random.Random):
        self.game, self.chance = game, chance
        self.browsers = [server.browser() for _ in range(people)]
        self.table = ""
        self.seen: dict[int, Viewer] = {}
        self.acknowledged: set[tuple[str, str]] = set()

    async def open(self) -> None:
        anna, *others = self.browsers
        seats = ["open"] * len(self.browsers) + ["easy"] * (3 - len(self.browsers))
        place = await anna.make(self.game, name="Anna", access="public", seats=seats)
        table = place["table"]["id"]
        for name, browser in zip(("Ben", "Cleo"), others, strict=False):
            await browser.post(f"/api/tables/{table}/join", {"name": name}, 200)
        await anna.post(f"/api/tables/{table}/start", status=200)
        self.table, self.seen = table, {}

    async def live(self, until: Any) -> None:
        """Return to the table, see that nothing acknowledged is gone, and play on."""
        if not self.table or any(map(is_over, self.seen.values())):
            await self.open()
        await asyncio.gather(*(self._seat(seat, until) for seat in range(len(self.browsers))))

    async def _seat(self, seat: int, until: Any) -> None:
        before = self.seen.get(seat)
        async with AsyncExitStack() as stack:
            viewer = await stack.enter_async_context(
                self.browsers[seat].at(self.table, **{"from": before.revision if before else None})
            )
            try:
                await viewer.started()
                self.seen[seat] = viewer
                if before is not None:
                    assert viewer.view["version"] >= before.view["version"]
                await viewer.play_on(until, self.chance)
            finally:
                taken = {act for act, answer in viewer.answers.items() if act and answer["type"] == "ack"}
                self.acknowledged |= {(self.table, act) for act in taken}


@pytest.mark.parametrize("kills", [6, pytest.param(50, marks=pytest.mark.rare)])
async def test_nothing_acknowledged_is_lost_and_no_table_is_stuck(tmp_path: Path, kills: int) -> None:
    chance = random.Random(9)
    with processes(1, tmp_path) as (server,):
        parties = [Party(game, people, server, chance) for game in GAMES for people in (2, 3)]
        for _ in range(kills):
            await server.begin()
            playing = [asyncio.create_task(party.live(never)) for party in parties]
            await asyncio.sleep(chance.uniform(0.0, LONGEST_LIFE))
            await server.kill()
            for outcome in await asyncio.gather(*playing, return_exceptions=True):
                assert isinstance(outcome, WebSocketException | httpx.HTTPError | OSError), outcome

        await server.begin()
        await asyncio.gather(*(party.live(is_over) for party in parties))
        for party in parties:
            record = await party.browsers[0].get(f"/api/tables/{party.table}/record")
            assert Table.replay(record).over

    with sqlite3.connect(tmp_path / "serai.sqlite") as database:
        stored = set(database.execute("SELECT table_id, act FROM moves WHERE act != ''"))
    acknowledged = set().union(*(party.acknowledged for party in parties))
    assert len(acknowledged) > kills / 2
    assert acknowledged <= stored
