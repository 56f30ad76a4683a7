"""Finished games: records out and in, replays, score sheets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from secrets import token_hex
from typing import Annotated, Any, ParamSpec, TypeVar

from litestar import get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import JSONBody, QueryParameter, RawBody
from msgspec import structs

from serai.games import find_game
from serai.server import wire
from serai.server.base import clock
from serai.server.base.refusals import BROKEN_RULE, MALFORMED, NOT_NOW, Refuse
from serai.server.records import finished
from serai.server.routes.answers import REFUSALS
from serai.server.routes.guard import holder, known_holder, network
from serai.server.routes.services import services_of
from serai.server.routes.tables import AnyRequest, Invite, TableId, finished_log, open_for
from serai.server.security.tokens import new_table_id
from serai.server.store.editions import read_text
from serai.server.work.fair_queue import Client

P = ParamSpec("P")
T = TypeVar("T")


@get("/api/tables/{table:str}/record", tags=["records"], responses=REFUSALS)
async def record(request: AnyRequest, table: TableId, invite: Invite = None) -> dict[str, Any]:
    """The record of a finished game."""
    return await _apart(request, table, finished.record_of, *await _finished(request, table, invite))


@get("/api/tables/{table:str}/replay", tags=["records"], responses=REFUSALS)
async def replay(
    request: AnyRequest,
    table: TableId,
    invite: Invite = None,
    seat: Annotated[str, QueryParameter(max_length=20, description="the number of a seat, watch or open")] = "open",
) -> wire.Replay:
    """Return a finished game step by step: as a seat or a spectator knew it, or open."""
    log = await _finished(request, table, invite)
    knowledge = _knowledge(seat, log.doc.players)
    return await _apart(request, table, finished.replay_of, *log, knowledge)


@get("/api/tables/{table:str}/review", tags=["records"], responses=REFUSALS)
async def review(
    request: AnyRequest,
    table: TableId,
    seat: Annotated[int, QueryParameter(ge=0, lt=wire.MOST_SEATS, description="the seat whose game is reviewed")],
    invite: Invite = None,
    opened: Annotated[bool, QueryParameter(name="open", description="judged with all cards open")] = False,
    made: Annotated[bool, QueryParameter(description="only if it was made before: none is set off")] = False,
) -> wire.ReviewState:
    """Return what each decision of a seat was worth. It is made in the background: ask again until it is there."""
    log = await _finished(request, table, invite)
    if seat >= log.doc.players:
        raise Refuse(BROKEN_RULE, "server-no-seat", last=log.doc.players - 1)
    client = Client(network(request), table)
    return await services_of(request).reviews.ask(client, log, seat, opened=opened, made=made)


@get("/api/tables/{table:str}/score", tags=["records"], responses=REFUSALS)
async def score_sheet(request: AnyRequest, table: TableId, invite: Invite = None) -> dict[str, Any]:
    """The score sheet of a finished game, with a reason for every point."""
    return await _apart(request, table, finished.score_of, *await _finished(request, table, invite))


def _knowledge(word: str, players: int) -> finished.Knowledge:
    match word:
        case "watch" | "open":
            return word
        case _ if word in map(str, range(players)):
            return int(word)
        case _ if word.isdecimal():
            raise Refuse(BROKEN_RULE, "server-no-seat", last=players - 1)
        case _:
            raise Refuse(MALFORMED, "server-no-knowledge", last=players - 1)


@dataclass
class TakesRecord(Operation):
    """Return the body as text, because it is read as `serai check` reads files, not by the framework."""

    def __post_init__(self) -> None:
        described = Schema(type=OpenAPIType.OBJECT, description="a record in the format serai-record/1")
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(described)}, required=True)


@post("/api/records", tags=["records"], opt={"limit": "uploads"}, operation_class=TakesRecord, responses=REFUSALS)
async def upload(request: AnyRequest, body: RawBody) -> wire.Place:
    """Show a record like a finished game. Every move and the result are checked first."""
    services, who = services_of(request), holder(request)
    table = new_table_id()
    installed = services.editions.installed()
    doc, rows = await _apart(request, table, finished.take_in, body, installed, table, who, clock.wall_time())
    return (await services.tables.create(doc, rows)).place(who)


@post("/api/score", tags=["records"], opt={"limit": "scores"}, status_code=200, responses=REFUSALS)
async def score(request: AnyRequest, data: JSONBody[wire.ScorePad]) -> dict[str, Any]:
    """Return the score sheet of a table given by its cards or by its totals."""
    services = services_of(request)
    game = find_game(data.game)
    if data.edition_file is not None:
        listed = await services.apart.read(Client(network(request), game.id), read_text, game.id, data.edition_file)
    elif data.edition_hash is not None:
        listed = await services.editions.with_hash(game.id, data.edition_hash)
    else:
        listed = services.editions.named(game.id, data.edition)
    table = {name: given for name, given in structs.asdict(data).items() if given is not None}
    return await _apart(request, game.id, finished.score, game.id, listed.edition, table)


async def _apart(request: AnyRequest, about: str, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """Do the work when it is this visitor's turn, where it cannot hold up a table."""
    return await services_of(request).apart.do(Client(network(request), about), work, *arguments, **named)


@post("/api/companion", tags=["records"], opt={"limit": "companions"}, status_code=200, responses=REFUSALS)
async def companion(request: AnyRequest, data: JSONBody[wire.CompanionAct]) -> wire.CompanionAnswer:
    """Answer as the companion of a printed game, for browsers that have no engine yet. Nothing is stored."""
    game = find_game(data.game)
    part = game.part("companion.ask")
    if part is None:
        raise Refuse(NOT_NOW, "server-no-companion")
    edition = services_of(request).editions.named(game.id, None).edition
    found = await _apart(request, game.id, part.answer, edition, data.known, data.act, token_hex(8))
    return wire.CompanionAnswer(*found)


async def _finished(request: AnyRequest, table: str, invite: str | None) -> finished.Log:
    return await finished_log(request, await open_for(request, table, known_holder(request), invite))
