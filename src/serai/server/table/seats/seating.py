"""The doc of a table, which is everything besides its moves: kept the same in memory, in the store and elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec import UNSET, UnsetType

from serai.kernel.errors import UserError
from serai.server import wire
from serai.server.base.refusals import FORBIDDEN, UNKNOWN, Refuse
from serai.server.rows.table import TableDoc
from serai.server.security.tokens import Tokens
from serai.server.store.base import Store
from serai.server.table.seats.removing import is_removed

Change = Callable[[TableDoc], None]
Wake = float | UnsetType | None
"""when someone has to look after the table; UNSET leaves that as it is"""


class Seating:
    """The doc of one table. `adopted` is called with the previous one whenever another one has replaced it."""

    def __init__(self, doc: TableDoc, revision: int, store: Store, tokens: Tokens, adopted: Callable[[TableDoc], None]):
        self.doc = doc
        self.revision = revision
        self.bots = doc.bots()
        """kept beside the doc, because every turn asks for them"""
        self.has_orders = _has_orders(doc)
        """the same"""
        self.is_for_one = _is_for_one(doc)
        """the same"""
        self._store, self._tokens, self._adopted = store, tokens, adopted
        self._changing = asyncio.Lock()

    # --- changes ---

    async def change(self, change: Change, wake: Wake = UNSET) -> bool:
        """Change the doc and store it; return False if it stays as it is. Exceptions of the change go to the caller.

        Before the start nobody has to look after the table.
        """
        async with self._changing:
            while True:
                doc = self.doc.copy()
                try:
                    change(doc)
                except UserError:
                    # Another process may have changed the doc, and the present one may allow what an older one refuses.
                    if await self._reload():
                        continue
                    raise
                if doc == self.doc:
                    return False
                are_seats_the_same = doc.holders() == self.doc.holders()
                due = UNSET if doc.status == "open" else wake
                if await self._store.save(doc, self.revision, due, are_seats_the_same):
                    self._adopt(doc, self.revision + 1)
                    return True
                await self._reload()

    async def catch_up(self) -> None:
        """Adopt a doc that another process has changed."""
        async with self._changing:
            await self._reload()

    async def _reload(self) -> bool:
        """Whether the store has another doc than was known here."""
        stored = await self._store.load(self.doc.id)
        if stored is None:
            raise Refuse(UNKNOWN, "server-no-table")
        if stored.revision == self.revision:
            return False
        self._adopt(stored.doc, stored.revision)
        return True

    def _adopt(self, doc: TableDoc, revision: int) -> None:
        before, self.doc = self.doc, doc
        self.revision, self.bots = revision, doc.bots()
        self.has_orders, self.is_for_one = _has_orders(doc), _is_for_one(doc)
        self._adopted(before)

    # --- who may know ---

    def you(self, holder: str | None) -> wire.You:
        return you_at(self.doc, holder, self._tokens)

    def admit(self, holder: str | None, invite: str | None) -> None:
        """Refuse everybody else as if the table did not exist."""
        doc = self.doc
        if is_removed(doc, holder):
            raise Refuse(FORBIDDEN, "server-removed")
        if (
            doc.access == "public"
            or doc.watched
            or (holder is not None and (holder == doc.host or doc.seat_of(holder) is not None))
        ):
            return
        if doc.access != "link" or not self._tokens.is_invited(doc.id, invite):
            raise Refuse(UNKNOWN, "server-no-table")


def _has_orders(doc: TableDoc) -> bool:
    return any(seat.orders for seat in doc.seats)


def _is_for_one(doc: TableDoc) -> bool:
    """Whether one person is alone with bots."""
    return sum(seat.kind == "person" for seat in doc.seats) == 1


def you_at(doc: TableDoc, holder: str | None, tokens: Tokens) -> wire.You:
    """Return what only the requesting browser may know about its place at a table."""
    seat = doc.seat_of(holder)
    host = holder is not None and holder == doc.host
    inside = doc.access == "link" and (host or seat is not None)
    muted = seat is not None and doc.seats[seat].muted
    return wire.You(seat, host, tokens.invite_to(doc.id) if inside else None, muted)
