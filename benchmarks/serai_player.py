"""Scripted players of Āmul on our own server."""

from __future__ import annotations

import itertools
import random
import ssl
import time
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

WATCHED = ("version", "awaited", "legal", "result")
"""All of a view that a scripted player looks at."""

PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Never used, for all is plain http here; without it each client would read all certificates of the system."""

_encode = msgspec.json.encode
_decode = msgspec.json.decode


class SeraiPeer:
    """See benchmarks.players.Peer."""

    def __init__(self, address: str):
        self.address = address

    async def make_tables(self, tables: int, players: int) -> list[object]:
        invitations: list[object] = []
        for _ in range(tables):
            table = host = ""
            for seat in range(players):
                async with self._browser() as browser:
                    name = f"Player {seat}"
                    if seat == 0:
                        wanted = {"game": "amul", "players": players, "access": "public", "name": name}
                        table = (await browser.post("/api/tables", json=wanted)).json()["table"]["id"]
                        host = browser.cookies["serai"]
                    else:
                        await browser.post(f"/api/tables/{table}/join", json={"name": name})
                    invitations.append((table, seat, browser.cookies["serai"]))
            async with self._browser(serai=host) as browser:
                (await browser.post(f"/api/tables/{table}/start")).raise_for_status()
        return invitations

    def _browser(self, **cookies: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.address, trust_env=False, verify=PLAIN, cookies=cookies)

    async def play(self, invitation: Any, moved: Callable[[float], None]) -> None:
        table, seat, cookie = invitation
        address = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket"
        headers = {"Cookie": f"serai={cookie}"}
        async with connect(address, additional_headers=headers, proxy=None, compression=None, max_queue=None) as socket:
            await socket.send('{"type":"hello"}')
            await _play(socket, seat, moved)


async def _play(socket: Any, seat: int, moved: Callable[[float], None]) -> None:
    chance, numbers = random.Random(seat), itertools.count()
    view: dict[str, Any] = {}
    sent = -1.0
    is_shown = True
    """whether the last decision can be seen: like a person's client, the script does not decide twice"""
    async for text in socket:
        message = _decode(text)
        match message["type"]:
            case "welcome":
                view = _watched(message["view"])
            case "update":
                for change in message["patch"]:
                    view = _apply(view, change)
                is_shown = True
            case "ack":
                moved(time.perf_counter() - sent)
                sent, is_shown = -1.0, False
            case "refused":
                raise RuntimeError(message["reason"])
        if "result" in view:
            return
        if sent < 0 and is_shown and seat in view.get("awaited", ()):
            sent = time.perf_counter()
            move = chance.choice(view["legal"])
            act = {"type": "act", "id": str(next(numbers)), "version": view["version"], "move": move}
            await socket.send(_encode(act).decode())


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
