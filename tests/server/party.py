"""People at a table of Āmul that can be in the express lane."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any

from serai.server.connection import Connection
from serai.server.express.lane import Lane
from serai.server.host import Host
from tests.server.people import Browser, Viewer, eventually, is_over
from tests.server.serving import Serving


class Party:
    """People at a table of Āmul, all of them connected, and a spectator."""

    def __init__(self, server: Serving, browsers: list[Browser], table: str):
        self.house, self.browsers, self.table = server.house, browsers, table
        self.seats: list[Viewer] = []
        self.spectator: Viewer
        self.host: Host

    @property
    def lane(self) -> Lane:
        return self.house.lanes["amul"]

    async def is_in_lane(self) -> bool:
        return self.host in self.lane

    async def until_in_lane(self) -> None:
        await eventually(self.is_in_lane)

    async def decide(self, seat: int, choice: int = 0) -> dict[str, Any]:
        """One of the seat's moves, in the lane."""
        await self.until_in_lane()
        return await self.seats[seat].act(self.seats[seat].view["legal"][choice])

    async def play_on(self, until: Callable[[Viewer], Any] = is_over) -> None:
        await asyncio.gather(*(play(viewer, until) for viewer in self.seats), self.spectator.until(until))

    async def play_on_with_one_who_comes_back(self, seat: int) -> None:
        """The others have not waited."""
        await self.decide((seat + 1) % len(self.seats))
        async with self.browsers[seat].at(self.table) as again:
            await again.started()
            self.seats[seat] = again
            await self.until_in_lane()
            await self.play_on()


async def play(viewer: Viewer, until: Callable[[Viewer], Any]) -> None:
    """Like a person, who sees what came of a decision before the next."""
    chance = random.Random(viewer.you["seat"])
    while not until(viewer):
        shown = viewer.revision
        if viewer.is_awaited:
            answer = await viewer.act(chance.choice(viewer.view["legal"]))
            assert answer["type"] == "ack" or answer["message"] == "server-stale"
        await viewer.until(partial(_is_further, shown, until))


def _is_further(shown: str | None, until: Callable[[Viewer], Any], viewer: Viewer) -> Any:
    return viewer.revision != shown or until(viewer)


@asynccontextmanager
async def party_at(server: Serving, players: int = 3) -> AsyncIterator[Party]:
    browsers = [server.browser() for _ in range(players)]
    table = (await browsers[0].make("amul", players, name="0", access="public"))["table"]["id"]
    for number, browser in enumerate(browsers[1:], 1):
        await browser.post(f"/api/tables/{table}/join", {"name": f"{number}"}, 200)
    await browsers[0].post(f"/api/tables/{table}/start", status=200)
    party = Party(server, browsers, table)
    party.host = await server.house.open(table)
    async with AsyncExitStack() as stack:
        for browser in browsers:
            party.seats.append(await stack.enter_async_context(browser.at(table)))
        party.spectator = await stack.enter_async_context(server.browser().at(table))
        for viewer in (*party.seats, party.spectator):
            await viewer.started()
        await party.until_in_lane()
        yield party


def connection_of(party: Party, seat: int) -> Connection:
    return next(each for each in party.host.audience.connections if each.seat == seat)
