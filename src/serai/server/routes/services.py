"""The services that the routes and sockets of a server process share, made from its settings."""

from __future__ import annotations

import math
import secrets
from dataclasses import dataclass
from functools import partial
from typing import Any

from litestar.connection import ASGIConnection

from serai.bots import registry
from serai.server.base import clock
from serai.server.base.settings import Settings
from serai.server.notify.delivery import Delivery
from serai.server.notify.notifier import Notifier
from serai.server.personal.keepers import Keepers, keepers_of
from serai.server.records.evenings import Evenings
from serai.server.records.public_log import PublicLogReader
from serai.server.records.reviews import Reviews
from serai.server.security.limits import Limiter
from serai.server.security.tokens import Tokens
from serai.server.store import open_store
from serai.server.store.base import Store
from serai.server.store.editions import Editions, Listed, read_text
from serai.server.table.game.reader import GameReader
from serai.server.table.live_table import Shared
from serai.server.table.registry import TableRegistry
from serai.server.table.turns import Turns
from serai.server.tournaments.running import Tournaments
from serai.server.transport.bus import TableNews, bus_for
from serai.server.transport.network import home_of
from serai.server.work.apart import Apart
from serai.server.work.bot_pool import BotPool, MakeBot
from serai.server.work.fair_queue import Client

Connected = ASGIConnection[Any, Any, Any, Any]
OURSELVES = Client("server", "")
"""those who read again, for a table, what somebody has sent before"""


@dataclass
class Services:
    """All services of a process, one of each."""

    settings: Settings
    store: Store
    tokens: Tokens
    editions: Editions
    limiter: Limiter
    games: GameReader
    bots: BotPool
    tables: TableRegistry
    news: TableNews
    apart: Apart
    delivery: Delivery
    notifier: Notifier
    evenings: Evenings
    public_log: PublicLogReader
    reviews: Reviews
    tournaments: Tournaments
    personal: Keepers
    compiled_by: float
    """when another process should have taken over, with compiled rules"""

    @classmethod
    async def make(
        cls, settings: Settings, make_bot: MakeBot = registry.make, compiled_within: float = math.inf
    ) -> Services:
        """Make the services that the settings describe."""
        store = await open_store(settings)
        tokens = Tokens(settings.secret or await store.secret(secrets.token_urlsafe(32)))
        limiter = Limiter(settings.limits)
        apart = Apart(limiter)
        editions = Editions(store, settings.data / "editions", partial(_read_again, apart))
        await editions.keep()
        games = GameReader(store, editions)
        bots = BotPool(settings.bots_at_once, settings.bot_seconds, make_bot)
        news = TableNews(bus_for(settings.bus, settings.database))
        delivery = Delivery(store, settings.hooks, settings.contact or settings.public_url)
        notifier = Notifier(store, delivery, home_of(settings))
        tournaments = Tournaments(store)
        shared = Shared(store, Turns(store), news, tokens, games, bots, notifier.begin, tournaments.hear)
        tables, evenings = TableRegistry(settings, shared), Evenings(store)
        return cls(
            settings=settings,
            store=store,
            tokens=tokens,
            editions=editions,
            limiter=limiter,
            games=games,
            bots=bots,
            tables=tables,
            news=news,
            apart=apart,
            delivery=delivery,
            notifier=notifier,
            evenings=evenings,
            public_log=PublicLogReader(store),
            reviews=Reviews(settings.data / "reviews", apart),
            tournaments=tournaments,
            personal=keepers_of(store, tournaments, tables.change, evenings, tables.sign_out),
            compiled_by=clock.now() + compiled_within,
        )

    async def stop(self) -> None:
        """Finish what is under way and close the store, whatever becomes of the rest."""
        self.tournaments.stop()
        try:
            await self.tables.stop()
            await self.notifier.stop()
            await self.reviews.stop()
            await self.apart.stop()
        finally:
            await self.store.close()


async def _read_again(apart: Apart, game: str, text: str) -> Listed:
    return await apart.read(OURSELVES, read_text, game, text)


def services_of(connection: Connected) -> Services:
    """Return the services of the process that a request or socket has reached."""
    services: Services = connection.app.state.services
    return services
