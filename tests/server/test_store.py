"""The contract that every store keeps: SQLite and a real PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
import tempfile
import threading
from collections.abc import AsyncIterator, Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serai.kernel.errors import UserError
from serai.server.doc import SeatDoc, TableDoc
from serai.server.store.base import Append, Row, Store
from serai.server.store.postgres import PostgresStore
from serai.server.store.sqlite import SqliteStore
from serai.server.wire import Chat
from tests.server.databases import postgres

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def postgres_address() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder, postgres(Path(folder)) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened: Store
    if request.param == "sqlite":
        opened = SqliteStore(tmp_path / "serai.sqlite")
    else:
        opened = await PostgresStore.open(request.getfixturevalue("postgres_address"))
        await opened._pool.execute("TRUNCATE tables, moves, sitters, chat, editions")
    yield opened
    await opened.close()


def a_table(name: str = "t1", **more: Any) -> TableDoc:
    plain: dict[str, Any] = {
        "id": name,
        "game": "amul",
        "players": 3,
        "edition": "reconstructed-1",
        "edition_hash": "abc",
        "options": {"tea": 0},
        "access": "public",
        "level": "easy",
        "seconds": None,
        "chat": True,
        "seats": [SeatDoc(kind="person", name="Anna", holder="anna"), SeatDoc(), SeatDoc()],
        "host": "anna",
        "seed": "secret",
        "created": 1.0,
    }
    return TableDoc(**(plain | more))


def a_row(number: int, at: float = 10.0) -> Row:
    return Row(number, "person", f"act-{number}", b'{"seat":0,"do":"offer","card":%d}' % number, at)


def an_append(number: int, count: int = 1, table: str = "t1", **more: Any) -> Append:
    rows = [a_row(number + place) for place in range(count)]
    return Append(table, number, rows, more.get("wake"), more.get("keeper"))


async def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    doc = a_table(options={"tea": 3}, deal=[{"seat": None, "do": "setup", "deck": [1, 2]}])
    await store.create(doc)
    stored = await store.load("t1")
    assert stored is not None
    assert stored == (doc, 0, 0)
    assert await store.load("t2") is None


async def test_a_table_is_made_once(store: Store) -> None:
    await store.create(a_table())
    with pytest.raises(Exception, match=r"(?i)unique"):
        await store.create(a_table())
    assert len(await store.public(0.0, 9)) == 1


async def append(store: Store, one: Append) -> bool:
    """One append; a fault is raised."""
    (outcome,) = await store.append([one])
    if isinstance(outcome, Exception):
        raise outcome
    return outcome


async def test_rows_are_numbered_without_gaps(store: Store) -> None:
    await store.create(a_table(), [a_row(0)])
    assert await append(store, an_append(1, 2))
    assert await store.rows("t1") == [a_row(0), a_row(1), a_row(2)]
    assert await store.rows("t1", since=2) == [a_row(2)]
    assert await store.lengths(["t1", "t2"]) == {"t1": (3, 0)}


@pytest.mark.parametrize("number", [0, 2, 5])
async def test_who_does_not_know_the_length_writes_nothing(store: Store, number: int) -> None:
    await store.create(a_table(), [a_row(0)])
    assert not await append(store, an_append(number, 3))
    assert await store.rows("t1") == [a_row(0)]
    assert not await append(store, an_append(0, table="nowhere"))


async def test_of_many_who_write_the_same_number_one_succeeds(store: Store) -> None:
    await store.create(a_table())
    grown = await asyncio.gather(*(append(store, an_append(0, 1 + place % 3)) for place in range(20)))
    assert sum(grown) == 1
    assert len(await store.rows("t1")) == 1 + grown.index(True) % 3


async def test_many_tables_grow_together(store: Store) -> None:
    names = [f"t{number}" for number in range(30)]
    for name in names:
        await store.create(a_table(name))
    for number in range(3):
        assert all(await store.append([an_append(number, table=name) for name in names]))
    assert set((await store.lengths(names)).values()) == {(3, 0)}


async def test_a_failing_append_takes_no_other_with_it(store: Store) -> None:
    await store.create(a_table("t1"))
    await store.create(a_table("t2"))
    bad = Append("t1", 0, [Row(0, "person", "", None, 1.0)], None, None)  # type: ignore[arg-type]
    failed, good = await store.append([bad, an_append(0, table="t2")])
    assert good is True
    assert isinstance(failed, Exception)
    assert await store.rows("t1") == []
    assert await append(store, an_append(1, table="t2"))


async def test_a_doc_is_replaced_only_at_its_revision(store: Store) -> None:
    await store.create(a_table())
    changed = a_table(status="running")
    assert await store.save(changed, 0)
    assert not await store.save(a_table(status="over"), 0)
    stored = await store.load("t1")
    assert stored is not None
    assert (stored.doc.status, stored.revision) == ("running", 1)


async def test_public_tables_open_ones_first(store: Store) -> None:
    await store.create(a_table("old", created=1.0))
    await store.create(a_table("new", created=2.0))
    await store.create(a_table("running", status="running", created=3.0))
    await store.create(a_table("over", status="over", created=4.0))
    await store.create(a_table("private", access="link", created=5.0))
    assert [doc.id for doc in await store.public(0.0, 9)] == ["new", "old", "running"]
    assert [doc.id for doc in await store.public(0.0, 1)] == ["new"]
    assert [doc.id for doc in await store.public(1.5, 9)] == ["new", "running"]


async def test_tables_of_a_holder_latest_touched_first(store: Store) -> None:
    await store.create(a_table("t1", created=1.0))
    await store.create(a_table("t2", created=2.0))
    await append(store, an_append(0, table="t1"))
    assert [doc.id for doc in await store.sitting("anna", 9)] == ["t1", "t2"]
    assert await store.save(a_table("t1", seats=[SeatDoc()] * 3), 0)
    assert [doc.id for doc in await store.sitting("anna", 9)] == ["t2"]
    assert await store.sitting("ben", 9) == []


async def test_where_nobody_has_moved_everybody_keeps_the_seat(store: Store) -> None:
    await store.create(a_table())
    assert await store.save(a_table(status="over"), 0, are_seats_the_same=True)
    assert [doc.status for doc in await store.sitting("anna", 9)] == ["over"]
    assert not await store.save(a_table(), 0, are_seats_the_same=True)


async def test_a_due_table_is_promised_to_one(store: Store) -> None:
    for name, wake in (("t1", 5.0), ("t2", 50.0), ("t3", None)):
        await store.create(a_table(name), wake=wake)
    assert await store.due(10.0, "first", 25.0, 9) == ["t1"]
    assert await store.due(10.0, "second", 25.0, 9) == []
    assert await store.due(26.0, "second", 40.0, 9) == ["t1"]
    assert not await store.agree("t1", None, None, by="first", now=30.0)
    assert await store.agree("t1", None, None, by="second", now=30.0)
    assert await store.due(99.0, "first", 100.0, 9) == ["t2"]


async def test_a_promise_can_be_taken_over_only_when_it_has_run_out(store: Store) -> None:
    await store.create(a_table())
    assert await store.agree("t1", 20.0, "first", by="first", now=10.0)
    assert not await store.agree("t1", 25.0, "second", by="second", now=19.0)
    assert await store.agree("t1", 22.0, "first", by="first", now=19.0)
    assert await store.agree("t1", 40.0, "second", by="second", now=22.0)
    assert not await store.agree("t2", 40.0, "second", by="second", now=22.0)


async def test_an_append_and_a_save_set_the_time_to_wake(store: Store) -> None:
    await store.create(a_table())
    await append(store, an_append(0, wake=5.0, keeper="me"))
    assert await store.save(a_table(chat=False), 0)
    assert await store.due(4.0, "me", 9.0, 9) == []
    assert await store.due(5.0, "me", 9.0, 9) == ["t1"]
    assert await store.save(a_table(chat=True), 1, wake=None)
    assert await store.due(99.0, "me", 100.0, 9) == []


async def test_chat_lines_in_order(store: Store) -> None:
    for number in range(5):
        await store.say("t1", Chat("Anna", 0, f"line {number}", float(number)))
    await store.say("t2", Chat("Ben", 1, "elsewhere", 9.0))
    assert [line.text for line in await store.said("t1", 3)] == ["line 2", "line 3", "line 4"]


async def test_the_first_secret_stays(store: Store) -> None:
    kept = await store.secret("one")
    assert await store.secret("two") == kept


async def test_the_text_of_an_edition_is_kept_by_its_hash(store: Store) -> None:
    await store.keep_edition("amul", "abc", 'id = "mine"  # Gold für alle')
    await store.keep_edition("amul", "abc", "another text that says the same")
    await store.keep_edition("amulett", "abc", "another game")
    assert await store.kept_edition("amul", "abc") == 'id = "mine"  # Gold für alle'
    assert await store.kept_edition("amul", "abd") is None


# --- only for the embedded store ---


async def test_what_was_promised_by_a_dead_process_is_due_at_once(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path / "serai.sqlite")
    await first.create(a_table())
    await append(first, an_append(0, wake=9e9, keeper="dead"))
    await first.close()
    second = SqliteStore(tmp_path / "serai.sqlite")
    assert await second.due(1.0, "me", 2.0, 9) == ["t1"]
    await second.close()


async def two_tables(file: Path) -> SqliteStore:
    """With three moves at each of them."""
    store = SqliteStore(file)
    for name in ("t1", "t2"):
        await store.create(a_table(name))
    for number in range(3):
        assert all(await store.append([an_append(number, table=name) for name in ("t1", "t2")]))
    return store


def left_by_a_kill(file: Path) -> tuple[Path, list[tuple[str, int]]]:
    """What is on the disk now, as another file, and the moves that are in the logs there."""
    copy = file.parent / "killed" / file.name
    copy.parent.mkdir()
    for left in (file, file.with_name(f"{file.name}-wal")):
        shutil.copy(left, copy.with_name(left.name))
    with sqlite3.connect(copy) as connection:
        return copy, connection.execute("SELECT table_id, number FROM moves").fetchall()


async def test_moves_left_in_the_journal_by_a_killed_process_are_entered(tmp_path: Path) -> None:
    first = await two_tables(tmp_path / "serai.sqlite")
    copy, entered = left_by_a_kill(tmp_path / "serai.sqlite")
    await first.close()
    assert entered == []
    second = SqliteStore(copy)
    assert await second.rows("t1") == await second.rows("t2") == [a_row(0), a_row(1), a_row(2)]
    assert await append(second, an_append(3, table="t1"))
    assert await second.lengths(["t1", "t2"]) == {"t1": (4, 0), "t2": (3, 0)}
    await second.close()


async def test_rows_come_back_to_the_microsecond(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "serai.sqlite")
    await store.create(a_table())
    moments = [round(1_800_000_000 * random.Random(number).random(), 6) for number in range(200)]
    rows = [a_row(number, at) for number, at in enumerate(moments)]
    assert await append(store, Append("t1", 0, rows, None, None))
    assert await store.rows("t1") == rows
    await store.close()


async def test_the_last_of_several_appends_sets_the_time_to_wake(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "serai.sqlite")
    await store.create(a_table())
    assert await append(store, an_append(0, 2, wake=5.0, keeper="me"))
    assert await append(store, an_append(2, wake=50.0, keeper="me"))
    assert await store.due(49.0, "me", 60.0, 9) == []
    assert await store.due(50.0, "me", 60.0, 9) == ["t1"]
    await store.close()


MOVE_BY_MOVE = """
CREATE TABLE earlier AS SELECT table_id, number, version, by, act, CAST(move AS BLOB) AS move, at FROM moves;
DROP VIEW moves; DROP TABLE runs; DROP TABLE journal; DROP INDEX sitters_of_table;
CREATE TABLE moves (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, version INTEGER NOT NULL, by TEXT NOT NULL, act TEXT NOT NULL,
    move BLOB NOT NULL, at REAL NOT NULL, PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO moves SELECT * FROM earlier; DROP TABLE earlier;
"""
JOURNAL_OF_TEXTS = "CREATE TABLE journal (number INTEGER PRIMARY KEY, tables TEXT NOT NULL, moves TEXT NOT NULL);"
EARLIER = {
    1: f"{MOVE_BY_MOVE} DROP TABLE editions;",
    2: f"{MOVE_BY_MOVE} DROP TABLE editions; {JOURNAL_OF_TEXTS}",
    3: f"{MOVE_BY_MOVE} {JOURNAL_OF_TEXTS}",
    4: f"{MOVE_BY_MOVE} CREATE TABLE journal (number INTEGER PRIMARY KEY, appends BLOB NOT NULL);",
}
"""What makes a file one of an older layout."""


@pytest.mark.parametrize("layout", EARLIER)
async def test_a_file_of_an_older_layout_is_brought_up_to_date(tmp_path: Path, layout: int) -> None:
    file = tmp_path / "serai.sqlite"
    first = SqliteStore(file)
    await first.create(a_table(), [a_row(0)])
    await first.close()
    with sqlite3.connect(file) as connection:
        connection.executescript(f"{EARLIER[layout]} PRAGMA user_version = {layout};")
    second = SqliteStore(file)
    assert await append(second, an_append(1))
    assert await second.rows("t1") == [a_row(0), a_row(1)]
    await second.keep_edition("amul", "abc", "text")
    await second.close()
    third = SqliteStore(file)
    assert await third.kept_edition("amul", "abc") == "text"
    await third.close()


async def test_a_journal_of_an_older_layout_is_entered(tmp_path: Path) -> None:
    file = tmp_path / "serai.sqlite"
    first = SqliteStore(file)
    for name in ("t1", "t2"):
        await first.create(a_table(name))
    await first.close()
    rows = [a_row(number) for number in range(3)]

    def written(table: str, *numbers: int) -> list[list[object]]:
        return [[table, n, *rows[n][:3], rows[n].move.decode(), round(rows[n].at * 1e6)] for n in numbers]

    kept = [
        (
            [["t1", 2, None, None, 1_000_000], ["t2", 1, 7_500_000, "me", 1_500_000]],
            written("t1", 0, 1) + written("t2", 0),
        ),
        ([["t1", 3, None, None, 2_000_000]], written("t1", 2)),
    ]
    with sqlite3.connect(file) as connection:
        connection.executescript(f"{EARLIER[3]} PRAGMA user_version = 3;")
        texts = [(json.dumps(tables), json.dumps(moves)) for tables, moves in kept]
        connection.executemany("INSERT INTO journal (tables, moves) VALUES (?, ?)", texts)
    second = SqliteStore(file)
    assert await second.rows("t1") == rows
    assert await second.rows("t2") == rows[:1]
    assert await second.lengths(["t1", "t2"]) == {"t1": (3, 0), "t2": (1, 0)}
    # Whoever had promised to look after the other table is gone.
    assert await second.due(0.0, "me", 60.0, 9) == ["t2"]
    await second.close()


async def test_a_journal_of_appends_is_entered(tmp_path: Path) -> None:
    file = tmp_path / "serai.sqlite"
    first = SqliteStore(file)
    for name in ("t1", "t2"):
        await first.create(a_table(name))
    await first.close()
    turns = [[an_append(0, 2), an_append(0, table="t2", wake=7.5)], [an_append(2)]]
    with sqlite3.connect(file) as connection:
        connection.executescript(f"{EARLIER[4]} PRAGMA user_version = 4;")
        connection.executemany(
            "INSERT INTO journal (appends) VALUES (?)", [(msgspec.msgpack.encode(turn),) for turn in turns]
        )
    second = SqliteStore(file)
    assert await second.rows("t1") == [a_row(0), a_row(1), a_row(2)]
    assert await second.rows("t2") == [a_row(0)]
    assert await second.lengths(["t1", "t2"]) == {"t1": (3, 0), "t2": (1, 0)}
    assert await second.due(7.0, "me", 60.0, 9) == []
    assert await second.due(8.0, "me", 60.0, 9) == ["t2"]
    await second.close()


async def test_a_table_is_entered_without_the_others(tmp_path: Path) -> None:
    """What is asked about one table must not cost as much as all that happens at the others."""
    first = await two_tables(tmp_path / "serai.sqlite")
    assert await first.rows("t1", 1) == [a_row(1), a_row(2)]
    assert await append(first, an_append(3))
    copy, entered = left_by_a_kill(tmp_path / "serai.sqlite")
    await first.close()
    assert entered == [("t1", 0), ("t1", 1), ("t1", 2)]
    second = SqliteStore(copy)
    assert await second.rows("t1") == [a_row(0), a_row(1), a_row(2), a_row(3)]
    assert await second.rows("t2") == [a_row(0), a_row(1), a_row(2)]
    assert await append(second, an_append(3, table="t2"))
    await second.close()


async def test_a_gap_in_a_log_is_noticed(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "serai.sqlite")
    await store.create(a_table())
    assert await append(store, an_append(0))
    store._writer.execute("UPDATE tables SET length = 5 WHERE id = 't1'")
    with pytest.raises(RuntimeError, match="does not end where"):
        await store.rows("t1")
    store._writer.execute("UPDATE tables SET length = 0 WHERE id = 't1'")
    assert await store.rows("t1") == [a_row(0)]
    await store.close()


async def in_one_transaction(store: SqliteStore, *jobs: Coroutine[Any, Any, Any]) -> list[Any]:
    """What comes of jobs that are asked for while the store is busy."""
    began, may_go_on = threading.Event(), threading.Event()

    def keep_busy(_: sqlite3.Connection) -> None:
        began.set()
        may_go_on.wait()

    busy = asyncio.create_task(store._write(keep_busy))
    await asyncio.to_thread(began.wait)
    tasks = [asyncio.create_task(job) for job in jobs]
    await asyncio.sleep(0)
    may_go_on.set()
    await busy
    return await asyncio.gather(*tasks, return_exceptions=True)


async def test_what_fails_takes_nothing_else_with_it(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "serai.sqlite")
    await store.create(a_table())
    nonsense: Any = object()
    outcomes = await in_one_transaction(
        store,
        store.agree("t1", nonsense, None, by="me", now=1.0),  # one statement
        store.create(a_table()),  # several
        append(store, an_append(0)),
        store.agree("t1", 5.0, "me", by="me", now=1.0),
    )
    assert [type(outcome) for outcome in outcomes] == [sqlite3.ProgrammingError, sqlite3.IntegrityError, bool, bool]
    assert await store.due(9.0, "me", 10.0, 9) == ["t1"]
    await store.close()


async def test_when_the_transaction_is_gone_nobody_is_told_that_something_is_stored(tmp_path: Path) -> None:
    """SQLite itself takes everything back when the disk is full, say."""
    store = SqliteStore(tmp_path / "serai.sqlite")
    await store.create(a_table())

    def fail(connection: sqlite3.Connection) -> None:
        connection.execute("ROLLBACK")
        raise sqlite3.OperationalError("database or disk is full")

    for is_one_statement in (True, False):
        failing = store._write(fail, is_one_statement=is_one_statement)
        outcomes = await in_one_transaction(store, failing, append(store, an_append(0)))
        assert all(isinstance(outcome, sqlite3.OperationalError) for outcome in outcomes)
        assert await store.rows("t1") == []
    assert await append(store, an_append(0))
    await store.close()


async def test_a_commit_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "serai.sqlite")
    await store.create(a_table())
    store._writer.execute("ALTER TABLE journal RENAME TO elsewhere")
    with pytest.raises(sqlite3.Error):
        await append(store, an_append(0, 2))
    store._writer.execute("ALTER TABLE elsewhere RENAME TO journal")
    assert not await append(store, an_append(2))
    assert await append(store, an_append(0))
    assert await store.rows("t1") == [a_row(0)]
    await store.close()


async def test_one_process_per_data_folder(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path / "serai.sqlite")
    with pytest.raises(UserError, match="another server is using"):
        SqliteStore(tmp_path / "serai.sqlite")
    await first.close()


async def test_a_database_of_another_layout_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "serai.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(UserError, match="layout 99"):
        SqliteStore(file)


async def test_whatever_fails_everybody_gets_an_answer_and_the_next_append_is_taken(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_: object) -> set[str]:
        raise RuntimeError("out of the blue")

    opened = await PostgresStore.open(postgres_address)
    names = ("blue1", "blue2")
    for name in names:
        await opened.create(a_table(name))
    with monkeypatch.context() as patch:
        patch.setattr(opened, "_append_together", broken)
        faults = await opened.append([an_append(0, table=name) for name in names])
    assert [str(fault) for fault in faults] == ["out of the blue"] * 2
    assert await append(opened, an_append(0, table="blue1"))
    await opened.close()


async def test_a_postgres_database_of_an_older_layout_is_brought_up_to_date(postgres_address: str) -> None:
    first = await PostgresStore.open(postgres_address)
    await first.create(a_table("old"))
    await first._pool.execute("DROP TABLE editions; UPDATE settings SET value = '1' WHERE name = 'layout'")
    await first.close()
    second = await PostgresStore.open(postgres_address)
    await second.keep_edition("amul", "abc", "text")
    assert await second._pool.fetchval("SELECT value FROM settings WHERE name = 'layout'") == "2"
    assert await second.load("old")
    await second.close()


async def test_a_postgres_database_of_a_newer_layout_is_refused(postgres_address: str) -> None:
    first = await PostgresStore.open(postgres_address)
    await first._pool.execute("UPDATE settings SET value = '99' WHERE name = 'layout'")
    with pytest.raises(UserError, match="layout 99"):
        await PostgresStore.open(postgres_address)
    await first._pool.execute("UPDATE settings SET value = '2' WHERE name = 'layout'")
    await first.close()


async def test_an_unreachable_database_is_told_in_one_line() -> None:
    with pytest.raises(UserError, match="cannot be reached"):
        await PostgresStore.open("postgresql://nobody@127.0.0.1:1/nothing")
