"""A damaged row stops one table, in words; all others go on, and what is sound can be saved."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path

import pytest

from serai.cli.errors import explain
from serai.cli.fsck import run as fsck
from serai.kernel.errors import UserError
from serai.server.store.base import LogRow
from serai.server.store.checks import DamagedTable, beginning, checksum, verified
from serai.server.store.sqlite import SqliteStore
from tests.server.serving import serving
from tests.server.stored import a_row, a_table, an_append, append
from tests.server.test_play import two_people
from tests.server.test_sqlite_store import left_by_a_kill, two_tables

pytestmark = pytest.mark.anyio


def chained(table: str, count: int) -> list[LogRow]:
    rows, last = [], beginning(table)
    for number in range(count):
        last = checksum(last, a_row(number))
        rows.append(a_row(number)._replace(check=last))
    return rows


@pytest.mark.parametrize(
    ("harm", "sound"),
    [
        (lambda rows: [*rows[:2], rows[2]._replace(move=b'{"seat":1}'), *rows[3:]], 2),
        (lambda rows: [*rows[:2], *rows[3:]], 2),
        (lambda rows: [rows[1], rows[0], *rows[2:]], 0),
        (lambda rows: [*rows[:3], rows[3]._replace(at=11.0), *rows[4:]], 3),
        (lambda rows: [*rows[:4], rows[4]._replace(check=None)], 4),
        (lambda rows: rows[:4], 4),
    ],
)
def test_a_log_that_is_not_what_was_written_is_noticed(harm: object, sound: int) -> None:
    rows = chained("t1", 5)
    verified("t1", rows, length=5)
    verified("t1", [a_row(0), *_after_old_rows()], length=3)
    with pytest.raises(DamagedTable) as damaged:
        verified("t1", harm(rows), length=5)  # type: ignore[operator]
    assert damaged.value.sound == sound
    with pytest.raises(DamagedTable):
        verified("another", rows)


def _after_old_rows() -> list[LogRow]:
    """Rows that follow one of the time before there were checksums."""
    return chained("t1", 2)


async def test_every_move_that_is_played_has_a_checksum(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, _, table = await two_people(server)
        async with anna.at(table) as seat:
            await seat.started()
            assert (await seat.act(seat.view["legal"][0]))["type"] == "ack"
        rows = await server.store.rows(table)
        assert rows
        assert all(row.check is not None for row in rows)
        verified(table, rows)


async def test_a_damaged_table_is_set_aside_and_the_others_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR, "serai.server")
    async with serving(tmp_path) as server:
        anna, _, bad = await two_people(server)
        async with anna.at(bad) as seat:
            await seat.started()
            await seat.act(seat.view["legal"][0])
        _, _, unreadable = await two_people(server)
        ben, _, good = await two_people(server)
        cookies, bens = dict(anna.http.cookies), dict(ben.http.cookies)
    with sqlite3.connect(tmp_path / "serai.sqlite") as connection:
        connection.execute(
            "UPDATE runs SET rows = CAST(replace(rows, 'person', 'nobody') AS BLOB) WHERE table_id = ?", (bad,)
        )
        connection.execute("UPDATE tables SET doc = CAST('{' AS BLOB) WHERE id = ?", (unreadable,))
    async with serving(tmp_path) as server:
        anna, ben = server.browser(), server.browser()
        anna.http.cookies.update(cookies)
        ben.http.cookies.update(bens)
        async with anna.at(bad) as seat:
            assert await seat.until_closed() == 4404  # for good: nobody is sent round in circles
            assert seat.received[-1]["message"] == "server-table-damaged"
        assert "does not fit its checksum" in caplog.text
        assert (await anna.get(f"/api/tables/{unreadable}", 404))["message"] == "server-table-damaged"
        await anna.get("/api/me")
        async with ben.at(good) as seat:
            await seat.started()
            assert (await seat.act(seat.view["legal"][0]))["type"] == "ack"


@pytest.mark.parametrize("torn", [1, 2, 3])
async def test_a_torn_row_of_the_journal_does_not_stop_the_server(tmp_path: Path, torn: int) -> None:
    first = await two_tables(tmp_path / "serai.sqlite")
    copy, _ = left_by_a_kill(tmp_path / "serai.sqlite")
    await first.close()
    with sqlite3.connect(copy) as connection:
        connection.execute("UPDATE journal SET runs = substr(runs, 1, length(runs) / 2) WHERE number = ?", (torn,))
    second = SqliteStore(copy)
    sound = torn - 1
    assert await second.rows("t1") == await second.rows("t2") == [a_row(number) for number in range(sound)]
    assert await append(second, an_append(sound))
    await second.close()
    with sqlite3.connect(copy) as connection:
        reasons = [reason for (reason,) in connection.execute("SELECT reason FROM damaged")]
        assert len(reasons) == 1 + 2 * (3 - torn)
        assert connection.execute("SELECT count(*) FROM journal").fetchone() == (0,)


async def a_store_with_damage(folder: Path) -> Path:
    file = folder / "serai.sqlite"
    store = SqliteStore(file)
    for name in ("good", "bad", "gap"):
        await store.create(a_table(name), chained(name, 2))
        rows = chained(name, 4)[2:]
        for number, row in enumerate(rows, 2):
            assert await append(store, an_append(number, table=name).__class__(name, number, [row], None, None))
            assert await store.rows(name)  # entered by itself
    await store.close()
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE runs SET rows = CAST('[' AS BLOB) WHERE table_id = 'bad' AND number = 3")
        connection.execute("DELETE FROM runs WHERE table_id = 'gap' AND number = 2")
    return file


async def test_fsck_says_what_is_damaged_and_saves_the_rest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = await a_store_with_damage(tmp_path)
    before = file.read_bytes()
    assert fsck(data=tmp_path, save=tmp_path / "saved") == 1
    said = capsys.readouterr().out.splitlines()
    assert "table bad is damaged: the rows from 3 on cannot be read" in said[0]
    assert "table gap is damaged: there is a gap before row 3" in said[1]
    assert said[2] == "3 tables, 9 sound moves, 2 tables damaged"
    assert file.read_bytes() == before
    saved = SqliteStore(tmp_path / "saved" / "serai.sqlite")
    assert {name: len(await saved.rows(name)) for name in ("good", "bad", "gap")} == {"good": 4, "bad": 3, "gap": 2}
    assert len(await saved.sitting("anna", 9)) == 3
    await saved.close()
    assert fsck(data=tmp_path / "saved") == 0
    with pytest.raises(UserError, match="exists already"):
        fsck(data=tmp_path, save=tmp_path / "saved")


async def test_a_file_that_is_no_database_is_told_in_words(tmp_path: Path) -> None:
    (tmp_path / "serai.sqlite").write_bytes(b"something else" * 1000)
    with pytest.raises(UserError, match="cannot be used as serai's database"):
        SqliteStore(tmp_path / "serai.sqlite")
    with pytest.raises(UserError, match="is not a database"):
        fsck(data=tmp_path)
    with pytest.raises(UserError, match="there is no"):
        fsck(data=tmp_path / "nowhere")


def test_a_full_disk_is_not_called_our_fault() -> None:
    assert explain(OSError(28, "No space left on device")) == (
        "cannot write what was asked for: No space left on device",
        2,
    )
