"""Whatever is changed, swapped, added or deleted in the file of a store is named, and nothing of it is saved."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from serai.kernel.errors import UserError
from serai.kernel.public_log import verified
from serai.server.records.evenings import Evenings
from serai.server.store import salvage
from serai.server.store.base import Append
from serai.server.store.checks import DamagedTable
from serai.server.store.fsck import Examined, ExaminedTable, examine
from serai.server.store.salvage import save
from serai.server.store.sqlite import SqliteStore
from serai.server.store.sums import PARTS
from serai.server.wire import Chat
from tests.server.stored import a_table
from tests.server.test_damage import chained
from tests.server.test_personal import leave_traces, tables_of_stores

pytestmark = pytest.mark.anyio

FOLLOW = {"sitters": "table", "entrants": "tournament"}
"""tables of the file that follow from docs, and are compared with them"""
OTHERWISE = {"moves", "runs", "journal", "sums", "damaged"}
"""moves, which have checksums of their own, and what keeps nothing of value"""


async def a_full_store(folder: Path) -> Path:
    """Something in every part."""
    store = SqliteStore(folder / "serai.sqlite")
    await leave_traces(store, Evenings(store), "anna")
    await store.create(a_table("t2", commitment="c0"), chained("t2", 2))
    await store.append([Append("t2", 2, chained("t2", 5)[2:], None, None)])
    await store.save(a_table("t2", commitment="c0", status="running", digest="d0"), 0)
    for number in range(3):
        await store.say("t1", Chat("Ben", 1, f"Line {number}", float(number)))
    await store.keep_edition("amul", "hash", "text")
    await store.secret("the key")
    await store.probe()
    await store.close()
    return folder / "serai.sqlite"


def harmed(file: Path, *statements: str) -> Examined:
    with closing(sqlite3.connect(file)) as connection, connection:
        for statement in statements:
            connection.execute(statement)
    return examine(file)


def fault_of(examined: Examined, table: str) -> str | None:
    return next(found.fault for found in examined.tables if found.table == table)


def test_every_part_of_the_file_is_summed_up_or_compared() -> None:
    assert tables_of_stores() == PARTS.keys() | FOLLOW.keys() | OTHERWISE


async def test_a_sound_file_has_no_faults(tmp_path: Path) -> None:
    file = await a_full_store(tmp_path)
    assert examine(file).all_faults() == []
    assert save(file, tmp_path / "saved") == 2
    with closing(sqlite3.connect(file)) as old, closing(sqlite3.connect(tmp_path / "saved" / file.name)) as new:
        for name in (*PARTS, *FOLLOW):
            query = f"SELECT * FROM {name} ORDER BY 1, 2"  # noqa: S608
            assert old.execute(query).fetchall(), f"nothing to save in {name}"
            if name != "settings":
                assert new.execute(query).fetchall() == old.execute(query).fetchall()


HARM = {
    "changed": "UPDATE {name} SET {column} = {column} || 'x' WHERE {one}",
    "deleted": "DELETE FROM {name} WHERE {one}",
    "emptied": "DELETE FROM {name}",
}
COLUMNS = {
    "chat": "text",
    "editions": "text",
    "settings": "value",
    "habits": "habits",
    "calls": "what",
    "daily": "name",
    "channels": "address",
    "people": "phrase",
    "devices": "label",
    "passkeys": "public_key",
    "rated": "name",
    "tournaments": "doc",
    "evenings": "doc",
    "public_log": "result",
}
"""what is changed in each part"""


@pytest.mark.parametrize("harm", HARM)
@pytest.mark.parametrize("name", COLUMNS)
async def test_a_harmed_line_is_named_and_not_saved(tmp_path: Path, name: str, harm: str) -> None:
    file, column = await a_full_store(tmp_path), COLUMNS[name]
    one = "name = 'secret'" if name == "settings" else f"{column} = (SELECT max({column}) FROM {name})"  # noqa: S608
    examined = harmed(file, HARM[harm].format(name=name, column=column, one=one))
    assert any(fault.startswith(name) for fault in examined.faults), examined.faults
    save(file, tmp_path / "saved")
    with closing(sqlite3.connect(tmp_path / "saved" / file.name)) as saved:
        changed = f"SELECT count(*) FROM {name} WHERE {column} LIKE '%x'"  # noqa: S608
        assert saved.execute(changed).fetchone() == (0,)


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE public_log SET result = 'x' WHERE number = 3",
        "UPDATE public_log SET head = 'x' WHERE number = 3",
        "UPDATE public_log SET number = 9 WHERE number = 3",
        "UPDATE sums SET sum = sum + 1 WHERE part = 'public_log' AND key = '3'",
    ],
)
async def test_of_a_damaged_public_log_the_sound_beginning_is_saved(tmp_path: Path, harm: str) -> None:
    """What follows a damaged entry covers it, so it proves nothing any more."""
    store = SqliteStore(tmp_path / "serai.sqlite")
    for number in range(1, 6):
        await store.create(a_table(f"t{number}", commitment=f"c{number}"))
    await store.close()
    examined = harmed(tmp_path / "serai.sqlite", harm)
    assert any("public_log" in fault for fault in examined.faults)
    assert set("45") <= examined.bad["public_log"].keys()
    assert save(tmp_path / "serai.sqlite", tmp_path / "saved") == 5
    saved = SqliteStore(tmp_path / "saved" / "serai.sqlite")
    await saved.create(a_table("t6", commitment="c6"))
    (day,) = await saved.public_log.days("", 9)
    entries = list(verified(await saved.public_log.entries(day.day, 0, 9)))
    assert [entry.commitment for entry in entries] == ["c1", "c2", "c6"]
    await saved.close()


async def test_a_line_from_somewhere_else_is_named_and_not_saved(tmp_path: Path) -> None:
    file = await a_full_store(tmp_path)
    examined = harmed(file, "INSERT INTO passkeys VALUES ('theirs', 'anna', 'public', 0, 'key', 1.0)")
    assert examined.faults == ["passkeys: not written by a server"]
    save(file, tmp_path / "saved")
    with closing(sqlite3.connect(tmp_path / "saved" / file.name)) as saved:
        assert saved.execute("SELECT id FROM passkeys").fetchall() == [("key",)]
        assert saved.execute("SELECT count(*) FROM damaged").fetchone() == (1,)


SWAPPED_DOCS = (
    "CREATE TABLE was AS SELECT id, doc FROM tables",
    "UPDATE tables SET doc = (SELECT doc FROM was WHERE was.id <> tables.id)",
    "DROP TABLE was",
)
SWAPPED_LINES = (
    "UPDATE tables SET id = 'aside' WHERE id = 't1'",
    "UPDATE tables SET id = 't1' WHERE id = 't2'",
    "UPDATE tables SET id = 't2' WHERE id = 'aside'",
)
RENAMED = ("UPDATE tables SET id = 'gone' WHERE id = 't2'",)
OLDER = ("DELETE FROM sums", "PRAGMA user_version = 10")
"""makes a file one that has no checksums yet"""


@pytest.mark.parametrize("statements", [SWAPPED_DOCS, SWAPPED_LINES, RENAMED])
@pytest.mark.parametrize("older", [(), OLDER])
async def test_what_stands_in_another_place_is_put_back(
    tmp_path: Path, statements: tuple[str, ...], older: tuple[str, ...]
) -> None:
    file = await a_full_store(tmp_path)
    examined = harmed(file, *statements, *older)
    assert "not in its place" in (fault_of(examined, "t2") or "")
    assert save(file, tmp_path / "saved") == 2
    saved = SqliteStore(tmp_path / "saved" / file.name)
    first, second = await saved.load("t1"), await saved.load("t2")
    assert first is not None
    assert second is not None
    assert (first.doc.id, first.length) == ("t1", 0)
    assert (second.doc.id, second.doc.status, second.length) == ("t2", "running", 5)
    assert await saved.rows("t2") == chained("t2", 5)
    await saved.close()


@pytest.mark.parametrize(
    "change",
    [
        "doc = CAST(replace(doc, 'abab', 'acac') AS BLOB)",  # the secret
        "doc = CAST(replace(doc, 'anna', 'eve') AS BLOB)",  # a seat is given away
        "doc = CAST('{' AS BLOB)",
        "doc = x'ff'",
    ],
)
async def test_a_changed_table_is_named_set_aside_and_not_served(tmp_path: Path, change: str) -> None:
    file = await a_full_store(tmp_path)
    examined = harmed(file, f"UPDATE tables SET {change} WHERE id = 't2'")  # noqa: S608
    assert fault_of(examined, "t2") == "what is known about table t2 is not what was written"
    store = SqliteStore(file)
    with pytest.raises(DamagedTable):
        await store.load("t2")
    await store.close()
    assert save(file, tmp_path / "saved") == 1
    with closing(sqlite3.connect(tmp_path / "saved" / file.name)) as saved:
        assert saved.execute("SELECT count(*) FROM damaged").fetchone() == (2,), "the doc, and its moves"


async def test_a_deleted_table_is_named_though_nothing_of_it_stays(tmp_path: Path) -> None:
    file = await a_full_store(tmp_path)
    of_it = (f"DELETE FROM {name} WHERE table_id = 't2'" for name in ("runs", "sitters"))  # noqa: S608
    examined = harmed(file, *of_it, "DELETE FROM tables WHERE id = 't2'")
    assert fault_of(examined, "t2") == "what is known about table t2 is missing; 0 of its moves are there"


async def test_moves_without_a_table_are_named_and_set_aside(tmp_path: Path) -> None:
    file = await a_full_store(tmp_path)
    examined = harmed(file, "DELETE FROM tables WHERE id = 't2'", *OLDER)
    assert fault_of(examined, "t2") == "what is known about table t2 is missing; 5 of its moves are there"
    assert save(file, tmp_path / "saved") == 1
    with closing(sqlite3.connect(tmp_path / "saved" / file.name)) as saved:
        assert saved.execute("SELECT count(*) FROM damaged").fetchone() == (1,)


@pytest.mark.parametrize(
    "change", ["status = 'over'", "access = 'link'", "created = 5.0", "length = 9", "standing = x'00'"]
)
async def test_columns_that_follow_from_the_rest_are_put_right(tmp_path: Path, change: str) -> None:
    file = await a_full_store(tmp_path)
    examined = harmed(file, f"UPDATE tables SET {change} WHERE id = 't2'")  # noqa: S608
    assert fault_of(examined, "t2") is not None
    assert save(file, tmp_path / "saved") == 2
    saved = SqliteStore(tmp_path / "saved" / file.name)
    stored = await saved.load("t2")
    assert stored is not None
    assert (stored.doc, stored.length) == (a_table("t2", commitment="c0", status="running", digest="d0"), 5)
    await saved.close()


@pytest.mark.parametrize("name", FOLLOW)
@pytest.mark.parametrize("harm", ["DELETE FROM {}", "UPDATE {} SET holder = 'eve' WHERE holder = 'anna'"])
async def test_lists_of_people_are_made_again(tmp_path: Path, name: str, harm: str) -> None:
    file = await a_full_store(tmp_path)
    examined = harmed(file, harm.format(name))
    assert any(f"the people of {FOLLOW[name]}" in fault for fault in examined.faults)
    save(file, tmp_path / "saved")
    saved = SqliteStore(tmp_path / "saved" / file.name)
    assert len(await saved.sitting("anna", 9)) == 2
    assert len(await saved.tournaments.of("anna", 9)) == 1
    assert await saved.sitting("eve", 9) == []
    await saved.close()


async def test_a_file_that_has_lost_its_checksums_keeps_everything_else(tmp_path: Path) -> None:
    file = await a_full_store(tmp_path)
    assert "all checksums are missing" in harmed(file, "DELETE FROM sums").faults[0]
    assert save(file, tmp_path / "saved") == 2
    with closing(sqlite3.connect(tmp_path / "saved" / file.name)) as saved:
        assert saved.execute("SELECT count(*) FROM damaged").fetchone() == (0,)


async def test_a_new_file_is_sound(tmp_path: Path) -> None:
    await SqliteStore(tmp_path / "serai.sqlite").close()
    assert examine(tmp_path / "serai.sqlite").all_faults() == []


async def test_nothing_is_saved_that_is_not_sound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = await a_full_store(tmp_path)

    def save_wrongly(made: sqlite3.Connection, found: ExaminedTable) -> bool:
        values = (*found.line[:5], 99, *found.line[6:])
        made.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
        return True

    monkeypatch.setattr(salvage, "_save_table", save_wrongly)
    with pytest.raises(UserError, match="not sound itself"):
        save(file, tmp_path / "saved")
    assert list((tmp_path / "saved").iterdir()) == []
