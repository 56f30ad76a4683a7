"""Everything that holds personal data, in one list: forgetting, exporting and merging somebody reach all of it.

The route, the command and the merge of two browsers use the same list (`keepers_of`). A test compares it with what a
store keeps (`tests/server/test_personal.py`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, Protocol

import msgspec

from serai.kernel.errors import UserError
from serai.server import wire
from serai.server.base import clock
from serai.server.identity.shown import shown
from serai.server.records.evenings import Evenings
from serai.server.records.finished import Log, record_of
from serai.server.rows.table import TableDoc
from serai.server.rows.table import shown as shown_table
from serai.server.security.tokens import Bearer, Tokens, new_holder
from serai.server.store.base import Store
from serai.server.store.checks import DamagedTable
from serai.server.store.daily import DailyStore
from serai.server.store.notifications import NotificationStore
from serai.server.store.people import PeopleStore
from serai.server.table.game.reader import GameReader
from serai.server.table.seats import lobby
from serai.server.table.seats.seating import Change, you_at
from serai.server.tournaments.ratings import ratings_from
from serai.server.tournaments.running import EVERYTHING, Tournaments
from serai.server.tournaments.shown import shown as shown_tournament

LINES = 10_000
"""lines of the chat of one table"""
AT_ONCE = 20
"""records written together before others have their turn"""

ExportFields = dict[str, Any]
"""fields of `wire.Export`"""
ChangeTable = Callable[[str, Change], Awaitable[None]]
"""changes what is known about a table, by its id"""


class ExportRequest(NamedTuple):
    """A request for everything that is known about somebody."""

    who: Bearer
    tokens: Tokens
    games: GameReader
    apart: Callable[..., Awaitable[Any]]
    """does what takes long: a function with its arguments"""


class Keeper(Protocol):
    """Holds personal data."""

    keeps: frozenset[str]
    """the tables of a store that it answers for"""

    async def forget(self, who: str, /) -> None:
        """Remove everything that says who that was."""

    async def tell(self, request: ExportRequest, /) -> ExportFields:
        """Return what is known about somebody, and nothing that others have said or hold."""

    async def hand_over(self, old: str, new: str, /) -> None:
        """Move everything of somebody's old cookie to their new one."""


class OfNotifications:
    """Where a player's notifications go, and when not."""

    keeps = frozenset({"calls", "channels", "habits"})

    def __init__(self, notifications: NotificationStore):
        self._notifications = notifications
        self.forget, self.hand_over = notifications.forget, notifications.hand_over

    async def tell(self, request: ExportRequest) -> ExportFields:
        quiet = (await self._notifications.habits(request.who.holder)).quiet
        addresses = [channel.address for channel in await self._notifications.channels(request.who.holder)]
        hours = None if quiet is None else wire.QuietHours(since=quiet.since, until=quiet.until, zone=quiet.zone)
        return {"notifications": wire.ExportedNotifications(addresses, hours)}


class OfDailyDeals:
    """Somebody's results of daily deals. The games themselves are tables, and are exported as such."""

    keeps = frozenset({"daily"})

    def __init__(self, daily: DailyStore):
        self.forget, self.hand_over = daily.forget, daily.hand_over

    async def tell(self, request: ExportRequest) -> ExportFields:  # noqa: ARG002 - see above
        return {}


class OfTournaments:
    """The tournaments that people have made or entered, and the comparisons behind ratings."""

    keeps = frozenset({"entrants", "rated", "tournaments"})

    def __init__(self, store: Store, tournaments: Tournaments):
        self._kept, self._tournaments = store.tournaments, tournaments
        self.hand_over = tournaments.bring_along

    async def forget(self, who: str) -> None:
        await self._tournaments.forget(who, new_holder())

    async def tell(self, request: ExportRequest) -> ExportFields:
        who = request.who.holder
        docs = await self._kept.of(who, EVERYTHING)
        ratings = [await self._rating(request, *of) for of in await self._kept.rated_with(who)]
        return {"tournaments": [shown_tournament(doc, who, request.tokens) for doc in docs], "ratings": ratings}

    async def _rating(self, request: ExportRequest, game: str, players: int) -> wire.Ratings:
        compared = await self._kept.rated(game, players)
        found = await request.apart(ratings_from, compared, request.who.holder)
        return wire.Ratings(game, players, [rating for rating in found if rating.mine])


class OfEvenings:
    """Score pads of printed games."""

    keeps = frozenset({"evenings"})

    def __init__(self, evenings: Evenings):
        self._evenings = evenings
        self.forget, self.hand_over = evenings.forget, evenings.hand_over

    async def tell(self, request: ExportRequest) -> ExportFields:
        who = request.who.holder
        return {"evenings": [evening.shown_to(who) for evening in await self._evenings.of(who)]}


class OfTables:
    """Seats, names and lines of chat. The moves stay a part of everybody's game."""

    keeps = frozenset({"chat", "sitters", "tables"})

    def __init__(self, store: Store, change: ChangeTable):
        self._store, self._change = store, change

    async def forget(self, who: str) -> None:
        for table in await self._store.mentioning(who):
            name = None

            def forget(doc: TableDoc) -> None:
                nonlocal name
                seat = doc.seat_of(who)
                name = None if seat is None else doc.seats[seat].name
                lobby.forget(doc, who)

            await self._change(table, forget)
            if name is not None:
                await self._store.unsay(table, name)

    async def hand_over(self, old: str, new: str) -> None:
        for table in await self._store.mentioning(old):
            await self._change(table, lambda doc: lobby.bring_along(doc, old, new))

    async def tell(self, request: ExportRequest) -> ExportFields:
        """A game that is not over comes without its record."""
        docs = await self._docs(request.who.holder)
        records = await _records(request, docs)
        return {"tables": [await self._told(request, doc, records.get(doc.id)) for doc in docs]}

    async def _docs(self, holder: str) -> list[TableDoc]:
        """Skip what cannot be read: it must not hide the others."""
        docs = []
        for table in await self._store.mentioning(holder):
            with suppress(msgspec.MsgspecError, UnicodeError, DamagedTable):
                stored = await self._store.load(table)
                if stored is not None:
                    docs.append(stored.doc)
        return sorted(docs, key=lambda doc: doc.created)

    async def _told(self, request: ExportRequest, doc: TableDoc, record: dict[str, Any] | None) -> wire.ExportedTable:
        you = you_at(doc, request.who.holder, request.tokens)
        lines = await self._store.said(doc.id, LINES) if you.seat is not None else []
        said = [line.text for line in lines if line.seat == you.seat]
        return wire.ExportedTable(table=shown_table(doc), you=you, said=said, record=record)


async def _records(request: ExportRequest, docs: Sequence[TableDoc]) -> dict[str, dict[str, Any]]:
    """Return the records of finished games by table, as far as they may be shown now."""
    logs = list[Log]()
    for doc in docs:
        if doc.status == "over" and not await request.games.are_cards_in_play(doc):
            with suppress(UserError):
                logs.append(Log(doc, *await request.games.log_of(doc)))
    records: dict[str, dict[str, Any]] = {}
    for first in range(0, len(logs), AT_ONCE):
        some = logs[first : first + AT_ONCE]
        records.update(await request.apart(_written, some))
    return records


def _written(logs: Sequence[Log]) -> dict[str, dict[str, Any]]:
    records = {}
    for doc, edition, rows in logs:
        with suppress(UserError):
            records[doc.id] = record_of(doc, edition, rows)
    return records


class OfPeople:
    """How somebody appears and comes back. After two browsers were merged, people can still come back as either."""

    keeps = frozenset({"devices", "passkeys", "people"})

    def __init__(self, people: PeopleStore, sign_out: Callable[[Bearer], None]):
        self._people, self._sign_out = people, sign_out

    async def forget(self, who: str) -> None:
        for device in await self._people.devices(who):
            self._sign_out(Bearer(who, device.id))
        await self._people.forget(who)

    async def tell(self, request: ExportRequest) -> ExportFields:
        return {"identity": await shown(self._people, request.who)}

    async def hand_over(self, old: str, new: str) -> None:
        """The browser with the other cookie becomes a new device of its player."""


class Keepers(NamedTuple):
    """All of a process."""

    all: Sequence[Keeper]

    async def forget(self, who: str) -> None:
        for keeper in self.all:
            await keeper.forget(who)

    async def hand_over(self, old: str, new: str) -> None:
        for keeper in self.all:
            await keeper.hand_over(old, new)

    async def export(self, request: ExportRequest) -> wire.Export:
        told: ExportFields = {}
        for keeper in self.all:
            told |= await keeper.tell(request)
        return wire.Export(made=clock.now(), **told)


def keepers_of(
    store: Store,
    tournaments: Tournaments,
    change: ChangeTable,
    evenings: Evenings,
    sign_out: Callable[[Bearer], None] = lambda _: None,
) -> Keepers:
    """People come last: if something fails before, they can ask again."""
    return Keepers(
        (
            OfNotifications(store.notifications),
            OfDailyDeals(store.daily),
            OfTournaments(store, tournaments),
            OfEvenings(evenings),
            OfTables(store, change),
            OfPeople(store.people, sign_out),
        )
    )
