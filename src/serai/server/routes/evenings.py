"""A shared score pad."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from serai.games import find_game
from serai.server import wire
from serai.server.routes.answers import REFUSALS
from serai.server.routes.guard import holder, network
from serai.server.routes.services import services_of
from serai.server.routes.tables import AnyRequest, SeatNumber

EveningId = Annotated[str, PathParameter(max_length=40, description="the id of an evening")]
JoinCode = Annotated[str, QueryParameter(max_length=40, description="the code of an evening")]


@post("/api/evenings", tags=["evenings"], opt={"limit": "evenings"}, responses=REFUSALS)
async def open_evening(request: AnyRequest, data: JSONBody[wire.NewEvening]) -> wire.Evening:
    """Open a score pad that others join with its code."""
    game, who = find_game(data.game), holder(request)
    game.need("pad", "has no score pad")
    seats = game.check_players(data.seats)
    opened = await services_of(request).evenings.open(game.id, seats, who, network(request))
    return opened.shown_to(who)


@get("/api/evenings/{evening:str}", tags=["evenings"], responses=REFUSALS)
async def evening(request: AnyRequest, evening: EveningId, code: JoinCode) -> wire.Evening:
    """Return how far everybody is; what others have entered is shown when all are ready."""
    return (await services_of(request).evenings.find(evening, code)).shown_to(holder(request))


@put("/api/evenings/{evening:str}/seats/{seat:int}", tags=["evenings"], responses=REFUSALS)
async def enter(
    request: AnyRequest, evening: EveningId, seat: SeatNumber, data: JSONBody[wire.EveningEntry]
) -> wire.Evening:
    """Fill in your own column."""
    who = holder(request)
    return (await services_of(request).evenings.enter(evening, seat, who, data)).shown_to(who)
