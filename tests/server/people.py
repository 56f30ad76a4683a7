"""People at a test server: browsers with a cookie, and what they see of a table through its socket."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from inspect import isawaitable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from serai.server.base.metrics import METRICS
from serai.views import diff

PATIENCE = 60.0
"""Nothing takes so long, even on a busy machine: whatever does stands still."""
OPTIONS: dict[str, Any] = {"proxy": None, "max_queue": None}
"""No detours, and a test may read as late as it likes."""
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Never used, for all is plain http here; without it each client would read all certificates of the system."""


class Browser:
    """One cookie jar."""

    def __init__(self, address: str):
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, trust_env=False, timeout=PATIENCE, verify=PLAIN)

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = await self.http.post(path, json=body)
        assert status is None or answer.status_code == status, answer.text
        return answer.json()

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def delete(self, path: str, status: int = 204) -> None:
        answer = await self.http.delete(path)
        assert answer.status_code == status, answer.text

    async def make(self, game: str = "amul", players: int = 3, **more: Any) -> dict[str, Any]:
        """A new table; the answer is the Place."""
        place: dict[str, Any] = await self.post("/api/tables", {"game": game, "players": players, **more}, 201)
        return place

    def cookie(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}

    @asynccontextmanager
    async def at(self, table: str, **hello: Any) -> AsyncIterator[Viewer]:
        """Look at a table."""
        async with self.raw(table) as socket:
            await socket.send(json.dumps({"type": "hello", **hello}))
            yield Viewer(socket)

    @asynccontextmanager
    async def raw(self, table: str, **headers: str) -> AsyncIterator[ClientConnection]:
        """A socket before the first message."""
        address = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket"
        async with connect(address, additional_headers={**self.cookie(), **headers}, **OPTIONS) as socket:
            yield socket


class Viewer:
    """What one connection has been told, kept up to date as a client would."""

    _numbers = itertools.count()

    def __init__(self, socket: ClientConnection):
        self.socket = socket
        self.view: Any = None
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.revision: str | None = None
        self.chat: list[dict[str, Any]] = []
        self.answers: dict[str | None, dict[str, Any]] = {}
        self.hints: list[dict[str, Any]] = []
        self.received: list[dict[str, Any]] = []

    async def receive(self) -> dict[str, Any]:
        """The next message, already taken in."""
        message: dict[str, Any] = json.loads(await self.socket.recv())
        self.received.append(message)
        match message["type"]:
            case "welcome":
                self.you, self.table, self.revision = message["you"], message["table"], message["revision"]
                self.chat = list(message["chat"])
                if message["updates"] is None:
                    self.view = message["view"]
                for update in message["updates"] or []:
                    self.view = diff.apply(self.view, update["patch"])
            case "update":
                self.view = diff.apply(self.view, message["patch"])
                self.revision = message["revision"]
            case "table":
                self.table = message["table"]
            case "chat":
                self.chat.append(message)
            case "ack" | "refused" | "understood":
                self.answers[message["id"]] = message
            case "hint":
                self.hints.append(message)
        return message

    async def until(self, condition: Callable[[Viewer], Any]) -> Any:
        """Read on until the condition holds."""
        async with asyncio.timeout(PATIENCE):
            while not (found := condition(self)):
                await self.receive()
        return found

    async def until_closed(self) -> int:
        """Read on until the server closes; its code comes back."""
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionClosed):
                while True:
                    await self.receive()
        assert self.socket.close_code is not None
        return self.socket.close_code

    async def welcome(self) -> Viewer:
        await self.until(lambda me: me.revision)
        return self

    async def started(self) -> Viewer:
        await self.until(lambda me: me.view)
        return self

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def submit(self, move: dict[str, Any], version: int | None = None, act: str | None = None) -> str:
        """Send a decision without waiting; its id comes back."""
        act = act or f"act-{next(self._numbers)}"
        await self.send(type="act", id=act, version=self.view["version"] if version is None else version, move=move)
        return act

    async def act(self, move: dict[str, Any], version: int | None = None, act: str | None = None) -> dict[str, Any]:
        """Send a decision; its answer comes back."""
        act = await self.submit(move, version, act)
        self.answers.pop(act, None)
        answer: dict[str, Any] = await self.until(lambda me: me.answers.get(act))
        return answer

    async def ask_hint(self, version: int | None = None) -> dict[str, Any]:
        """Ask for a hint; it, or the refusal, comes back."""
        asked, before = f"hint-{next(self._numbers)}", len(self.hints)
        await self.send(type="hint", id=asked, version=self.view["version"] if version is None else version)
        await self.until(lambda me: len(me.hints) > before or asked in me.answers)
        return self.answers.get(asked) or self.hints[-1]

    async def type(self, line: str, language: str = "en", version: int | None = None) -> dict[str, Any]:
        """Type a line into the command field; what it means, or the refusal, comes back."""
        typed = f"typed-{next(self._numbers)}"
        seen = self.view["version"] if version is None else version
        await self.send(type="typed", id=typed, version=seen, text=line, language=language)
        answer: dict[str, Any] = await self.until(lambda me: me.answers.get(typed))
        return answer

    @property
    def is_awaited(self) -> bool:
        return self.view is not None and self.you.get("seat") in self.view["awaited"]

    async def play_on(self, until: Callable[[Viewer], Any], chance: random.Random) -> None:
        """Play random legal moves until the condition holds."""
        while not until(self):
            if self.is_awaited:
                answer = await self.act(chance.choice(self.view["legal"]))
                assert answer["type"] == "ack" or answer["message"] == "server-stale", answer
            else:
                await self.until(lambda me: me.is_awaited or until(me))


async def eventually(condition: Callable[[], Any]) -> None:
    """Wait for something that nobody is told about; to find out may take time itself."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = condition()
            if (await found) if isawaitable(found) else found:
                return
            await asyncio.sleep(0.01)


def waiting_for(what: str) -> float:
    """How many wait for a place in such a queue."""
    return METRICS.registry.get_sample_value("serai_waiting", {"what": what}) or 0.0


def is_over(viewer: Viewer) -> bool:
    """What is told about the table and what is seen of the game come in either order."""
    return viewer.table.get("status") == "over" and "result" in (viewer.view or {})
