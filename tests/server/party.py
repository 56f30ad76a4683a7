"""People at a table of Āmul."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any

from serai.played_game import PlayedGame
from serai.server.table.live_table import LiveTable
from serai.server.table.viewers.connection import Connection
from serai.views import diff
from tests.server.people import Browser, Viewer, is_over
from tests.server.serving import Serving


class Party:
    """People at a table of Āmul, all of them connected, and a spectator."""

    def __init__(self, server: Serving, browsers: list[Browser], table: str):
        self.server, self.browsers, self.table = server, browsers, table
        self.seats: list[Viewer] = []
        self.spectator: Viewer
        self.host: LiveTable

    async def decide(self, seat: int, choice: int = 0) -> dict[str, Any]:
        """One of the seat's moves."""
        return await self.seats[seat].act(self.seats[seat].view["legal"][choice])

    async def play_on(self, until: Callable[[Viewer], Any] = is_over) -> None:
        await asyncio.gather(*(play(viewer, until) for viewer in self.seats), self.spectator.until(until))

    async def play_on_with_one_who_comes_back(self, seat: int) -> None:
        """The others have not waited."""
        await self.decide((seat + 1) % len(self.seats))
        async with self.browsers[seat].at(self.table) as again:
            await again.started()
            self.seats[seat] = again
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
    party.host = await server.tables.open(table)
    async with AsyncExitStack() as stack:
        for browser in browsers:
            party.seats.append(await stack.enter_async_context(browser.at(table)))
        party.spectator = await stack.enter_async_context(server.browser().at(table))
        for viewer in (*party.seats, party.spectator):
            await viewer.started()
        yield party


def connection_of(party: Party, seat: int) -> Connection:
    return next(each for each in party.host.audience.connections if each.seat == seat)


def first_views(viewer: Viewer) -> dict[int, dict[str, Any]]:
    """What someone saw of each version when all of it had been told: nobody has chosen in secret as yet."""
    view: Any = None
    found: dict[int, dict[str, Any]] = {}
    for message in viewer.received:
        if message["type"] == "welcome":
            view = message["view"]
        elif message["type"] == "update":
            view = diff.apply(view, message["patch"])
        if view is None:
            continue
        first = found.get(view["version"])
        # What a move brings comes step by step, each with its events. A choice in secret is no event.
        if first is None or len(view["history"]) > len(first["history"]):
            found[view["version"]] = json.loads(json.dumps(view))
    return found


def _has_choices(view: dict[str, Any]) -> bool:
    return any(seat["chosen"] for seat in view["seats"])


def compare_with_the_rules(party: Party, record: dict[str, Any]) -> int:
    """Everything that anybody saw of a finished game has to be what the rules say; how many views were compared."""
    seen: list[tuple[int | None, Any]] = [(seat, first_views(viewer)) for seat, viewer in enumerate(party.seats)]
    seen.append((None, first_views(party.spectator)))
    table = PlayedGame.empty("amul", len(party.seats), record["options"])
    compared = 0
    for move in record["moves"]:
        table.play_final(move)
        for viewer, views in seen:
            # While others of a simultaneous step are being played again, their choices show; and one who sees a step
            # later than others may see at once that someone has chosen.
            if table.version in views and not (_has_choices(table.view(None)) or _has_choices(views[table.version])):
                assert views[table.version] == json.loads(json.dumps(table.view(viewer)))
                compared += 1
    assert table.over
    return compared
