"""People who play through every drill: they come back as often as it takes, and remember every promise."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from serai import Table
from tests.drill.drill import NotHeld, hold
from tests.server.people import Browser, Viewer, is_over

SEATS = 3
SILENCE = 30.0
"""seconds without a word, after which somebody tries another connection"""
LAST_GAME = 150.0
"""seconds without a decision, when nothing goes wrong any more, after which a game stands still"""
AGAIN = 0.2
"""seconds until a decision is sent again whose outcome is unknown"""
AWAY = (WebSocketException, httpx.HTTPError, OSError, TimeoutError)
"""how a server that is gone shows itself"""


@dataclass
class Ledger:
    """What all players of a drill were told."""

    acknowledged: set[tuple[str, str]] = field(default_factory=set)
    refused: set[tuple[str, str]] = field(default_factory=set)
    unknown: int = 0
    turned_away: int = 0
    """requests and connections that the server could not serve for its own trouble"""
    returns: int = 0
    games: int = 0

    @property
    def troubles(self) -> int:
        """How often somebody was told, in whatever way, that something could not be done."""
        return len(self.refused) + self.unknown + self.turned_away

    def compare(self, stored: set[tuple[str, str]]) -> None:
        """With the acts in the store, by table."""
        lost = self.acknowledged - stored
        hold(not lost, f"{len(lost)} of {len(self.acknowledged)} acknowledged decisions are lost: {sorted(lost)[:3]}")
        made = self.refused & stored
        hold(not made, f"{len(made)} refused decisions were made after all: {sorted(made)[:3]}")

    def __str__(self) -> str:
        return (
            f"{len(self.acknowledged)} acknowledged, 0 lost; {self.unknown} unknown at first, "
            f"{self.returns} connections lost, {self.games} games over"
        )


class Traveller:
    """Somebody with one cookie, who goes to the next process when one is gone."""

    def __init__(self, addresses: list[str], first: int, ledger: Ledger | None = None):
        self._addresses, self._place, self._ledger = addresses, first, ledger or Ledger()
        self.browser = Browser(addresses[first % len(addresses)])

    def move_on(self) -> None:
        cookies = dict(self.browser.http.cookies)
        self._place += 1
        self.browser = Browser(self._addresses[self._place % len(self._addresses)])
        self.browser.http.cookies.update(cookies)

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Until an answer comes that is not the server's own trouble."""
        async with asyncio.timeout(LAST_GAME):
            while True:
                try:
                    answer = await self.browser.http.request(method, path, json=body)
                    if answer.status_code < 500:
                        return answer.json()
                    self._ledger.turned_away += 1
                except AWAY:
                    self.move_on()
                await asyncio.sleep(AGAIN)


class Player:
    """One seat of one game, to its end."""

    def __init__(self, who: Traveller, table: str, ledger: Ledger, chance: random.Random):
        self._who, self._table, self._ledger, self._chance = who, table, ledger, chance
        self._view: Any = None
        self._revision: str | None = None
        self._undecided: tuple[str, int, dict[str, Any]] | None = None

    async def play(self) -> None:
        while True:
            try:
                async with self._who.browser.at(self._table, **{"from": self._revision}) as viewer:
                    viewer.view = self._view
                    try:
                        await self._sit(viewer)
                        return
                    finally:
                        # Somebody who comes back to a table that cannot be read is told why, and then closed.
                        self._ledger.turned_away += any(each["type"] == "closing" for each in viewer.received)
            except AWAY:
                self._ledger.returns += 1
                self._who.move_on()
                await asyncio.sleep(self._chance.uniform(0, AGAIN))

    async def _sit(self, viewer: Viewer) -> None:
        await viewer.welcome()
        self._look(viewer)
        decided_at: str | None = None
        if self._undecided is not None:
            await self._send(viewer)
        while not is_over(viewer):
            if viewer.is_awaited and self._undecided is None and viewer.revision != decided_at:
                decided_at = viewer.revision
                act = f"drill-{self._chance.getrandbits(64):x}"
                self._undecided = act, viewer.view["version"], self._chance.choice(viewer.view["legal"])
                await self._send(viewer)
            message = await asyncio.wait_for(viewer.receive(), SILENCE)
            self._look(viewer)
            if self._undecided is not None and message.get("id") == self._undecided[0]:
                await self._hear(message, viewer)
                if message["type"] == "refused":
                    decided_at = None
                    await asyncio.sleep(AGAIN)

    def _look(self, viewer: Viewer) -> None:
        if viewer.view is not None:
            before = -1 if self._view is None else self._view["version"]
            hold(viewer.view["version"] >= before, f"version {before} was shown, and then {viewer.view['version']}")
        self._view, self._revision = viewer.view, viewer.revision

    async def _send(self, viewer: Viewer) -> None:
        assert self._undecided is not None
        act, version, move = self._undecided
        await viewer.submit(move, version, act)

    async def _hear(self, message: dict[str, Any], viewer: Viewer) -> None:
        name = (self._table, message["id"])
        match message["type"]:
            case "unknown":
                self._ledger.unknown += 1
                await asyncio.sleep(AGAIN)
                await self._send(viewer)
                return
            case "ack":
                self._ledger.acknowledged.add(name)
            case "refused":
                self._ledger.refused.add(name)
        self._undecided = None


class Party:
    """People who play one game after the other, and bots where one of them is missing."""

    def __init__(self, game: str, people: int, addresses: list[str], ledger: Ledger, chance: random.Random):
        self._game, self._ledger, self._chance = game, ledger, chance
        self._people = [Traveller(addresses, number, ledger) for number in range(people)]
        self.table = ""

    async def play(self, enough: asyncio.Event) -> None:
        """Until there was enough, and the last game is over; its record has to replay."""
        while not enough.is_set():
            self.table = await self._begin()
            players = [Player(who, self.table, self._ledger, self._chance) for who in self._people]
            await asyncio.gather(*(player.play() for player in players))
            self._ledger.games += 1
        record = await self._people[0].ask("GET", f"/api/tables/{self.table}/record")
        hold(Table.replay(record).over, f"the record of table {self.table} does not replay")

    async def _begin(self) -> str:
        """A server may be killed between any two of these: then there is a table that nobody comes back to."""
        anna, *others = self._people
        seats = ["open"] * len(self._people) + ["easy"] * (SEATS - len(self._people))
        wanted = {"game": self._game, "players": SEATS, "access": "public", "seats": seats, "name": "Anna"}
        for who in self._people:
            await who.ask("GET", "/api/me")  # a cookie, before a seat depends on it
        while True:
            place = await anna.ask("POST", "/api/tables", wanted)
            table = str(place["table"]["id"])
            for name, who in zip(("Ben", "Cleo"), others, strict=False):
                await who.ask("POST", f"/api/tables/{table}/join", {"name": name})
            await anna.ask("POST", f"/api/tables/{table}/start")
            told = await anna.ask("GET", f"/api/tables/{table}")
            if told["table"]["status"] == "running":
                return table


async def finish(playing: list[asyncio.Task[None]], enough: asyncio.Event, ledger: Ledger) -> None:
    """Nothing goes wrong any more: every game has to end, however slow the machine is, as long as it goes on."""
    enough.set()
    under_way, before = set(playing), -1
    while under_way:
        if len(ledger.acknowledged) == before:
            raise NotHeld(f"{len(under_way)} tables stand still, {LAST_GAME:.0f} seconds without a decision")
        before = len(ledger.acknowledged)
        done, under_way = await asyncio.wait(under_way, timeout=LAST_GAME)
        for task in done:
            task.result()
