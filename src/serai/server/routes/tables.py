"""Making, finding and joining tables."""

from __future__ import annotations

from time import time
from typing import Annotated, Any

from litestar import Controller, Request, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from serai.server import wire
from serai.server.bots.bot_pool import LEVELS
from serai.server.refusals import FORBIDDEN, NOT_NOW, UNKNOWN, Refuse
from serai.server.routes.answers import REFUSALS
from serai.server.security.guard import holder, known_holder
from serai.server.services import services_of
from serai.server.store.base import decode_move
from serai.server.table import lobby
from serai.server.table.attention import LEASE_SECONDS
from serai.server.table.doc import shown
from serai.server.table.live_table import LiveTable

LISTED = 100
LISTED_SECONDS = 24 * 3600

Asker = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=40, description="the id of a table")]
SeatNumber = Annotated[int, PathParameter(ge=0, lt=wire.MOST_SEATS)]
Invite = Annotated[str | None, QueryParameter(max_length=200, description="the code of a link")]


class TableRoutes(Controller):
    """The lobby."""

    path = "/api/tables"
    tags = ("tables",)

    @get(responses=REFUSALS)
    async def listed(self, request: Asker) -> list[wire.Table]:
        """Public tables: open ones first, then running ones."""
        services = services_of(request)
        docs = await services.store.public(time() - LISTED_SECONDS, LISTED)
        return [live.shown() if (live := services.tables.at(doc.id)) else shown(doc) for doc in docs]

    @post(opt={"limit": "tables"}, responses=REFUSALS)
    async def create(self, request: Asker, data: JSONBody[wire.NewTable]) -> wire.Place:
        """Make a table; sit down and start at once if asked."""
        services, who = services_of(request), holder(request)
        live = await services.tables.create(lobby.new_table(data, who, services.editions, LEVELS))
        return live.place(who)

    @get("/{table:str}", responses=REFUSALS)
    async def one(self, request: Asker, table: TableId, invite: Invite = None) -> wire.Place:
        """A table and the asker's place at it. A new browser gets its cookie, so that its socket is known later."""
        who = holder(request)
        return (await _open(request, table, who, invite)).place(who)

    @post("/{table:str}/join", status_code=200, responses=REFUSALS)
    async def join(self, request: Asker, table: TableId, data: JSONBody[wire.Join]) -> wire.Place:
        """Sit down, or move to another open seat."""
        who = holder(request)
        live = await _open(request, table, who, data.invite)
        if live.doc.access == "closed" and live.doc.host != who:
            raise Refuse(FORBIDDEN, "server-table-closed")
        await live.change(lambda doc: lobby.sit(doc, who, data.name, data.seat))
        return live.place(who)

    @post("/{table:str}/leave", status_code=200, responses=REFUSALS)
    async def leave(self, request: Asker, table: TableId) -> wire.Place:
        """Free the seat before the start; later a stand-in plays it."""
        who, live = await _insider(request, table)
        await live.change(lambda doc: lobby.leave(doc, who), wake=_soon(live))
        return live.place(who)

    @put("/{table:str}/seats/{seat:int}", responses=REFUSALS)
    async def change_seat(
        self, request: Asker, table: TableId, seat: SeatNumber, data: JSONBody[wire.SeatChange]
    ) -> wire.Place:
        """The host puts a bot on an open seat, or opens it again."""
        who, live = await _insider(request, table)
        await live.change(lambda doc: lobby.change_seat(doc, who, seat, data.level, LEVELS))
        return live.place(who)

    @post("/{table:str}/start", status_code=200, responses=REFUSALS)
    async def start(self, request: Asker, table: TableId) -> wire.Place:
        """Begin. Seats still open become bots."""
        who, live = await _insider(request, table)
        await live.change(lambda doc: lobby.start(doc, who), wake=time())
        return live.place(who)

    @post("/{table:str}/seats/{seat:int}/stand-in", status_code=200, responses=REFUSALS)
    async def stand_in(self, request: Asker, table: TableId, seat: SeatNumber) -> wire.Place:
        """Ask for a stand-in for a person who is not here."""
        who, live = await _insider(request, table)
        away = live.audience.away_seconds(seat)
        await live.change(lambda doc: lobby.ask_stand_in(doc, who, seat, away), wake=_soon(live))
        return live.place(who)

    @post("/{table:str}/rematch", opt={"limit": "tables"}, responses=REFUSALS)
    async def rematch(self, request: Asker, table: TableId) -> wire.Place:
        """The same people and settings, everybody one seat further. Asked twice it is the same table."""
        who, live = await _insider(request, table)
        _only_finished(live)
        wanted = lobby.next_table(live.doc, who, same_cards=None)

        def agree(doc: Any) -> None:
            doc.next = doc.next or wanted.id

        await live.change(agree)
        wanted.id = str(live.doc.next)
        tables = services_of(request).tables
        try:
            following = await tables.open(wanted.id)
        except Refuse:
            following = await tables.create(wanted)
        return following.place(who)

    @post("/{table:str}/duplicate", opt={"limit": "tables"}, responses=REFUSALS)
    async def duplicate(self, request: Asker, table: TableId) -> wire.Place:
        """The same cards for the same people, everybody one seat further."""
        who, live = await _insider(request, table)
        _only_finished(live)
        services, dealt = services_of(request), []
        for row in await services.store.rows(live.doc.id):
            move = decode_move(row)
            if move["seat"] is not None:
                break
            dealt.append(move)
        return (await services.tables.create(lobby.next_table(live.doc, who, same_cards=dealt))).place(who)

    @post("/{table:str}/handover", status_code=200, responses=REFUSALS)
    async def handover(self, request: Asker, table: TableId) -> wire.Handover:
        """A one-time code with which another device takes the asker's seat over."""
        who, live = await _insider(request, table)
        seat = live.doc.seat_of(who)
        if seat is None:
            raise Refuse(FORBIDDEN, "server-not-seated")
        grant = live.doc.seats[seat].grant
        return wire.Handover(code=services_of(request).tokens.handover_code(live.doc.id, seat, grant))


@post("/api/handover", tags=["tables"], status_code=200, responses=REFUSALS)
async def take_over(request: Asker, data: JSONBody[wire.Handover]) -> wire.Place:
    """Use a one-time code: the seat now belongs to this browser."""
    services, who = services_of(request), holder(request)
    code = services.tokens.handover_in(data.code)
    if code is None:
        raise Refuse(FORBIDDEN, "server-code-bad")
    live = await services.tables.open(code.table)
    await live.change(lambda doc: lobby.hand_over(doc, code, who))
    return live.place(who)


@get("/api/me", tags=["tables"], responses=REFUSALS)
async def me(request: Asker) -> wire.Me:
    """The asker's own tables."""
    services, who = services_of(request), holder(request)
    docs = await services.store.sitting(who, LISTED)
    return wire.Me([(await services.tables.open(doc.id)).place(who) for doc in docs])


async def _open(request: Asker, table: str, who: str | None, invite: str | None) -> LiveTable:
    live = await services_of(request).tables.open(table)
    live.seating.admit(who, invite)
    return live


async def _insider(request: Asker, table: str) -> tuple[str, LiveTable]:
    """Only for those who sit at the table or made it."""
    who = known_holder(request)
    live = await services_of(request).tables.open(table)
    if who is None or (who != live.doc.host and live.doc.seat_of(who) is None):
        if live.doc.access == "public":
            raise Refuse(FORBIDDEN, "server-not-seated")
        raise Refuse(UNKNOWN, "server-no-table")
    return who, live


def _only_finished(live: LiveTable) -> None:
    if not live.is_over:
        raise Refuse(NOT_NOW, "server-not-over")


def _soon(live: LiveTable) -> float | None:
    """A stand-in will have to play: someone must look after a running table even if this process dies now."""
    return time() + LEASE_SECONDS if live.doc.status == "running" else None
