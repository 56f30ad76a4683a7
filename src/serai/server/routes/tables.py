"""Making, finding and joining tables."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any

from litestar import Controller, Request, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from serai.bots.levels import LEVELS
from serai.games import find_game
from serai.server import wire
from serai.server.base import clock
from serai.server.base.refusals import FORBIDDEN, NOT_NOW, TOO_MANY, UNKNOWN, Refuse
from serai.server.records import finished
from serai.server.routes.answers import REFUSALS
from serai.server.routes.guard import holder, known_holder, network
from serai.server.routes.services import services_of
from serai.server.rows.table import SeatDoc, shown
from serai.server.security.limits import HELD_SECONDS
from serai.server.security.tokens import Bearer
from serai.server.security.tokens import new_program as new_program_id
from serai.server.store.base import decode_move
from serai.server.store.editions import read_text
from serai.server.table import deal, guests, lobby
from serai.server.table.live_table import LiveTable
from serai.server.work.fair_queue import Client

INVITE_HEADER = "x-serai-invite"
LISTED = 100
LISTED_SECONDS = 24 * 3600

Asker = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=40, description="the id of a table")]
SeatNumber = Annotated[int, PathParameter(ge=0, lt=wire.MOST_SEATS)]
Invite = Annotated[
    str | None, QueryParameter(max_length=200, description="the code of a link; better in the header X-Serai-Invite")
]


class TableRoutes(Controller):
    """The lobby."""

    path = "/api/tables"
    tags = ("tables",)

    @get(responses=REFUSALS)
    async def listed(self, request: Asker) -> list[wire.Table]:
        """Public tables: open ones first, then running ones."""
        services = services_of(request)
        docs = await services.store.public(clock.wall_time() - LISTED_SECONDS, LISTED)
        return [live.shown() if (live := services.tables.at(doc.id)) else shown(doc) for doc in docs]

    @post(opt={"limit": "tables"}, responses=REFUSALS)
    async def create(self, request: Asker, data: JSONBody[wire.NewTable]) -> wire.Place:
        """Make a table; sit down and start at once if asked."""
        services, who = services_of(request), holder(request)
        game, editions = find_game(data.game).id, services.editions
        if data.edition_file is None:
            edition = editions.named(game, data.edition)
        else:
            visitor = Client(network(request), game)
            listed = await services.apart.do(visitor, read_text, game, data.edition_file)
            edition = await editions.take_in(listed, data.edition_file)
        invited = await _invited(request, data.guests, who) if data.guests else []
        profile = (await services.store.people.person(who)).profile
        doc = lobby.new_table(data, who, edition, LEVELS, profile, invited)
        if doc.status == "running":
            await _refuse_one_more(request, who)
        live = await services.tables.create(doc)
        services.caller.invite(doc, [seat.holder for seat in invited if seat.holder])
        return live.place(who)

    @get("/{table:str}", responses=REFUSALS)
    async def one(self, request: Asker, table: TableId, invite: Invite = None) -> wire.Place:
        """A table and the asker's place at it. A new browser gets its cookie, so that its socket is known later."""
        who = holder(request)
        return (await open_for(request, table, who, invite)).place(who)

    @post("/{table:str}/join", status_code=200, responses=REFUSALS)
    async def join(self, request: Asker, table: TableId, data: JSONBody[wire.Join]) -> wire.Place:
        """Sit down, or move to another open seat."""
        who = holder(request)
        live = await open_for(request, table, who, data.invite)
        if live.doc.access == "closed" and live.doc.host != who:
            raise Refuse(FORBIDDEN, "server-table-closed")
        profile = (await services_of(request).store.people.person(who)).profile
        await live.change(lambda doc: lobby.sit(doc, who, data.name, data.seat, profile))
        return live.place(who)

    @post("/{table:str}/salt", status_code=200, responses=REFUSALS)
    async def add_salt(self, request: Asker, table: TableId, data: JSONBody[wire.AddSalt]) -> wire.Place:
        """Add to the table's chance before the start, having seen its commitment. What has been added stays."""
        who, live = await insider(request, table)
        await live.change(lambda doc: deal.add_salt(doc, who, data.salt))
        return live.place(who)

    @post("/{table:str}/leave", status_code=200, responses=REFUSALS)
    async def leave(self, request: Asker, table: TableId) -> wire.Place:
        """Free the seat before the start; later a stand-in plays it, as long as other people play on."""
        who, live = await insider(request, table)
        await live.change(lambda doc: lobby.leave(doc, who), wake=live.soon())
        return live.place(who)

    @put("/{table:str}/seats/{seat:int}", responses=REFUSALS)
    async def change_seat(
        self, request: Asker, table: TableId, seat: SeatNumber, data: JSONBody[wire.SeatChange]
    ) -> wire.Place:
        """The host puts a bot on an open seat, or opens it again; also that of a person who is not here any more."""
        who, live = await insider(request, table)
        await live.change(lambda doc: lobby.change_seat(doc, who, seat, data.level, LEVELS, live.audience.here()))
        return live.place(who)

    @post("/{table:str}/shuffle", status_code=200, responses=REFUSALS)
    async def shuffle(self, request: Asker, table: TableId) -> wire.Place:
        """The host lets everybody sit somewhere else."""
        who, live = await insider(request, table)
        await live.change(lambda doc: lobby.shuffle(doc, who))
        return live.place(who)

    @post("/{table:str}/start", status_code=200, responses=REFUSALS)
    async def start(self, request: Asker, table: TableId) -> wire.Place:
        """Begin. Seats still open become bots."""
        who, live = await insider(request, table)
        await _refuse_one_more(request, who)
        await live.change(lambda doc: lobby.start(doc, who), wake=clock.now())
        return live.place(who)

    @post("/{table:str}/seats/{seat:int}/stand-in", status_code=200, responses=REFUSALS)
    async def stand_in(self, request: Asker, table: TableId, seat: SeatNumber) -> wire.Place:
        """Agree that a bot plays for a person who is not here. It does when everybody who is here has agreed; at a slow
        table, when everybody else has, after some decisions that the person has missed.
        """
        who, live = await insider(request, table)
        away = live.audience.away_seconds(seat)
        here = live.audience.here()
        missed = live.missed()
        await live.change(lambda doc: lobby.vote_stand_in(doc, who, seat, away, here, missed), wake=live.soon())
        return live.place(who)

    @post("/{table:str}/rematch", opt={"limit": "tables"}, responses=REFUSALS)
    async def rematch(self, request: Asker, table: TableId) -> wire.Place:
        """The same people and settings, everybody one seat further. Asked twice it is the same table."""
        who, live = await insider(request, table)
        await _only_finished(request, live)
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
        """The same cards for the same people, everybody one seat further. Asked twice it is the same table."""
        who, live = await insider(request, table)
        await _only_finished(request, live)
        services, earlier, dealt = services_of(request), live.doc.duplicate, []
        with suppress(Refuse):  # one that was agreed on and never made
            if earlier is not None and not (under_way := await services.tables.open(earlier)).is_over:
                return under_way.place(who)
        for row in await services.store.rows(live.doc.id):
            move = decode_move(row)
            if move["seat"] is not None:
                break
            dealt.append(move)
        wanted = lobby.next_table(live.doc, who, same_cards=dealt)

        def agree(doc: Any) -> None:
            if doc.duplicate == earlier:  # nobody else has asked meanwhile
                doc.duplicate = wanted.id

        await live.change(agree)
        if live.doc.duplicate != wanted.id:
            return (await services.tables.open(str(live.doc.duplicate))).place(who)
        return (await services.tables.create(wanted)).place(who)

    @post("/{table:str}/handover", status_code=200, responses=REFUSALS)
    async def handover(self, request: Asker, table: TableId) -> wire.Handover:
        """A one-time code with which another device takes the asker's seat over."""
        who, live = await insider(request, table)
        seat = live.doc.seated(who)
        grant = live.doc.seats[seat].grant
        return wire.Handover(code=services_of(request).tokens.handover_code(live.doc.id, seat, grant))


@post("/api/tables/{table:str}/branch", tags=["tables"], opt={"limit": "tables"}, responses=REFUSALS)
async def branch(request: Asker, table: TableId, data: JSONBody[wire.Branch]) -> wire.Place:
    """Play on from a moment of a finished game: the asker on one seat, bots on all others."""
    services, who = services_of(request), holder(request)
    live = await open_for(request, table, who, data.invite)
    await _only_finished(request, live)
    wanted = lobby.branch_of(live.doc, who, data, LEVELS)
    edition, rows = await services.games.log_of(live.doc)
    begun = await asyncio.to_thread(finished.beginning_of, live.doc, edition, rows, data.at, clock.wall_time())
    return (await services.tables.create(wanted, begun)).place(who)


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


@post("/api/programs", tags=["tables"], opt={"limit": "tables"}, responses=REFUSALS)
async def new_program(request: Asker) -> wire.Program:
    """A token with which a program sits down and plays like anybody (docs/guest-bots.md). Its seats are marked."""
    return wire.Program(services_of(request).tokens.cookie_for(Bearer(new_program_id())))


async def open_for(request: Asker, table: str, who: str | None, invite: str | None) -> LiveTable:
    """A table that the asker may see; the invitation may come in a header, which is written into no log."""
    live = await services_of(request).tables.open(table)
    live.seating.admit(who, invite or request.headers.get(INVITE_HEADER))
    return live


async def insider(request: Asker, table: str) -> tuple[str, LiveTable]:
    """Only for those who sit at the table or made it."""
    who = known_holder(request)
    live = await services_of(request).tables.open(table)
    if who is None or (who != live.doc.host and live.doc.seat_of(who) is None):
        if live.doc.access == "public":
            raise Refuse(FORBIDDEN, "server-not-seated")
        raise Refuse(UNKNOWN, "server-no-table")
    return who, live


async def _invited(request: Asker, wanted: list[wire.Guest], who: str) -> list[SeatDoc]:
    """Those for whom seats are kept, each of whom may be called."""
    services = services_of(request)
    services.limiter.check("invitations", network(request))
    return guests.invited(await services.store.sitting(who, LISTED), wanted, who)


async def _refuse_one_more(request: Asker, who: str) -> None:
    """Each running table with bots costs time, whether somebody looks or not."""
    services = services_of(request)
    most = services.settings.limits.running
    mine = [sat.doc for sat in await services.store.sitting(who, LISTED) if sat.doc.host == who]
    if sum(doc.status == "running" and bool(doc.bots()) for doc in mine) >= most:
        raise Refuse(TOO_MANY, "server-too-many", limit="running", seconds=HELD_SECONDS)


async def _only_finished(request: Asker, live: LiveTable) -> None:
    """Of a tournament, the deal: nobody may play its cards again while others have them before them."""
    if not live.is_over:
        raise Refuse(NOT_NOW, "server-not-over")
    if live.doc.tournament is not None and await services_of(request).games.are_cards_in_play(live.doc):
        raise Refuse(NOT_NOW, "server-cards-in-play")
