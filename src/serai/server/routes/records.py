"""Finished games: records out and in, replays, score sheets."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from time import time
from typing import Annotated, Any

from litestar import get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import JSONBody, QueryParameter, RawBody
from msgspec import structs

from serai.games import find_game
from serai.games.game import Edition
from serai.server import finished, wire
from serai.server.refusals import BROKEN_RULE, MALFORMED, NOT_NOW, Refuse
from serai.server.routes.answers import REFUSALS
from serai.server.routes.tables import Asker, Invite, TableId
from serai.server.security.guard import holder, known_holder
from serai.server.security.tokens import new_table_id
from serai.server.services import services_of
from serai.server.store.base import Row
from serai.server.table.doc import TableDoc


@get("/api/tables/{table:str}/record", tags=["records"], responses=REFUSALS)
async def record(request: Asker, table: TableId, invite: Invite = None) -> dict[str, Any]:
    """The record of a finished game."""
    return await asyncio.to_thread(finished.record_of, *await _finished(request, table, invite))


@get("/api/tables/{table:str}/replay", tags=["records"], responses=REFUSALS)
async def replay(
    request: Asker,
    table: TableId,
    invite: Invite = None,
    seat: Annotated[str, QueryParameter(max_length=20, description="the number of a seat, watch or open")] = "open",
) -> wire.Replay:
    """A finished game step by step: from a seat's knowledge, as a spectator, or open."""
    doc, edition, rows = await _finished(request, table, invite)
    knowledge = _knowledge(seat, doc.players)
    return await asyncio.to_thread(finished.replay_of, doc, edition, rows, knowledge)


@get("/api/tables/{table:str}/score", tags=["records"], responses=REFUSALS)
async def score_sheet(request: Asker, table: TableId, invite: Invite = None) -> dict[str, Any]:
    """The score sheet of a finished game, with a reason for every point."""
    return await asyncio.to_thread(finished.score_of, *await _finished(request, table, invite))


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
    """The text is read as `serai check` reads files, so the framework does not know what it is."""

    def __post_init__(self) -> None:
        described = Schema(type=OpenAPIType.OBJECT, description="a record in the format serai-record/1")
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(described)}, required=True)


@post("/api/records", tags=["records"], opt={"limit": "uploads"}, operation_class=TakesRecord, responses=REFUSALS)
async def upload(request: Asker, body: RawBody) -> wire.Place:
    """Show a record like a finished game. Every move and the result are checked first."""
    services, who = services_of(request), holder(request)
    doc, rows = await asyncio.to_thread(finished.take_in, body, services.editions, new_table_id(), who, time())
    return (await services.tables.create(doc, rows)).place(who)


@post("/api/score", tags=["records"], opt={"limit": "scores"}, status_code=200, responses=REFUSALS)
async def score(request: Asker, data: JSONBody[wire.ScorePad]) -> dict[str, Any]:
    """The score sheet of a table that somebody has written down: by its cards, or plainly by its totals."""
    services = services_of(request)
    game = find_game(data.game)
    edition = services.editions.named(game.id, data.edition).edition
    table = {name: given for name, given in structs.asdict(data).items() if given is not None}
    return await asyncio.to_thread(finished.score, game.id, edition, table)


async def _finished(request: Asker, table: str, invite: str | None) -> tuple[TableDoc, Edition, list[Row]]:
    services = services_of(request)
    live = await services.tables.open(table)
    live.seating.admit(known_holder(request), invite)
    if not live.is_over:
        raise Refuse(NOT_NOW, "server-not-over")
    return live.doc, *await services.games.log_of(live.doc)
