"""Finished games: records out and in, replays, score sheets."""

from __future__ import annotations

import asyncio
from time import time
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get, post
from litestar.params import JSONBody, QueryParameter

from serai.games import find_game
from serai.server import finished, wire
from serai.server.guard import holder, house_of, known_holder
from serai.server.refusals import BROKEN_RULE, NOT_NOW, Refuse
from serai.server.routes.answers import REFUSALS
from serai.server.routes.tables import Asker, Invite, TableId
from serai.server.tokens import new_table_id


@get("/api/tables/{table:str}/record", tags=["records"], responses=REFUSALS)
async def record(request: Asker, table: TableId, invite: Invite = None) -> dict[str, Any]:
    """The record of a finished game."""
    return await asyncio.to_thread(finished.record_of, *await _finished(request, table, invite))


@get("/api/tables/{table:str}/replay", tags=["records"], responses=REFUSALS)
async def replay(
    request: Asker,
    table: TableId,
    invite: Invite = None,
    seat: Annotated[str, QueryParameter(pattern="^([0-7]|watch|open)$")] = "open",
) -> wire.Replay:
    """A finished game step by step: from a seat's knowledge, as a spectator, or open."""
    doc, edition, rows = await _finished(request, table, invite)
    knowledge: int | Literal["watch", "open"] = int(seat) if seat.isdigit() else seat  # type: ignore[assignment]
    if isinstance(knowledge, int) and knowledge >= doc.players:
        raise Refuse(BROKEN_RULE, "server-no-seat", last=doc.players - 1)
    return await asyncio.to_thread(finished.replay_of, doc, edition, rows, knowledge)


@get("/api/tables/{table:str}/score", tags=["records"], responses=REFUSALS)
async def score_sheet(request: Asker, table: TableId, invite: Invite = None) -> dict[str, Any]:
    """The score sheet of a finished game, with a reason for every point."""
    return await asyncio.to_thread(finished.score_of, *await _finished(request, table, invite))


@post("/api/records", tags=["records"], opt={"limit": "uploads"}, responses=REFUSALS)
async def upload(request: Asker, data: JSONBody[wire.Record]) -> wire.Place:
    """Show a record like a finished game. Every move and the result are checked first."""
    house, who = house_of(request), holder(request)
    game = find_game(data.game)
    listed = house.editions.named(game.id, data.edition)
    await house.until_warm()
    given = msgspec.to_builtins(data)
    doc, rows = await asyncio.to_thread(finished.take_in, given, listed, new_table_id(), who, time())
    return (await house.create(doc, rows)).place(who)


@post("/api/score", tags=["records"], opt={"limit": "uploads"}, status_code=200, responses=REFUSALS)
async def score(request: Asker, data: JSONBody[wire.ScorePad]) -> dict[str, Any]:
    """The score sheet of areas as they lie on a table."""
    house = house_of(request)
    game = find_game(data.game)
    edition = house.editions.named(game.id, data.edition).edition
    options = game.check_options(data.options) if data.options is not None else {}
    await house.until_warm()
    return await asyncio.to_thread(finished.score, game.id, edition, data.areas, options)


async def _finished(request: Request[Any, Any, Any], table: str, invite: str | None) -> tuple[Any, Any, Any]:
    house = house_of(request)
    host = await house.open(table)
    host.admit(known_holder(request), invite)
    if host.doc.status != "over":
        raise Refuse(NOT_NOW, "server-not-over")
    await house.until_warm()
    edition = house.editions.with_hash(host.doc.game, host.doc.edition_hash).edition
    return host.doc, edition, await house.store.rows(table)
