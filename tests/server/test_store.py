"""The contract that every store keeps: SQLite, a real PostgreSQL, and the model of it that simulations use."""

from __future__ import annotations

import asyncio

import pytest

from serai.kernel.errors import UserError
from serai.server.rows.game_status import GameStatus
from serai.server.rows.table import GivenOrder, SeatDoc
from serai.server.store.base import Append, LogRow, Store
from serai.server.store.postgres import LAYOUT, PostgresStore
from serai.server.wire import Chat
from tests.server.stored import a_row, a_table, an_append, append

pytestmark = pytest.mark.anyio

LONG_SILENT = "UPDATE processes SET seen = seen - interval '1000 seconds'"


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
    bad = Append("t1", 0, [LogRow(0, "person", "", None, 1.0)], None, None)  # type: ignore[arg-type]
    failed, good = await store.append([bad, an_append(0, table="t2")])
    assert good is True
    assert isinstance(failed, Exception)
    assert await store.rows("t1") == []
    assert await append(store, an_append(1, table="t2"))


async def test_what_follows_from_a_doc_does_not_count_once_that_has_changed(store: Store) -> None:
    await store.create(a_table())
    assert await append(store, an_append(0, revision=0))
    assert await store.save(a_table(status="running"), 0)
    assert not await append(store, an_append(1, revision=0))
    assert len(await store.rows("t1")) == 1
    assert await append(store, an_append(1, revision=1))
    assert await append(store, an_append(2))


async def test_a_doc_is_replaced_only_at_its_revision(store: Store) -> None:
    await store.create(a_table())
    changed = a_table(status="running")
    assert await store.save(changed, 0)
    assert not await store.save(a_table(status="over"), 0)
    stored = await store.load("t1")
    assert stored is not None
    assert (stored.doc.status, stored.revision) == ("running", 1)


async def test_orders_for_later_are_kept_with_the_table(store: Store) -> None:
    doc = a_table()
    await store.create(doc)
    order = GivenOrder("later", {"kind": "pick", "cards": ["gold", "Gewürz"], "round": 3})
    doc.seats[0] = SeatDoc("person", "Anna", None, "anna", orders=[order])
    assert await store.save(doc, 0)
    stored = await store.load(doc.id)
    assert stored is not None
    assert stored.doc.seats[0].orders == [order]


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
    assert await sat_at(store) == ["t1", "t2"]
    assert await store.save(a_table("t1", seats=[SeatDoc()] * 3), 0)
    assert await sat_at(store) == ["t2"]
    assert await store.sitting("ben", 9) == []


async def sat_at(store: Store, limit: int = 9) -> list[str]:
    return [sat.doc.id for sat in await store.sitting("anna", limit)]


async def test_finished_tables_of_a_holder_come_last(store: Store) -> None:
    await store.create(a_table("over", status="over", created=3.0))
    await store.create(a_table("old", status="running", created=1.0))
    await store.create(a_table("new", created=2.0))
    assert await sat_at(store) == ["new", "old", "over"]
    assert await sat_at(store, 2) == ["new", "old"]


async def test_a_table_of_a_holder_says_how_its_game_stands(store: Store) -> None:
    await store.create(a_table())
    ((_, standing, touched),) = await store.sitting("anna", 9)
    assert (standing, touched) == (None, 1.0)
    for number, wanted in enumerate((GameStatus(1, (0, 2), 5.0), GameStatus(None, (), 6.5))):
        assert await append(store, an_append(number, standing=wanted.to_json()))
        ((_, standing, touched),) = await store.sitting("anna", 9)
        assert (standing, touched) == (wanted, 10.0)


async def test_who_has_taken_a_table_off_the_list_keeps_the_seat(store: Store) -> None:
    doc = a_table(status="over")
    await store.create(doc)
    doc.seats[0].unlisted = True
    assert await store.save(doc, 0)
    assert await sat_at(store) == []
    stored = await store.load("t1")
    assert stored is not None
    assert stored.doc.seat_of("anna") == 0


async def test_where_nobody_has_moved_everybody_keeps_the_seat(store: Store) -> None:
    await store.create(a_table())
    assert await store.save(a_table(status="over"), 0, are_seats_the_same=True)
    assert [sat.doc.status for sat in await store.sitting("anna", 9)] == ["over"]
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


async def test_what_a_dead_process_has_promised_is_due_at_once(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not have to run out: bots go on within 5 seconds."""
    monkeypatch.setattr("serai.server.store.postgres.DEAD_SECONDS", 600.0)
    store = await PostgresStore.open(postgres_address)
    await store._pool.execute("TRUNCATE tables, moves, sitters, processes")
    await store.create(a_table())
    assert await store.due(0.0, "dying", 15.0, 9) == []
    assert await append(store, an_append(0, wake=1e9, keeper="dying"))
    assert await store.due(1.0, "heir", 16.0, 9) == []
    await store._pool.execute(LONG_SILENT)
    assert await store.due(1.0, "dying", 16.0, 9) == []
    assert await store.due(1.0, "heir", 16.0, 9) == [], "it has asked just now"
    await store._pool.execute(LONG_SILENT)
    assert await store.due(1.0, "heir", 16.0, 9) == ["t1"]
    await store.close()


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


async def test_keys_are_kept_by_name(store: Store) -> None:
    assert await store.secret("first", "vapid") == "first"
    assert await store.secret("second", "vapid") == "first"


async def test_the_last_lines_of_many_tables_are_found_together(store: Store) -> None:
    for table, seat, at in (("t1", 0, 1.0), ("t1", 1, 2.0), ("t2", 2, 3.0), ("t1", 0, 4.0)):
        await store.say(table, Chat("Anna", seat, "…", at))
    assert await store.spoken(["t1", "t2", "t3"], 2) == {"t1": [(0, 4.0), (1, 2.0)], "t2": [(2, 3.0)]}
    assert await store.spoken([], 2) == {}


# --- only for PostgreSQL ---


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
    await first._pool.execute(
        "DROP TABLE editions; DROP TABLE channels; DROP TABLE habits; DROP TABLE calls; DROP TABLE daily;"
        " DROP TABLE people, devices, passkeys, tournaments, entrants, rated, evenings, public_log;"
        " ALTER TABLE tables DROP COLUMN standing; ALTER TABLE moves DROP COLUMN checksum;"
        " UPDATE settings SET value = '1' WHERE name = 'layout'"
    )
    await first.close()
    second = await PostgresStore.open(postgres_address)
    await second.keep_edition("amul", "abc", "text")
    assert await second._pool.fetchval("SELECT value FROM settings WHERE name = 'layout'") == str(LAYOUT)
    assert await second.load("old")
    await second.close()


async def test_a_postgres_database_of_a_newer_layout_is_refused(postgres_address: str) -> None:
    first = await PostgresStore.open(postgres_address)
    await first._pool.execute("UPDATE settings SET value = '99' WHERE name = 'layout'")
    with pytest.raises(UserError, match="layout 99"):
        await PostgresStore.open(postgres_address)
    await first._pool.execute("UPDATE settings SET value = '4' WHERE name = 'layout'")
    await first.close()


async def test_an_unreachable_database_is_told_in_one_line() -> None:
    with pytest.raises(UserError, match="cannot be reached"):
        await PostgresStore.open("postgresql://nobody@127.0.0.1:1/nothing")
