"""A table on a real server, in this process: a person through a socket, and bots beside."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from serai.checking.subject import Subject

PATIENCE = 60.0
"""seconds without any news after which a table stands still"""


def check(subject: Subject) -> Iterator[str]:
    from serai.server.store.editions import load

    load(subject.game.id)  # a server that cannot tell the edition does not start
    fault = asyncio.run(_played(subject))
    if fault:
        yield f"{subject.game.folder}: a table on a server {fault}; `serai play` shows it in the browser"


async def _played(subject: Subject) -> str:
    """Return what goes wrong at a table; nothing if it is played to its end."""
    with TemporaryDirectory(prefix="serai-check-") as data:
        async with _serving(Path(data)) as address:
            try:
                return await _play(subject, address)
            except TimeoutError:
                return f"does not go on: nothing has happened for {PATIENCE:.0f} seconds"


@asynccontextmanager
async def _serving(data: Path) -> AsyncIterator[str]:
    import uvicorn

    from serai.bots.random_bot import RandomBot
    from serai.server.app import make_app
    from serai.server.base import logs
    from serai.server.base.settings import Settings
    from serai.server.transport.uvicorn_config import configure

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    settings = Settings(port=port, data=data, compilers=0, log_level="critical")
    logs.set_up(settings.log_level)
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)
    app = make_app(settings, lambda _level, game: RandomBot(game))
    server = uvicorn.Server(configure(app, settings))
    running = asyncio.create_task(server.serve())
    try:
        while not server.started:
            if running.done():
                raise RuntimeError("the server did not start")
            await asyncio.sleep(0.01)
        yield f"127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await running


async def _play(subject: Subject, address: str) -> str:
    import httpx
    from websockets.asyncio.client import connect
    from websockets.exceptions import ConnectionClosed

    variant = subject.usual
    wanted = {
        "game": subject.game.id,
        "players": variant.players,
        "options": variant.options,
        "seats": ["open", *["easy"] * (variant.players - 1)],
        "name": "Author",
    }
    async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False, timeout=PATIENCE) as http:
        made = await http.post("/api/tables", json=wanted)
        if made.status_code >= 400:
            return f"is refused: {made.json().get('reason', made.text)}"
        table = made.json()["table"]["id"]
        if made.json()["table"]["status"] == "open":
            begun = await http.post(f"/api/tables/{table}/start")
            if begun.status_code >= 400:
                return f"cannot begin: {begun.json().get('reason', begun.text)}"
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        try:
            async with connect(
                f"ws://{address}/api/tables/{table}/socket", additional_headers={"Cookie": cookie}, proxy=None
            ) as news:
                return await _sit(news)
        except ConnectionClosed as closed:
            return f"closes the connection: {closed}"


async def _sit(news: Any) -> str:
    """Play at random until the game is over."""
    from serai.views import diff

    chance, view, seat, acts = Random(0), None, None, 0
    await news.send(json.dumps({"type": "hello"}))
    asked = None
    while True:
        async with asyncio.timeout(PATIENCE):
            message = json.loads(await news.recv())
        match message["type"]:
            case "welcome":
                seat = message["you"]["seat"]
                if message["updates"] is None:
                    view = message["view"]
                for update in message["updates"] or []:
                    view = diff.apply(view, update["patch"])
            case "update":
                view = diff.apply(view, message["patch"])
            case "closing":
                return f"is closed: {message['reason']}"
            case "refused":
                if message["message"] != "server-stale":
                    return f"refuses a legal move: {message['reason']}"
                asked = None
        if view is not None and "result" in view:
            return ""
        if view is not None and seat in view["awaited"] and view["version"] != asked:
            asked, acts = view["version"], acts + 1
            act = {"type": "act", "id": f"act-{acts}", "version": asked, "move": chance.choice(view["legal"])}
            await news.send(json.dumps(act))
