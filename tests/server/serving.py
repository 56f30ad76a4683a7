"""A server inside the test's own event loop, with bots that need no warming up."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn

from serai.bots.bot import Bot
from serai.bots.random_bot import RandomBot
from serai.games import GAMES
from serai.server.app import make_app
from serai.server.base.clock import Clock, using
from serai.server.base.settings import Settings, VisitorLimits
from serai.server.compile.warm_up import try_out
from serai.server.routes.services import Services
from serai.server.store.base import Store
from serai.server.table.registry import TableRegistry
from serai.server.transport.uvicorn_config import configure
from serai.server.work.bot_pool import MakeBot
from tests.server.one_worker import one_worker
from tests.server.people import Browser

ROOMY = VisitorLimits(
    requests=(10_000, 1.0),
    tables=(10_000, 1.0),
    uploads=(10_000, 1.0),
    scores=(10_000, 1.0),
    companions=(10_000, 1.0),
    evenings=(10_000, 1.0),
    daily=(10_000, 1.0),
    tournaments=(10_000, 1.0),
    notifications=(10_000, 1.0),
    recoveries=(10_000, 1.0),
    exports=(10_000, 1.0),
    invitations=(10_000, 1.0),
    reports=(10_000, 1.0),
    sockets=(10_000, 1.0),
    acts=(10_000, 1.0),
    chat=(10_000, 1.0),
    messages=(10_000, 1.0),
    pings=(10_000, 1.0),
    frames=(100_000, 1.0),
    replays=(10_000, 1.0),
    running=10_000,
    bytes=(100_000_000, 1.0),
)


@dataclass
class Serving:
    """A running server."""

    address: str
    services: Services
    stop: Callable[[], None]
    """Ask it to stop, as a signal would."""

    @property
    def store(self) -> Store:
        return self.services.store

    @property
    def tables(self) -> TableRegistry:
        return self.services.tables

    def browser(self, of: Browser | None = None) -> Browser:
        """Of somebody new, or of somebody who was at another server with the same key."""
        browser = Browser(self.address)
        if of is not None:
            browser.http.cookies.update(dict(of.http.cookies))
        return browser


def random_bot(_level: str, game: str) -> Bot:
    return RandomBot(game)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@asynccontextmanager
async def serving(
    data: Path, make_bot: MakeBot = random_bot, clock: Clock | None = None, **settings: Any
) -> AsyncIterator[Serving]:
    """Run a server for the length of the block, which has another clock if one is given."""
    for game in GAMES:
        try_out(game)
    port = free_port()
    chosen = Settings(port=port, data=data, **{"limits": ROOMY, "compilers": 0, **settings})

    app = make_app(chosen, make_bot)
    server = uvicorn.Server(configure(app, chosen))
    with nullcontext() if clock is None else using(clock), one_worker():
        running = asyncio.create_task(server.serve())
        try:
            while not server.started:
                assert not running.done(), "the server did not start"
                await asyncio.sleep(0.01)
            services: Services = app.state.services
            yield Serving(f"http://127.0.0.1:{port}", services, lambda: setattr(server, "should_exit", True))
        finally:
            server.should_exit = True
            await running
