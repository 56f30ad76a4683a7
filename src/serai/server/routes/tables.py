"""Making, finding and joining tables."""

from __future__ import annotations

from contextlib import suppress
from itertools import takewhile
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
from serai.server.rows.table import SeatDoc, TableDoc, shown
from serai.server.security.limits import HELD_SECONDS
from serai.server.security.tokens import Bearer
from serai.server.security.tokens import new_program as new_program_id
from serai.server.store.base import Store, decode_move
from serai.server.store.editions import read_text
from serai.server.table.live_table import LiveTable
from serai.server.table.registry import TableRegistry
from serai.server.table.seats import guests, lobby, salts
from serai.server.work.fair_queue import Client

INVITE_HEADER = "x-serai-invite"
LISTED = 100
LISTED_SECONDS = 24 * 3600

AnyRequest = Request[Any, Any, Any]
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
    async def listed(self, request: AnyRequest) -> list[wire.Table]:
        """Public tables: open ones first, then running ones."""
        services = services_of(request)
        docs = await services.store.public(clock.wall_time() - LISTED_SECONDS, LISTED)
        return [live.presence.shown() if (live := services.tables.at(doc.id)) else shown(doc) for doc in docs]

    @post(opt={"limit": "tables"}, responses=REFUSALS)
    async def create(self, request: AnyRequest, data: JSONBody[wire.NewTable]) -> wire.Place:
        """Make a table; sit down and start at once if asked."""
        services, who = services_of(request), holder(request)
        game, editions = find_game(data.game).id, services.editions
        if data.edition_file is None:
            edition = editions.named(game, data.edition)
        else:
            visitor = Client(network(request), game)
            listed = await services.apart.read(visitor, read_text, game, data.edition_file)
            edition = await editions.take_in(listed, data.edition_file)
        invited = await _invited(request, data.guests, who) if data.guests else []
        profile = (await services.store.people.person(who)).profile
        doc = lobby.new_table(data, who, edition, LEVELS, profile, invited)
        if doc.status == "running":
            await _refuse_one_more(request, who)
        live = await services.tables.create(doc)
        services.notifier.invite(doc, [seat.holder for seat in invited if seat.holder])
        return live.place(who)

    @get("/{table:str}", responses=REFUSALS)
    async def one(self, request: AnyRequest, table: TableId, invite: Invite = None) -> wire.Place:
        """A table and the requester's place at it. A new browser gets its cookie, so that its socket is known later."""
        who = holder(request)
        return (await open_for(request, table, who, invite)).place(who)

    @post("/{table:str}/join", status_code=200, responses=REFUSALS)
    async def join(self, request: AnyRequest, table: TableId, data: JSONBody[wire.Join]) -> wire.Place:
        """Sit down, or move to another open seat."""
        who = holder(request)
        live = await open_for(request, table, who, data.invite)
        if live.doc.access == "closed" and live.doc.host != who:
            raise Refuse(FORBIDDEN, "server-table-closed")
        profile = (await services_of(request).store.people.person(who)).profile
        await live.change(lambda doc: lobby.sit(doc, who, data.name, data.seat, profile))
        return live.place(who)

    @post("/{table:str}/seal", status_code=200, responses=REFUSALS)
    async def add_seal(self, request: AnyRequest, table: TableId, data: JSONBody[wire.AddSeal]) -> wire.Place:
        """Seal what you add to the table's chance before the start, having seen its commitment. Seals are final."""
        who, live = await insider(request, table)
        await live.change(lambda doc: salts.add_seal(doc, who, data.seal))
        return live.place(who)

    @post("/{table:str}/salt", status_code=200, responses=REFUSALS)
    async def open_salt(self, request: AnyRequest, table: TableId, data: JSONBody[wire.OpenSalt]) -> wire.Place:
        """Open it when seats and seals are fixed. The game begins with the last one."""
        who, live = await insider(request, table)
        await live.change(lambda doc: salts.open_salt(doc, who, data.salt), wake=clock.now())
        return live.place(who)

    @post("/{table:str}/leave", status_code=200, responses=REFUSALS)
    async def leave(self, request: AnyRequest, table: TableId) -> wire.Place:
        """Free the seat before the start; later a stand-in plays it, as long as other people play on."""
        who, live = await insider(request, table)
        await live.change(lambda doc: lobby.leave(doc, who), wake=live.soon())
        return live.place(who)

    @put("/{table:str}/seats/{seat:int}", responses=REFUSALS)
    async def change_seat(
        self, request: AnyRequest, table: TableId, seat: SeatNumber, data: JSONBody[wire.SeatChange]
    ) -> wire.Place:
        """Let the host put a bot in an open seat, or open it again; also the seat of a person who has left."""
        who, live = await insider(request, table)
        await live.change(lambda doc: lobby.change_seat(doc, who, seat, data.level, LEVELS, live.audience.here()))
        return live.place(who)

    @post("/{table:str}/shuffle", status_code=200, responses=REFUSALS)
    async def shuffle(self, request: AnyRequest, table: TableId) -> wire.Place:
        """Give everybody another seat; for the host."""
        who, live = await insider(request, table)
        await live.change(lambda doc: lobby.shuffle(doc, who))
        return live.place(who)

    @post("/{table:str}/start", status_code=200, responses=REFUSALS)
    async def start(self, request: AnyRequest, table: TableId) -> wire.Place:
        """Fix the seats, and begin when everybody has opened what they add. Seats still open become bots."""
        who, live = await insider(request, table)
        await _refuse_one_more(request, who)
        here = live.audience.here()
        await live.change(lambda doc: lobby.start(doc, who, here), wake=clock.now())
        return live.place(who)

    @post("/{table:str}/seats/{seat:int}/stand-in", status_code=200, responses=REFUSALS)
    async def stand_in(self, request: AnyRequest, table: TableId, seat: SeatNumber) -> wire.Place:
        """Agree that a bot plays for an absent person. It does when everybody present has agreed; at a slow
        table, when everybody else has, after the person has missed some decisions.
        """
        who, live = await insider(request, table)
        away = live.audience.away_seconds(seat)
        here = live.audience.here()
        missed = live.presence.missed()
        await live.change(lambda doc: lobby.vote_stand_in(doc, who, seat, away, here, missed), wake=live.soon())
        return live.place(who)

    @post("/{table:str}/rematch", opt={"limit": "tables"}, responses=REFUSALS)
    async def rematch(self, request: AnyRequest, table: TableId) -> wire.Place:
        """Make a table with the same people and settings, one seat further. Asking twice gives the same table."""
        who, live = await insider(request, table)
        _only_over(live)
        if live.doc.tournament is not None:
            await _refuse_cards_in_play(request, live.doc)
        wanted = lobby.next_table(live.doc, who)

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
    async def duplicate(self, request: AnyRequest, table: TableId) -> wire.Place:
        """Make a table with the same cards, one seat further, or join the one that somebody else has made.

        There is one at a time.
        """
        who, live = await insider(request, table)
        _only_over(live)
        services = services_of(request)
        first = await _first_of(services.tables, live)
        earlier = first.doc.duplicate
        if (under_way := await _under_way(services.tables, earlier)) is not None:
            return await _join(request, under_way, live.doc, who)
        await _refuse_cards_in_play(request, live.doc)
        wanted = lobby.duplicate_of(live.doc, who, await _dealt(services.store, live.doc.id))

        def agree(doc: TableDoc) -> None:
            if doc.duplicate == earlier:  # nobody else has asked meanwhile
                doc.duplicate = wanted.id

        await first.change(agree)
        if first.doc.duplicate != wanted.id:
            return await _join(request, await services.tables.open(str(first.doc.duplicate)), live.doc, who)
        return (await services.tables.create(wanted)).place(who)

    @post("/{table:str}/handover", status_code=200, responses=REFUSALS)
    async def handover(self, request: AnyRequest, table: TableId) -> wire.Handover:
        """Return a one-time code with which another device takes over the requester's seat."""
        who, live = await insider(request, table)
        seat = live.doc.seated(who)
        grant = live.doc.seats[seat].grant
        return wire.Handover(code=services_of(request).tokens.handover_code(live.doc.id, seat, grant))


@post("/api/tables/{table:str}/branch", tags=["tables"], opt={"limit": "tables"}, responses=REFUSALS)
async def branch(request: AnyRequest, table: TableId, data: JSONBody[wire.Branch]) -> wire.Place:
    """Play on from a moment of a finished game: the requester in one seat, bots in all others."""
    services, who = services_of(request), holder(request)
    live = await open_for(request, table, who, data.invite)
    log = await finished_log(request, live)
    wanted = lobby.branch_of(live.doc, who, data, LEVELS)
    client, now = Client(network(request), live.doc.id), clock.wall_time()
    begun = await services.apart.do(client, finished.beginning_of, *log, data.at, now)
    return (await services.tables.create(wanted, begun)).place(who)


@post("/api/handover", tags=["tables"], status_code=200, responses=REFUSALS)
async def take_over(request: AnyRequest, data: JSONBody[wire.Handover]) -> wire.Place:
    """Use a one-time code: give the seat to this browser."""
    services, who = services_of(request), holder(request)
    code = services.tokens.handover_in(data.code)
    if code is None:
        raise Refuse(FORBIDDEN, "server-code-bad")
    live = await services.tables.open(code.table)
    await live.change(lambda doc: lobby.hand_over(doc, code, who))
    return live.place(who)


@post("/api/programs", tags=["tables"], opt={"limit": "tables"}, responses=REFUSALS)
async def new_program(request: AnyRequest) -> wire.Program:
    """Return a token with which a program plays like anybody (docs/guest-bots.md). Its seats are marked."""
    return wire.Program(services_of(request).tokens.cookie_for(Bearer(new_program_id())))


async def open_for(request: AnyRequest, table: str, who: str | None, invite: str | None) -> LiveTable:
    """Return a table that the requester may see; the invitation may come in a header, which no log records."""
    live = await services_of(request).tables.open(table)
    live.seating.admit(who, invite or request.headers.get(INVITE_HEADER))
    return live


async def insider(request: AnyRequest, table: str) -> tuple[str, LiveTable]:
    """Return a table only to its players and its host."""
    who = known_holder(request)
    live = await services_of(request).tables.open(table)
    if not _is_inside(live.doc, who):
        await live.seating.catch_up()  # they may have sat down at another process
    if who is None or not _is_inside(live.doc, who):
        if live.doc.access == "public":
            raise Refuse(FORBIDDEN, "server-not-seated")
        raise Refuse(UNKNOWN, "server-no-table")
    return who, live


def _is_inside(doc: TableDoc, who: str | None) -> bool:
    return who is not None and (who == doc.host or doc.seat_of(who) is not None)


async def _invited(request: AnyRequest, wanted: list[wire.Guest], who: str) -> list[SeatDoc]:
    """Read the guests for whom seats are kept; each may be notified."""
    services = services_of(request)
    services.limiter.check("invitations", network(request))
    return guests.invited(await services.store.sitting(who, LISTED), wanted, who)


async def _refuse_one_more(request: AnyRequest, who: str) -> None:
    """Refuse too many running tables with bots: each costs time, whether somebody watches or not."""
    services = services_of(request)
    most = services.settings.limits.running
    mine = [sat.doc for sat in await services.store.sitting(who, LISTED) if sat.doc.host == who]
    if sum(doc.status == "running" and bool(doc.bots()) for doc in mine) >= most:
        raise Refuse(TOO_MANY, "server-too-many", limit="running", seconds=HELD_SECONDS)


def _only_over(live: LiveTable) -> None:
    if not live.is_over:
        raise Refuse(NOT_NOW, "server-not-over")


async def _refuse_cards_in_play(request: AnyRequest, doc: TableDoc) -> None:
    """Refuse whatever shows the cards of a finished game while somebody still has to play them."""
    if await services_of(request).games.are_cards_in_play(doc):
        raise Refuse(NOT_NOW, "server-cards-in-play")


async def finished_log(request: AnyRequest, live: LiveTable) -> finished.Log:
    """Return a finished game to be shown: the one gate in front of everything that reveals its cards."""
    _only_over(live)
    await _refuse_cards_in_play(request, live.doc)
    return finished.Log(live.doc, *await services_of(request).games.log_of(live.doc))


# --- duplicates ---


async def _first_of(tables: TableRegistry, live: LiveTable) -> LiveTable:
    """Return the first table of these cards, which knows whether they are being played."""
    with suppress(Refuse):  # it was deleted
        return live if live.doc.dealt_as is None else await tables.open(live.doc.dealt_as)
    return live


async def _under_way(tables: TableRegistry, table: str | None) -> LiveTable | None:
    with suppress(Refuse):  # one that was agreed on and never made
        if table is not None:
            live = await tables.open(table)
            return None if live.is_over or live.doc.is_too_late(clock.wall_time()) else live
    return None


async def _join(request: AnyRequest, live: LiveTable, before: TableDoc, who: str) -> wire.Place:
    profile = (await services_of(request).store.people.person(who)).profile
    await live.change(lambda doc: lobby.join_duplicate(doc, before, who, profile))
    return live.place(who)


async def _dealt(store: Store, table: str) -> list[dict[str, Any]]:
    """Return the chance moves with which a game began."""
    return list(takewhile(lambda move: move["seat"] is None, map(decode_move, await store.rows(table))))
