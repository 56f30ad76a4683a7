"""The daily deal: send in your game, see how it compares."""

from __future__ import annotations

from typing import Annotated

from litestar import post
from litestar.params import PathParameter, RawBody

from serai.games import find_game
from serai.server import wire
from serai.server.base import clock
from serai.server.records import daily
from serai.server.routes.answers import REFUSALS
from serai.server.routes.data import Word
from serai.server.routes.guard import holder, network
from serai.server.routes.records import TakesRecord
from serai.server.routes.services import services_of
from serai.server.routes.tables import AnyRequest
from serai.server.security.tokens import new_table_id
from serai.server.work.fair_queue import Client

Day = Annotated[str, PathParameter(max_length=10, description="a day of universal time, such as 2026-11-17")]


@post(
    "/api/daily/{game:str}/{day:str}",
    tags=["daily"],
    opt={"limit": "daily"},
    operation_class=TakesRecord,
    status_code=200,
    responses=REFUSALS,
)
async def send_in(request: AnyRequest, game: Word, day: Day, body: RawBody) -> wire.DailyStanding:
    """Accept a game of the daily deal; return how it compares. A player's first one counts."""
    services, who, now = services_of(request), holder(request), clock.wall_time()
    store, chosen = services.store, find_game(game).id
    known = await store.daily.of(chosen, day, who)
    if known is None:
        wanted = daily.read_day(day, now)
        client, installed = Client(network(request), chosen), services.editions.installed()
        taken = await services.apart.do(
            client, daily.take_in, body, installed, chosen, wanted, new_table_id(), who, now
        )
        await store.daily.add(taken.result)
        known = await store.daily.of(chosen, day, who) or taken.result
        if known == taken.result:
            await services.tables.create(taken.doc, taken.rows)
    return await daily.standing_of(known, store)
