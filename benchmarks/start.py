"""The first minute: a server that has never compiled the rules, and people who do not wait for that.

They sit down as soon as it answers, alone with bots or four together, and go on at their tables until some time after
the compiled server has taken over.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.our_server import LONGEST_COMPILATION, started
from benchmarks.players import free_port
from benchmarks.report import Row, limited
from benchmarks.serai_player import PLAIN, SEATS, SeraiPeer
from serai.games import GAMES, find_game
from serai.views import diff

PACE = 1.0
"""seconds that people think, on average"""
SCENE_SECONDS = 15.0
AFTER_SECONDS = 5.0
"""how long they go on with the compiled server"""
FIRST_DECISION = 5.0
SHOWN, AWAY = 500.0, 1000.0
"""milliseconds"""


@dataclass
class Person:
    """Somebody at a table, who comes back when the connection is closed."""

    address: str
    table: str
    seat: int
    cookie: str
    shown: list[float] = field(default_factory=list)
    """how long it took from each decision to what it changed"""
    away: list[float] = field(default_factory=list)
    """how long it took to be welcomed again"""
    view: Any = None
    act: dict[str, Any] | None = None
    sent: float = 0.0

    async def play(self, decisions: float = float("inf")) -> None:
        """Wait until this many decisions were shown, or the game is over."""
        left = time.perf_counter()
        while len(self.shown) < decisions and not self.is_over:
            address = f"{self.address.replace('http', 'ws')}/api/tables/{self.table}/socket"
            cookie = {"Cookie": f"serai={self.cookie}"}
            async with connect(address, additional_headers=cookie, proxy=None, open_timeout=60) as socket:
                await socket.send(b'{"type":"hello"}', text=True)
                with suppress(ConnectionClosed):
                    await self._follow(socket, left, decisions)
                left = time.perf_counter()

    @property
    def is_over(self) -> bool:
        return self.view is not None and "result" in self.view

    async def _follow(self, socket: ClientConnection, left: float, decisions: float) -> None:
        thinking: asyncio.Task[None] | None = None
        while len(self.shown) < decisions and not self.is_over:
            message = msgspec.json.decode(await socket.recv())
            match message["type"]:
                case "welcome":
                    self.view = message["view"]
                    self.away.append(time.perf_counter() - left)
                    if self.act is not None:
                        await socket.send(msgspec.json.encode(self.act), text=True)
                case "update":
                    self.view = diff.apply(self.view, message["patch"])
                    if self.act is not None:
                        self.shown.append(time.perf_counter() - self.sent)
                        self.act = None
                case "refused":
                    self.act = None  # others were quicker, and the choice was open to all
            asked = self.act is None and self.seat in self.view["awaited"]
            if asked and (thinking is None or thinking.done()):
                thinking = asyncio.create_task(self._decide(socket))

    async def _decide(self, socket: ClientConnection) -> None:
        if self.shown:  # the first one is measured
            await asyncio.sleep(PACE * random.uniform(0.5, 1.5))
        if self.seat not in self.view["awaited"]:
            return
        move = random.choice(self.view["legal"])
        self.act = {"type": "act", "id": uuid4().hex, "version": self.view["version"], "move": move}
        self.sent = time.perf_counter()
        with suppress(ConnectionClosed):
            await socket.send(msgspec.json.encode(self.act), text=True)


def rows(_: float) -> list[Row]:
    """All measurements of this page."""
    with tempfile.TemporaryDirectory() as data, tempfile.TemporaryDirectory() as cache:
        began = time.perf_counter()
        with started(free_port(), Path(data), SERAI_CACHE_DIR=cache) as (address, _server):
            return asyncio.run(_measure(address, began))


async def _measure(address: str, began: float) -> list[Row]:
    await _until(address, "status", "ok")
    answered = time.perf_counter()
    found = [Row("first answer of a server that was never here", answered - began, "s")]
    for game in GAMES:
        (person,) = await _sit(address, game, 1)
        before = time.perf_counter()
        await person.play(1)
        first = time.perf_counter() - before
        found.append(limited(f"{_title(game)}: table made, decided, shown", first, "s", FIRST_DECISION))
    for game in GAMES:
        for people in (1, SEATS):
            seated = await _sit(address, game, people)
            await _play(seated, SCENE_SECONDS)
            found += _waits(f"{_title(game)}, {people} of {SEATS} are people, while compiling", seated)
    guests: list[Person] = []
    playing = [asyncio.create_task(_play_again(address, game, guests)) for game in GAMES]
    await _until(address, "compiled", True)
    found.append(Row("the compiled server has taken over", time.perf_counter() - began, "s"))
    await asyncio.sleep(AFTER_SECONDS)
    for task in playing:
        task.cancel()
    gaps = [gap for person in guests for gap in person.away[1:]]
    found.append(limited("away from the table meanwhile", 1000 * max(gaps), "ms", AWAY))
    return found + _waits("one person each, through the change", guests)


async def _play_again(address: str, game: str, seated: list[Person]) -> None:
    """One game after the other."""
    while True:
        (person,) = await _sit(address, game, 1)
        seated.append(person)
        await person.play()


async def _until(address: str, key: str, value: object) -> None:
    """Until /healthz says so."""
    async with asyncio.timeout(LONGEST_COMPILATION), httpx.AsyncClient(trust_env=False, verify=PLAIN) as client:
        while True:
            with suppress(httpx.HTTPError):
                if (await client.get(f"{address}/healthz")).json()[key] == value:
                    return
            await asyncio.sleep(0.05)


async def _sit(address: str, game: str, people: int) -> list[Person]:
    invitations: Any = await SeraiPeer(address, game, people).make_tables(1)
    return [Person(address, table, seat, cookie) for table, seat, cookie in invitations]


async def _play(seated: list[Person], seconds: float) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
            for person in seated:
                group.create_task(person.play())


def _waits(what: str, seated: list[Person]) -> list[Row]:
    waits = sorted(wait for person in seated for wait in person.shown)
    half, most = (1000 * waits[int(share * (len(waits) - 1))] for share in (0.5, 0.95))
    return [
        Row(f"{what}: shown after, median of {len(waits)}", half, "ms"),
        limited(f"{what}: shown after, 95%", most, "ms", SHOWN),
    ]


def _title(game: str) -> str:
    return find_game(game).title
