"""Forgetting somebody in a store while no server has it in memory: for an operator who was asked to."""

from __future__ import annotations

from functools import partial

from msgspec import UNSET

from serai.kernel.errors import UserError
from serai.server.base import clock
from serai.server.base.settings import Settings
from serai.server.personal.keepers import keepers_of
from serai.server.records.evenings import Evenings
from serai.server.store import open_store
from serai.server.store.base import Store
from serai.server.table.seats.seating import Change
from serai.server.tournaments.running import Tournaments


async def forget_who_sat(settings: Settings, table: str, seat: int) -> int:
    """Forget the person on this seat, there and at all other tables; return how many tables that were."""
    store = await open_store(settings)
    try:
        stored = await store.load(table)
        if stored is None:
            raise UserError(f"there is no table {table}")
        if not 0 <= seat < stored.doc.players or (holder := stored.doc.seats[seat].holder) is None:
            raise UserError(f"nobody is known on seat {seat} of table {table}: seats are counted from 0")
        tables = await store.mentioning(holder)
        await keepers_of(store, Tournaments(store), partial(_change, store), Evenings(store)).forget(holder)
        return len(tables)
    finally:
        await store.close()


async def _change(store: Store, table: str, change: Change) -> None:
    is_saved = False
    while not is_saved:  # a server may change the table at the same time
        stored = await store.load(table)
        if stored is None:
            return
        change(stored.doc)
        is_running = stored.doc.status == "running"
        is_saved = await store.save(stored.doc, stored.revision, clock.now() if is_running else UNSET)
