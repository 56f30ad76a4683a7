"""Copies of a whole store, made while it is written to, and stores made from them: each kind from each."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from serai.kernel.errors import UserError
from serai.server.base.settings import Settings
from serai.server.store import open_store
from serai.server.store.backup import back_up, restore
from serai.server.store.base import Store
from serai.server.wire import Chat
from tests.server.databases import Postgres
from tests.server.keep_layout import KEPT, a_doc, some_moves
from tests.server.people import eventually
from tests.server.stored import append

pytestmark = pytest.mark.anyio

STORES = ("sqlite", "postgres")
LINE = Chat("Ben", 2, "Grüße", 50.5)


class Places:
    """Stores of both kinds, all of them new."""

    def __init__(self, folder: Path, server: Postgres):
        self.folder, self._server = folder, server
        self._made = 0

    async def settings(self, kind: str) -> Settings:
        self._made += 1
        if kind == "sqlite":
            return Settings(data=self.folder / f"data{self._made}")
        return Settings(data=self.folder, database=self._server.new_database())


@pytest.fixture
def places(tmp_path: Path, one_postgres: Postgres) -> Places:
    return Places(tmp_path, one_postgres)


async def fill(store: Store) -> None:
    await store.secret("kept")
    for table in ("first", "second"):
        await store.create(a_doc(table))
        assert await append(store, some_moves(table, 0, 3))
    await store.say("first", LINE)
    await store.keep_edition("amul", "f" * 16, "text")


@pytest.mark.parametrize("source", STORES)
@pytest.mark.parametrize("target", STORES)
async def test_everything_comes_back(places: Places, source: str, target: str) -> None:
    copy, old = places.folder / "copy.sqlite", await places.settings(source)
    store = await open_store(old)
    await fill(store)
    assert await back_up(old, copy) == (2, 6, [])
    assert await append(store, some_moves("first", 3, 4)), "the server has not noticed"
    await store.close()

    new = await places.settings(target)
    assert await restore(new, copy) == (2, 6, [])
    made = await open_store(new)
    stored = await made.load("first")
    assert stored is not None
    assert (stored.doc, stored.revision, stored.length) == (a_doc("first"), 0, 3)
    assert await made.rows("second") == list(some_moves("second", 0, 3).rows)
    assert await made.said("first", 9) == [LINE]
    assert [sat.doc.id for sat in await made.sitting("holder-b", 9)] != []
    assert await made.secret("another") == "kept"
    assert await made.kept_edition("amul", "f" * 16) == "text"
    assert set(await made.due(1_800_000_000.0, "me", 1_800_000_015.0, 9)) == {"first", "second"}
    assert await append(made, some_moves("first", 3, 5)), "the game goes on"
    await made.close()


@pytest.fixture(params=STORES)
async def busy(request: pytest.FixtureRequest, places: Places) -> AsyncIterator[tuple[Settings, list[int]]]:
    """A store to which two tables are written together, all the time; and how far they have come."""
    settings = await places.settings(request.param)
    store = await open_store(settings)
    await store.create(a_doc("first"))
    await store.create(a_doc("second"))
    written = [0]

    async def write_on() -> None:
        while True:
            number = written[0]
            await store.append([some_moves(table, number, number + 1) for table in ("first", "second")])
            written[0] += 1

    writing = asyncio.create_task(write_on())
    yield settings, written
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    await store.close()


async def test_a_copy_is_of_one_moment(busy: tuple[Settings, list[int]], tmp_path: Path) -> None:
    settings, written = busy
    for number in range(3):
        await eventually(partial(_is_reached, written, 10 * (number + 1)))
        before = written[0]
        copied = await back_up(settings, tmp_path / f"copy{number}.sqlite")
        assert copied.faults == []
        assert copied.moves >= 2 * before
        assert copied.moves % 2 == 0, "what was written together is there together"


def _is_reached(written: list[int], count: int) -> bool:
    return written[0] >= count


async def test_an_older_copy_is_brought_up_to_date(places: Places) -> None:
    copy = places.folder / "copy.sqlite"
    copy.write_bytes(gzip.decompress((KEPT / "2.sqlite.gz").read_bytes()))
    for kind in STORES:
        assert await restore(await places.settings(kind), copy) == (2, 9, [])


@pytest.mark.parametrize("kind", STORES)
async def test_nothing_is_overwritten(places: Places, kind: str) -> None:
    copy, settings = places.folder / "copy.sqlite", await places.settings(kind)
    store = await open_store(settings)
    await fill(store)
    await back_up(settings, copy)
    with pytest.raises(UserError, match="exists already"):
        await back_up(settings, copy)
    await store.close()
    with pytest.raises(UserError, match="already"):
        await restore(settings, copy)
    assert sorted(file.name for file in places.folder.glob("copy*")) == ["copy.sqlite"]
    assert copy.stat().st_mode & 0o077 == 0, "it holds secrets"


async def test_a_store_in_use_is_not_restored_into(places: Places) -> None:
    copy, old, new = places.folder / "copy.sqlite", await places.settings("sqlite"), await places.settings("sqlite")
    store = await open_store(old)
    await back_up(old, copy)
    await store.close()
    other = await open_store(new)
    with pytest.raises(UserError, match="another server is using"):
        await restore(new, copy)
    await other.close()


async def test_a_damaged_copy_is_refused_and_a_damaged_store_is_told(places: Places) -> None:
    copy, settings = places.folder / "copy.sqlite", await places.settings("sqlite")
    store = await open_store(settings)
    await fill(store)
    await store.close()
    with closing(sqlite3.connect(settings.data / "serai.sqlite")) as connection, connection:
        connection.execute("UPDATE runs SET rows = replace(rows, 'offer', 'offed') WHERE table_id = 'first'")
    copied = await back_up(settings, copy)
    assert "table first is damaged" in copied.faults[0]
    with pytest.raises(UserError, match="table first is damaged"):
        await restore(await places.settings("sqlite"), copy)
    nothing = places.folder / "nothing"
    nothing.write_text("no database")
    with pytest.raises(UserError, match="not a copy of a store"):
        await restore(await places.settings("sqlite"), nothing)
