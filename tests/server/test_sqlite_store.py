"""The embedded store: its journal, its transactions, and files of older layouts. The contract is in test_store.py."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
import threading
from collections.abc import Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serai.kernel.errors import UserError
from serai.server.store.base import Append
from serai.server.store.sqlite import SqliteStore
from tests.server.stored import a_row, a_table, an_append, append

pytestmark = pytest.mark.anyio


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


def test_another_programs_database_is_refused_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "serai.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE theirs (a INTEGER)")
    before = file.read_bytes()
    with pytest.raises(UserError, match="another program"):
        SqliteStore(file)
    assert file.read_bytes() == before


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
DROP TABLE damaged;
ALTER TABLE tables DROP COLUMN standing;
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
    5: "ALTER TABLE tables DROP COLUMN standing; DROP TABLE damaged;",
    6: "DROP TABLE damaged;",
    7: "",
}
"""What makes a file one of an older layout."""
LATEST = "".join(
    f"DROP TABLE {name};"
    for name in (
        *("channels", "habits", "calls", "daily"),
        *("people", "devices", "passkeys", "tournaments", "entrants", "rated", "evenings", "sums"),
    )
)


@pytest.mark.parametrize("layout", EARLIER)
async def test_a_file_of_an_older_layout_is_brought_up_to_date(tmp_path: Path, layout: int) -> None:
    file = tmp_path / "serai.sqlite"
    first = SqliteStore(file)
    await first.create(a_table(), [a_row(0)])
    await first.close()
    with sqlite3.connect(file) as connection:
        connection.executescript(f"{LATEST} {EARLIER[layout]} PRAGMA user_version = {layout};")
    second = SqliteStore(file)
    assert await append(second, an_append(1))
    assert await second.rows("t1") == [a_row(0), a_row(1)]
    await second.keep_edition("amul", "abc", "text")
    await second.close()
    third = SqliteStore(file)
    assert await third.kept_edition("amul", "abc") == "text"
    assert await third.notifications.channels("anna") == []
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
        connection.executescript(f"{LATEST} {EARLIER[3]} PRAGMA user_version = 3;")
        texts = [(json.dumps(tables), json.dumps(moves)) for tables, moves in kept]
        connection.executemany("INSERT INTO journal (tables, moves) VALUES (?, ?)", texts)
    second = SqliteStore(file)
    assert await second.rows("t1") == rows
    assert await second.rows("t2") == rows[:1]
    assert await second.lengths(["t1", "t2"]) == {"t1": (3, 0), "t2": (1, 0)}
    # The process that had claimed the other table is gone.
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
        connection.executescript(f"{LATEST} {EARLIER[4]} PRAGMA user_version = 4;")
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
