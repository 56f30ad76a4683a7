"""Databases of every earlier layout, as the serai of its time has left them, killed with moves in the journal.

`layouts/N.sqlite.gz` was written by a serai whose files had layout N, `layouts/N.postgres.sql.gz` by one whose
PostgreSQL had it. A new layout brings one more (keep_layout.py).
"""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import NamedTuple

import asyncpg  # type: ignore[import-untyped]
import pytest

from serai.server.store import postgres
from serai.server.store.base import Store
from serai.server.store.fsck import examine
from serai.server.store.layouts import LAYOUT
from serai.server.store.sqlite import SqliteStore
from serai.server.wire import Chat
from tests.server.databases import Postgres
from tests.server.keep_layout import KEPT
from tests.server.stored import an_append, append

pytestmark = pytest.mark.anyio


SHARED = (1, 2, 7, 8, 9)
"""layouts of PostgreSQL that landed; the numbers between them never did"""


def kept(ending: str) -> list[int]:
    return sorted(int(file.name.split(".")[0]) for file in KEPT.glob(f"*.{ending}"))


def test_one_of_each_is_kept() -> None:
    assert kept("sqlite.gz") == list(range(1, LAYOUT + 1))
    assert kept("postgres.sql.gz") == list(SHARED)
    assert SHARED[-1] == postgres.LAYOUT


@pytest.mark.parametrize("layout", range(1, LAYOUT + 1))
async def test_it_is_brought_up_to_date_with_everything_in_it(tmp_path: Path, layout: int) -> None:
    file = tmp_path / "serai.sqlite"
    file.write_bytes(gzip.decompress((KEPT / f"{layout}.sqlite.gz").read_bytes()))
    store = SqliteStore(file)
    await has_everything(store, Since(edition=3, checksum=7, people=9, rated=10, evenings=11, public_log=12), layout)
    examined = examine(file)
    assert (examined.all_faults(), len(examined.tables)) == ([], 2)
    assert await append(store, an_append(4, table="running"))
    await store.close()


@pytest.mark.parametrize("layout", SHARED)
async def test_a_shared_database_is_brought_up_to_date_with_everything_in_it(
    one_postgres: Postgres, layout: int
) -> None:
    address = one_postgres.new_database()
    connection = await asyncpg.connect(address)
    await connection.execute(gzip.decompress((KEPT / f"{layout}.postgres.sql.gz").read_bytes()).decode())
    await connection.close()
    store = await postgres.PostgresStore.open(address)
    await has_everything(store, Since(edition=2, checksum=7, people=7, rated=7, evenings=8, public_log=9), layout)
    assert await append(store, an_append(4, table="running"))
    await store.close()


class Since(NamedTuple):
    """The first layouts that had these."""

    edition: int
    checksum: int
    people: int
    rated: int
    evenings: int
    public_log: int


async def has_everything(store: Store, since: Since, layout: int) -> None:
    """As `keep_layout.fill` has written it."""
    for table, status, length in (("finished", "over", 5), ("running", "running", 4)):
        stored = await store.load(table)
        assert stored is not None
        assert (stored.doc.status, stored.doc.seats[0].name, stored.length) == (status, "Änne", length)
        rows = await store.rows(table)
        assert [row.version for row in rows] == list(range(length))
        assert (rows[1].act, rows[1].at, rows[0].by) == ("act-1", 1_700_000_001.25, "chance")
        assert all((row.check is not None) == (layout >= since.checksum) for row in rows)
    assert {sat.doc.id for sat in await store.sitting("holder-b", 9)} == {"finished", "running"}
    assert await store.said("running", 9) == [Chat("Ben", 2, "Grüße", 1_700_000_050.5)]
    assert await store.secret("another") == "the secret of this server"
    assert await store.kept_edition("amul", "f" * 16) == ("text of an edition" if layout >= since.edition else None)
    assert await store.people.with_phrase("digest of a phrase") == ("holder-a" if layout >= since.people else None)
    assert len(await store.tournaments.rated("amul", 3)) == (layout >= since.rated)
    assert len(await store.evenings.of("holder-a")) == (layout >= since.evenings)
    last = await store.public_log.last()
    assert (None if last is None else last[2:4]) == (("c" * 64, "d" * 64) if layout >= since.public_log else None)
    assert await store.due(1_800_000_000.0, "me", 1_800_000_015.0, 9) == ["running"]
