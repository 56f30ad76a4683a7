"""Pauses and holidays."""

from __future__ import annotations

from litestar import put
from litestar.params import JSONBody

from serai.server import wire
from serai.server.base import clock
from serai.server.clocks import agreeing
from serai.server.routes.answers import REFUSALS
from serai.server.routes.tables import AnyRequest, TableId, insider


@put("/api/tables/{table:str}/pause", tags=["tables"], responses=REFUSALS)
async def pause(request: AnyRequest, table: TableId, data: JSONBody[wire.Pause]) -> wire.Place:
    """Agree to a pause, or withdraw. It begins when all people at the table agree, and any of them may end it."""
    who, live = await insider(request, table)
    await live.change(lambda doc: agreeing.want_pause(doc, who, data.wanted, clock.now()))
    return live.place(who)


@put("/api/tables/{table:str}/holiday", tags=["tables"], responses=REFUSALS)
async def holiday(request: AnyRequest, table: TableId, data: JSONBody[wire.Holiday]) -> wire.Place:
    """Stop the requester's clock, for as many days as the table allows; or let it go on."""
    who, live = await insider(request, table)
    await live.change(lambda doc: agreeing.take_holiday(doc, who, data.away, clock.now()))
    return live.place(who)
