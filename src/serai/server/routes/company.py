"""Company: people you have met, removing people, and reports to the operator."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from serai.server import wire
from serai.server.routes.answers import REFUSALS
from serai.server.routes.guard import holder
from serai.server.routes.services import services_of
from serai.server.routes.tables import LISTED, AnyRequest, TableId, insider
from serai.server.table.seats import guests, removing

REPORTS = {"limit": "reports"}


@get("/api/me/company", tags=["company"], responses=REFUSALS)
async def company(request: AnyRequest) -> wire.Company:
    """Return the people of the requester's last tables, by their names there."""
    who = holder(request)
    return wire.Company(guests.met(await services_of(request).store.sitting(who, LISTED), who))


@post("/api/tables/{table:str}/remove", tags=["company"], status_code=200, responses=REFUSALS)
async def remove(request: AnyRequest, table: TableId, data: JSONBody[wire.Removal]) -> wire.Place:
    """Let the host remove a player before the start, or a spectator at any time. They are not let in again."""
    who, live = await insider(request, table)
    await live.change(lambda doc: removing.remove(doc, who, data))
    return live.place(who)


@post("/api/tables/{table:str}/reports", status_code=204, tags=["company"], opt=REPORTS, responses=REFUSALS)
async def report(request: AnyRequest, table: TableId, data: JSONBody[wire.Report]) -> None:
    """Report a line of the chat to the server's operator: it goes into the log. Only for seated players."""
    who, live = await insider(request, table)
    await live.chat.report(who, data.at)
