"""The requester's tables. They are listed from rows of the store; no table is opened for that."""

from __future__ import annotations

from litestar import delete, get

from serai.server import wire
from serai.server.base import clock
from serai.server.clocks.limits import deadlines
from serai.server.routes.answers import REFUSALS
from serai.server.routes.guard import become_nobody, holder, known_holder
from serai.server.routes.services import services_of
from serai.server.routes.tables import LISTED, AnyRequest, TableId, insider
from serai.server.rows.table import shown
from serai.server.security.tokens import Tokens
from serai.server.store.listed_tables import ListedTable
from serai.server.table.seats import lobby
from serai.server.table.seats.seating import you_at

FEW_LINES = 10
"""lines of the chat counted for a list"""


@get("/api/me", tags=["tables"], responses=REFUSALS)
async def me(request: AnyRequest) -> wire.Me:
    """The requester's own tables: finished ones last, the latest first."""
    services, who = services_of(request), holder(request)
    sitting = await services.store.sitting(who, LISTED)
    talking = [sat.doc.id for sat in sitting if sat.doc.chat and sat.doc.status != "over"]
    spoken = await services.store.spoken(talking, FEW_LINES) if talking else {}
    tables = []
    for sat in sitting:
        mine = _my_table(sat, who, services.tokens, services.tables.here(sat.doc.id))
        mine.said = [at for seat, at in spoken.get(sat.doc.id, []) if seat != mine.you.seat]
        tables.append(mine)
    return wire.Me(tables)


def _my_table(sat: ListedTable, who: str, tokens: Tokens, here: frozenset[int]) -> wire.MyTable:
    doc, standing = sat.doc, sat.standing
    you = you_at(doc, who, tokens)
    ends = deadlines(doc, standing) if standing else {}
    end = ends.get(you.seat, min(ends.values(), default=None)) if you.seat is not None else None
    return wire.MyTable(
        table=shown(doc, here),
        you=you,
        round=standing.round if standing else None,
        awaited=list(standing.awaited) if standing else [],
        left=None if end is None else round(max(0.0, end - clock.now()), 1),
        changed=standing.since if standing else sat.touched,
    )


@delete("/api/me", tags=["tables"], responses=REFUSALS)
async def forget_me(request: AnyRequest) -> None:
    """Forget the requester: names, seats, lines of chat, notifications, ways to come back. Running games go on with a
    bot, and all devices are signed out.
    """
    services, who = services_of(request), known_holder(request)
    if who is None:
        return
    await services.personal.forget(who)
    become_nobody(request)


@delete("/api/me/tables/{table:str}", tags=["tables"], responses=REFUSALS)
async def unlist(request: AnyRequest, table: TableId) -> None:
    """Take a table off the requester's list. This also leaves a game that is not over."""
    who, live = await insider(request, table)
    await live.change(lambda doc: lobby.unlist(doc, who), wake=live.soon())
