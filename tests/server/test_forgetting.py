"""Somebody asks to be forgotten; old tables are not kept; finished games can be taken along as records."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

from serai import Table
from serai.cli.export import run as export
from serai.cli.forget import run as forget
from serai.kernel.errors import UserError
from serai.server.store.base import Store
from serai.server.store.sqlite import SqliteStore
from serai.server.wire import Chat
from tests.server.keep_layout import a_doc, some_moves
from tests.server.people import eventually
from tests.server.serving import serving
from tests.server.stored import append
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


async def test_a_browser_has_itself_forgotten(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, ben, table = await two_people(server)
        async with anna.at(table) as seat, ben.at(table) as other:
            await seat.started()
            await other.started()
            await seat.send(type="chat", text="It is me")
            await other.send(type="chat", text="And me")
            await other.until(lambda me: len(me.chat) == 2)
            await anna.delete("/api/me")
            await other.until(lambda me: me.table["seats"][0]["name"] is None)
            assert other.table["seats"][0]["stand_in"], "the game goes on"
        assert (await anna.get("/api/me"))["tables"] == []
        assert [line.text for line in await server.store.said(table, 9)] == ["And me"]
        stored = await server.store.load(table)
        assert stored is not None
        assert (stored.doc.seats[0].holder, stored.doc.host) == (None, None)
        assert stored.doc.seats[1].name is not None
        await anna.delete("/api/me")  # an unknown person is forgotten as well


async def test_whoever_runs_the_server_forgets_somebody(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = SqliteStore(tmp_path / "serai.sqlite")
    for table in ("first", "second", "third"):
        doc = a_doc(table)
        doc.seats[2].unlisted = table == "second"  # not in anybody's list, and known all the same
        doc.seats[2].holder = "holder-b" if table != "third" else "somebody else"
        await kept.create(doc)
        await kept.say(table, Chat("Ben", 2, "Hello", 1.0))
        await kept.say(table, Chat("Änne", 0, "Hello", 1.0))
    await kept.close()
    await asyncio.to_thread(forget, "first", 2, data=tmp_path)
    assert capsys.readouterr().out == "forgotten at 2 tables\n"
    for seat in (2, 1, 9):
        with pytest.raises(UserError, match="nobody is known"):
            await asyncio.to_thread(forget, "first", seat, data=tmp_path)
    again = SqliteStore(tmp_path / "serai.sqlite")
    for table, name, lines in (("first", None, 1), ("second", None, 1), ("third", "Ben", 2)):
        stored = await again.load(table)
        assert stored is not None
        assert (stored.doc.seats[2].name, stored.doc.seats[0].name) == (name, "Änne")
        assert len(await again.said(table, 9)) == lines
    assert await again.sitting("holder-b", 9) == []
    await again.close()


async def test_every_store_forgets(store: Store) -> None:
    await store.create(a_doc("first"))
    await store.create(a_doc("second"))
    assert await append(store, some_moves("second", 0, 2))
    await store.say("first", Chat("Ben", 2, "Hello", 1.0))
    assert sorted(await store.mentioning("holder-b")) == ["first", "second"]
    assert await store.mentioning("holder-c") == []
    await store.unsay("first", "Änne")
    assert len(await store.said("first", 9)) == 1
    await store.unsay("first", "Ben")
    assert await store.said("first", 9) == []
    assert await store.discard(1_700_000_001.0) == 1, "that is when the moves of the second were made"
    assert await store.load("first") is None
    assert len(await store.rows("second")) == 2
    assert await store.discard(1_800_000_000.0) == 1
    assert await store.rows("second") == []
    assert await store.sitting("holder-b", 9) == []


async def test_old_tables_are_not_kept_where_that_is_wanted(tmp_path: Path) -> None:
    kept = SqliteStore(tmp_path / "serai.sqlite")
    await kept.create(a_doc("old"))
    await kept.close()
    async with serving(tmp_path) as server:
        assert await server.store.load("old") is not None, "otherwise nothing is deleted"
    async with serving(tmp_path, keep_days=30.0) as server:

        async def is_gone() -> bool:
            return await server.store.load("old") is None

        await eventually(is_gone)


async def test_finished_games_are_taken_along_as_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, chance = Table.new("amul", 3, seed="export"), random.Random(1)
    while not table.over:
        table.play(chance.choice(table.legal(table.to_move[0])))
    async with serving(tmp_path) as server:
        anna = server.browser()
        await anna.post("/api/records", table.record(), 201)
        await two_people(server)  # a game that is not over
        await asyncio.to_thread(export, tmp_path / "games.jsonl", data=tmp_path)
    (line,) = (tmp_path / "games.jsonl").read_text().splitlines()
    assert Table.replay(json.loads(line)).result == table.result
    assert "1 records" in capsys.readouterr().out
