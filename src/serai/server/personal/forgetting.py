"""Forgetting somebody at a store that no server has in its memory: for whoever runs it and was asked to."""

from __future__ import annotations

from msgspec import UNSET

from serai.kernel.errors import UserError
from serai.server.base import clock
from serai.server.base.settings import Settings
from serai.server.security.tokens import new_holder
from serai.server.store import open_store
from serai.server.store.base import Store
from serai.server.table import lobby
from serai.server.tournaments.running import Tournaments


async def forget_who_sat(settings: Settings, table: str, seat: int) -> int:
    """Forget the person on this seat, there and at all other tables; how many those were."""
    store = await open_store(settings)
    try:
        stored = await store.load(table)
        if stored is None:
            raise UserError(f"there is no table {table}")
        if not 0 <= seat < stored.doc.players or (holder := stored.doc.seats[seat].holder) is None:
            raise UserError(f"nobody is known on seat {seat} of table {table}: seats are counted from 0")
        tables = await store.mentioning(holder)
        for each in tables:
            await _forget(store, each, holder)
        await store.calls.forget(holder)
        await store.daily.forget(holder)
        await Tournaments(store).forget(holder, new_holder())
        await store.people.forget(holder)
        return len(tables)
    finally:
        await store.close()


async def _forget(store: Store, table: str, holder: str) -> None:
    is_saved = False
    while not is_saved:  # a server may change the table at the same time
        stored = await store.load(table)
        if stored is None:
            return
        doc = stored.doc
        seat = doc.seat_of(holder)
        name = None if seat is None else doc.seats[seat].name
        lobby.forget(doc, holder)
        is_saved = await store.save(doc, stored.revision, clock.now() if doc.status == "running" else UNSET)
        if name is not None:
            await store.unsay(table, name)
