"""Everything that is known of a player, for them to take along."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from serai.games.game import Edition
from serai.kernel.errors import UserError
from serai.server import wire
from serai.server.base import clock
from serai.server.identity.shown import shown
from serai.server.records import finished
from serai.server.routes.services import Services
from serai.server.rows.table import TableDoc
from serai.server.rows.table import shown as shown_table
from serai.server.security.tokens import Bearer
from serai.server.store.base import Row
from serai.server.table.seating import you_at
from serai.server.tournaments.ratings import ratings_from
from serai.server.tournaments.shown import shown as shown_tournament
from serai.server.work.fair_queue import Client

LINES = 10_000
"""of the chat of one table"""
TOURNAMENTS = 10_000
AT_ONCE = 20
"""records are written together, before others have their turn"""

Log = tuple[TableDoc, Edition, list[Row]]


async def everything(services: Services, who: Bearer, network: str) -> wire.Export:
    """What others have said or hold is not in it; a game that is not over comes without its record."""
    store = services.store
    quiet = (await store.calls.habits(who.holder)).quiet
    docs = await _docs(services, who.holder)
    records = await _records(services, docs, network)
    return wire.Export(
        made=clock.now(),
        identity=await shown(store.people, who),
        calls=wire.ExportedCalls(
            [channel.address for channel in await store.calls.channels(who.holder)],
            None if quiet is None else wire.QuietHours(since=quiet.since, until=quiet.until, zone=quiet.zone),
        ),
        tables=[await _exported(services, doc, who.holder, records.get(doc.id)) for doc in docs],
        evenings=[evening.shown_to(who.holder) for evening in services.evenings.of(who.holder)],
        tournaments=[
            shown_tournament(doc, who.holder, services.tokens)
            for doc in await store.tournaments.of(who.holder, TOURNAMENTS)
        ],
        ratings=[
            await _my_rating(services, who.holder, network, *of)
            for of in await store.tournaments.rated_with(who.holder)
        ],
    )


async def _my_rating(services: Services, holder: str, network: str, game: str, players: int) -> wire.Ratings:
    compared = await services.store.tournaments.rated(game, players)
    found = await services.heavy_work.do(Client(network, game), partial(ratings_from, compared, holder))
    return wire.Ratings(game, players, [rating for rating in found if rating.mine])


async def _docs(services: Services, holder: str) -> list[TableDoc]:
    """What cannot be read must not hide the others."""
    docs = []
    for table in await services.store.mentioning(holder):
        with suppress(msgspec.MsgspecError, UnicodeError):
            stored = await services.store.load(table)
            if stored is not None:
                docs.append(stored.doc)
    return sorted(docs, key=lambda doc: doc.created)


async def _exported(
    services: Services, doc: TableDoc, holder: str, record: dict[str, Any] | None
) -> wire.ExportedTable:
    you = you_at(doc, holder, services.tokens)
    lines = await services.store.said(doc.id, LINES) if you.seat is not None else []
    said = [line.text for line in lines if line.seat == you.seat]
    return wire.ExportedTable(table=shown_table(doc), you=you, said=said, record=record)


async def _records(services: Services, docs: Sequence[TableDoc], network: str) -> dict[str, dict[str, Any]]:
    """By table those of the finished games, as far as they may be told now."""
    games, logs = services.games, list[Log]()
    for doc in docs:
        if doc.status == "over" and not await games.are_cards_in_play(doc):
            with suppress(UserError):
                logs.append((doc, *await games.log_of(doc)))
    records = {}
    for first in range(0, len(logs), AT_ONCE):
        some = logs[first : first + AT_ONCE]
        records.update(await services.heavy_work.do(Client(network, some[0][0].id), partial(_written, some)))
    return records


def _written(logs: Sequence[Log]) -> dict[str, dict[str, Any]]:
    records = {}
    for doc, edition, rows in logs:
        with suppress(UserError):
            records[doc.id] = finished.record_of(doc, edition, rows)
    return records
