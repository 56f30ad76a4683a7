"""Company: who was met, who is sent away, and what is told to whoever runs the server."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from serai.server import wire
from serai.server.routes.answers import REFUSALS
from serai.server.routes.guard import holder
from serai.server.routes.services import services_of
from serai.server.routes.tables import LISTED, Asker, TableId, insider
from serai.server.table import guests, removing

REPORTS = {"limit": "reports"}


@get("/api/me/company", tags=["company"], responses=REFUSALS)
async def company(request: Asker) -> wire.Company:
    """The people of the asker's last tables, as they were called there."""
    who = holder(request)
    return wire.Company(guests.met(await services_of(request).store.sitting(who, LISTED), who))


@post("/api/tables/{table:str}/remove", tags=["company"], status_code=200, responses=REFUSALS)
async def remove(request: Asker, table: TableId, data: JSONBody[wire.Removal]) -> wire.Place:
    """The host sends somebody away, who is not let in again: from a seat before the start, from looking on always."""
    who, live = await insider(request, table)
    await live.change(lambda doc: removing.remove(doc, who, data))
    return live.place(who)


@post("/api/tables/{table:str}/reports", status_code=204, tags=["company"], opt=REPORTS, responses=REFUSALS)
async def report(request: Asker, table: TableId, data: JSONBody[wire.Report]) -> None:
    """Somebody seated shows a line of the chat to whoever runs the server: it goes into the log."""
    who, live = await insider(request, table)
    await live.chat.report(who, data.at)
