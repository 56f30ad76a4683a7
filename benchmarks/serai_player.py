"""Scripted players on our own server."""

from __future__ import annotations

import itertools
import random
import ssl
import time
from collections.abc import Callable
from typing import Any

import httpx
import msgspec

from benchmarks.line import Line, connect
from benchmarks.players import Player

SEATS = 4
WATCHED = ("version", "awaited", "legal", "result")
"""All of a view that a scripted player looks at."""

PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Never used, for all is plain http here; without it each client would read all certificates of the system."""

_encode = msgspec.json.encode
_decode = msgspec.json.decode


class SeraiPeer:
    """See benchmarks.players.Peer."""

    def __init__(self, address: str, game: str, people: int):
        self.address, self.game, self.people = address, game, people

    async def make_tables(self, tables: int) -> list[object]:
        return [invitation for _ in range(tables) for invitation in await self._make_table()]

    async def _make_table(self) -> list[object]:
        """Bots take the seats that are left."""
        seats = ["open"] * self.people + ["easy"] * (SEATS - self.people)
        wanted = {"game": self.game, "players": SEATS, "access": "public", "seats": seats, "name": "Player 0"}
        async with self._browser() as host:
            table = (await host.post("/api/tables", json=wanted)).json()["table"]["id"]
            invitations: list[object] = [(table, 0, host.cookies["serai"])]
            for seat in range(1, self.people):
                async with self._browser() as guest:
                    await guest.post(f"/api/tables/{table}/join", json={"name": f"Player {seat}"})
                    invitations.append((table, seat, guest.cookies["serai"]))
            (await host.post(f"/api/tables/{table}/start")).raise_for_status()
        return invitations

    def _browser(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.address, trust_env=False, verify=PLAIN)

    def address_for(self, table: str, seat: int) -> str:  # noqa: ARG002
        """Where a seat of a table is played."""
        return self.address

    async def sit(self, invitation: Any, moved: Callable[[float], None], pause: float) -> Player:
        table, seat, cookie = invitation
        line = await connect(f"{self.address_for(table, seat)}/api/tables/{table}/socket", f"serai={cookie}")
        player = _Player(line, seat, moved, pause)
        line.listen(player.hear)
        line.send(b'{"type":"hello"}')
        await player.seated.wait()
        return player


class _Player(Player):
    """Like a person's client, it does not decide twice before it is shown the first."""

    def __init__(self, line: Line, seat: int, moved: Callable[[float], None], pause: float):
        super().__init__(line, moved, pause)
        self.seat = seat
        self.chance, self.numbers = random.Random(seat), itertools.count()
        self.view: dict[str, Any] = {}
        self.sent = -1.0
        self.is_shown = True

    def hear(self, text: bytes) -> None:
        message = _decode(text)
        match message["type"]:
            case "welcome":
                self.view = _watched(message["view"])
                self.seated.set()
            case "update":
                for change in message["patch"]:
                    self.view = _apply(self.view, change)
                self.is_shown = True
            case "ack":
                self.moved(time.perf_counter() - self.sent)
                self.sent, self.is_shown = -1.0, False
            case "refused":
                raise RuntimeError(message["reason"])
        if "result" in self.view:
            self.line.end()
        else:
            self.consider()

    def decide_if_asked(self) -> None:
        if self.sent < 0 and self.is_shown and self.seat in self.view.get("awaited", ()):
            self.decide()

    def decide(self) -> None:
        self.sent = time.perf_counter()
        move = self.chance.choice(self.view["legal"])
        act = {"type": "act", "id": str(next(self.numbers)), "version": self.view["version"], "move": move}
        self.line.send(_encode(act))


def _watched(view: dict[str, Any]) -> dict[str, Any]:
    return {key: view[key] for key in WATCHED if key in view}


def _apply(view: dict[str, Any], change: list[Any]) -> dict[str, Any]:
    verb, path = change[0], change[1]
    if not path:
        return _watched(change[2])
    if path[0] not in WATCHED:
        return view
    target: Any = view
    for step in path[:-1]:
        target = target[step]
    if verb == "set":
        target[path[-1]] = change[2]
    elif verb == "cut":
        del target[path[-1]]
    else:
        target[path[-1]].extend(change[2])
    return view
