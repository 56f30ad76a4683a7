"""The network between people and processes: requests, and connections that break.

A connection delivers in order, as TCP does, and either side may notice late that it is broken. The socket stands where
uvicorn's would: what a process writes to it is looked at before it leaves.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from contextvars import Context
from typing import Any, NamedTuple, Protocol

import msgspec

from serai.server.transport.table_socket import EXTENSION
from tests.simulation.faults import Faults

USUAL_SECONDS = 0.05
LATE_SECONDS = 10.0
PATIENCE = 30.0
"""seconds after which somebody gives a request up"""
NOTICED_SECONDS = 40.0
"""until a side notices that the other is gone, at most"""
GOING_AWAY, RESTART = 1001, 1012


class Gone(Exception):
    """The connection is lost, or was never made."""


class Server(Protocol):
    """A process as the network knows it."""

    number: int
    began: float
    context: Context
    app: Any
    is_serving: bool
    is_dead: bool
    connections: list[Connection]

    def carry(self, work: Coroutine[Any, Any, None]) -> None:
        """Let the application answer."""


class Sent(NamedTuple):
    """A message of the server on its way."""

    text: bytes
    length: int
    """of the committed log when it was written"""
    at: float
    """when that was"""


class Watcher(Protocol):
    """Looks at everything that is written, when it is written; tells the length of the log."""

    def __call__(self, connection: Connection, text: bytes) -> int: ...


class Knowing(Protocol):
    """Tells how many rows of a table a process has to know when somebody comes to it."""

    def __call__(self, server: Server, table: str) -> int: ...


class Answer(NamedTuple):
    """To a request."""

    status: int
    body: Any
    cookie: str | None


def _scope(kind: str, path: str, cookie: str | None, address: str) -> dict[str, Any]:
    headers = [(b"host", b"serai"), (b"content-type", b"application/json")]
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": headers + ([(b"cookie", f"serai={cookie}".encode())] if cookie else []),
        "client": (address, 1),
        "server": ("serai", 80),
        "state": {},
    }


class Network:
    """All ways of one world."""

    def __init__(self, faults: Faults, chance: Callable[[str], random.Random], watch: Watcher, known: Knowing):
        self.faults, self.watch, self.known = faults, watch, known
        self._chance_of, self._chance = chance, chance("network")
        self._made = 0

    def seconds(self, chance: random.Random) -> float:
        """How long something is under way."""
        return chance.uniform(0, LATE_SECONDS if self.faults.strike("message late") else USUAL_SECONDS)

    async def request(
        self, server: Server, method: str, path: str, body: Any, cookie: str | None, address: str
    ) -> Answer:
        """One request; `Gone` where no answer comes, whatever has become of it."""
        await asyncio.sleep(self.seconds(self._chance))
        if not server.is_serving or self.faults.strike("request lost"):
            raise Gone
        loop = asyncio.get_running_loop()
        told: asyncio.Future[Answer] = loop.create_future()
        is_lost = self.faults.strike("answer lost")
        inward = [{"type": "http.request", "body": msgspec.json.encode(body), "more_body": False}]
        started: dict[str, Any] = {}
        pieces: list[bytes] = []

        async def receive() -> dict[str, Any]:
            return inward.pop() if inward else {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                started.update(message)
                return
            pieces.append(message.get("body", b""))
            if not (message.get("more_body") or is_lost or told.done()):
                text = b"".join(pieces)
                told.set_result(
                    Answer(started["status"], msgspec.json.decode(text) if text else None, _cookie(started))
                )

        scope = _scope("http", path, cookie, address) | {"method": method, "scheme": "http"}
        server.carry(server.app(scope, receive, send))
        try:
            return await asyncio.wait_for(told, PATIENCE)
        except TimeoutError:
            raise Gone from None

    async def connect(self, server: Server, table: str, cookie: str | None, name: str, address: str) -> Connection:
        """A socket at a table, before the first message."""
        await asyncio.sleep(self.seconds(self._chance))
        if not server.is_serving:
            raise Gone
        self._made += 1
        connection = Connection(self, server, table, name, self._made, self._chance_of(f"connection {self._made}"))
        scope = _scope("websocket", f"/api/tables/{table}/socket", cookie, address)
        scope |= {"scheme": "ws", "subprotocols": [], "extensions": {EXTENSION: connection}}
        server.connections.append(connection)
        server.carry(server.app(scope, connection.receive_asgi, connection.send_asgi))
        return connection


def _cookie(started: dict[str, Any]) -> str | None:
    for name, value in started["headers"]:
        if name.lower() == b"set-cookie":
            return str(value.decode().split(";")[0].partition("=")[2].strip('"'))
    return None


class Connection:
    """Both ends of a socket. To the server it is a `TableSocket`."""

    unsent = 0

    def __init__(self, network: Network, server: Server, table: str, name: str, number: int, chance: random.Random):
        self.server, self.table, self.name, self.number = server, table, name, number
        self._network, self._chance = network, chance
        self._loop = asyncio.get_running_loop()
        self._there: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        """what the application reads, before it listens and at the end"""
        self._there.put_nowait({"type": "websocket.connect"})
        self._here: asyncio.Queue[Sent | None] = asyncio.Queue()
        """what the client reads; None is the end"""
        self._hear: Callable[[str | bytes], None] | None = None
        self._next_there = self._next_here = 0.0
        """nothing arrives before what was sent earlier"""
        self.is_broken = False
        self._is_closed = False
        self.known = network.known(server, table)
        """rows that were committed before anything was sent"""

    # --- the client's end ---

    def send(self, text: str) -> None:
        """Put a message on its way to the server."""
        self._next_there = max(self._next_there, self._loop.time() + self._network.seconds(self._chance))
        self._loop.call_at(self._next_there, self._arrive, text, context=self.server.context.copy())
        self._perhaps_break()

    async def receive(self) -> Sent:
        """The next message of the server."""
        message = await self._here.get()
        if message is None:
            raise Gone
        return message

    def leave(self) -> None:
        """Close, as a page does that is left."""
        self.is_broken = True
        self._loop.call_later(self._chance.uniform(0, USUAL_SECONDS), self._end_there, context=self._context())

    def _perhaps_break(self) -> None:
        if not self.is_broken and self._network.faults.strike("connection broken"):
            self.break_off()

    def break_off(self) -> None:
        """Nothing arrives any more, on either side; each notices in its own time."""
        self.is_broken = True
        self._loop.call_later(self._chance.uniform(0, NOTICED_SECONDS), self._end_there, context=self._context())
        self._loop.call_later(self._chance.uniform(0, NOTICED_SECONDS), self._here.put_nowait, None, context=Context())

    def _context(self) -> Context:
        return self.server.context.copy()

    # --- the server's end, as the application sees it ---

    async def receive_asgi(self) -> dict[str, Any]:
        return await self._there.get()

    async def send_asgi(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "websocket.send":
                self.write((message.get("text") or "").encode())
            case "websocket.close":
                self._close()

    def _arrive(self, text: str) -> None:
        if self.is_broken or self._is_closed:
            return
        if self._hear is None:
            self._there.put_nowait({"type": "websocket.receive", "text": text})
        else:
            self._hear(text)

    def _end_there(self) -> None:
        if not self._is_closed:
            self._is_closed = True
            self._there.put_nowait({"type": "websocket.disconnect", "code": GOING_AWAY})

    def _close(self) -> None:
        """By the server: the client learns of it after all that was written."""
        self._end_there()
        self._deliver(None)

    def _deliver(self, message: Sent | None) -> None:
        self._next_here = max(self._next_here, self._loop.time() + self._network.seconds(self._chance))
        self._loop.call_at(self._next_here, self._reach, message, context=Context())

    def _reach(self, message: Sent | None) -> None:
        if not self.is_broken:
            self._here.put_nowait(message)
            self._perhaps_break()

    def end(self) -> None:
        """The process is gone, or stops in order: its system closes what it had open."""
        self._close()

    # --- the server's end, as a table sees it ---

    def listen(self, hear: Callable[[str | bytes], None]) -> None:
        self._hear = hear
        waiting = [self._there.get_nowait() for _ in range(self._there.qsize())]
        for message in waiting:
            if message["type"] == "websocket.receive":
                hear(message["text"])
            else:
                self._there.put_nowait(message)

    def write(self, text: bytes) -> None:
        if not (self._is_closed or self.server.is_dead):
            self._deliver(Sent(text, self._network.watch(self, text), self._loop.time()))

    def cut_off_later(self) -> None: ...
