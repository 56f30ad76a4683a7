"""A server in a thread of its own, so that tests which drive a browser can stop and start it."""

from __future__ import annotations

import asyncio
import socket
import threading
from pathlib import Path

import uvicorn

from serai.games import GAMES
from serai.server.app import make_app
from serai.server.base.settings import Settings
from serai.server.compile.warm_up import try_out
from serai.server.routes.services import OURSELVES
from serai.server.transport.uvicorn_config import configure
from tests.server.serving import ROOMY, free_port, random_bot

START_SECONDS = 60


class House:
    """One address; what is stored outlives a stop."""

    def __init__(self, data: Path) -> None:
        self.settings = Settings(port=free_port(), data=data, limits=ROOMY, compilers=0)
        self.address = f"http://127.0.0.1:{self.settings.port}"
        self._server: uvicorn.Server | None = None
        self._thread: threading.Thread | None = None

    def start(self, listening: list[socket.socket] | None = None) -> None:
        for game in GAMES:
            try_out(game)
        open_ = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve(open_, listening)), daemon=True)
        self._thread.start()
        assert open_.wait(START_SECONDS), "the server did not start"

    def stop(self) -> None:
        assert self._server
        assert self._thread
        self._server.should_exit = True
        self._thread.join(START_SECONDS)

    def replace(self) -> None:
        """Another server takes its place, as at the end of the first minute: people who connect in between wait."""
        assert self._server
        listening = [each.dup() for server in self._server.servers for each in server.sockets]
        self.stop()
        self.start(listening)

    async def _serve(self, open_: threading.Event, listening: list[socket.socket] | None) -> None:
        app = make_app(self.settings, random_bot)
        self._server = uvicorn.Server(configure(app, self.settings))
        running = asyncio.create_task(self._server.serve(listening))
        while not self._server.started:
            assert not running.done(), "the server did not start"
            await asyncio.sleep(0.01)
        for game in GAMES:  # the process for what visitors send has loaded the rules, too
            await app.state.services.apart.do(OURSELVES, try_out, game)
        open_.set()
        await running
