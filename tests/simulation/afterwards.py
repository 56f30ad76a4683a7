"""When a world has ended: what its store has, against what happened."""

from __future__ import annotations

from collections.abc import Callable

from serai.server.store.base import Store
from tests.simulation import checks
from tests.simulation.ledger import Ledger
from tests.simulation.report import Table


async def compared(
    open_store: Callable[[], Store],
    tables: list[Table],
    ledger: Ledger,
    read_at_start: Callable[[str], Callable[[int], int]],
) -> list[str]:
    """What is wrong with the tables as they are stored."""
    store, trouble = open_store(), list[str]()
    try:
        for table in tables:
            stored = await store.load(table.id) if table.id else None
            if stored is None:
                trouble.append(f"table {table.id or 'without an id'} is not there")
                continue
            rows = await store.rows(table.id)
            found = [
                *checks.store_is_the_ledger(table.id, rows, ledger),
                *checks.log_is_sound(stored.doc, rows),
            ]
            found = found or [
                *checks.seats_were_kept(stored.doc, table.people),
                *checks.nobody_was_hurried(stored.doc, ledger),
                *checks.orders_were_followed(stored.doc, table.people, ledger),
                *checks.deal_was_kept(stored.doc, rows, table),
            ]
            found = found or [*checks.views_were_true(stored.doc, rows, table.everybody, read_at_start(table.id))]
            trouble += [f"table {table.id}: {line}" for line in found]
    finally:
        await store.close()
    return trouble
