"""The contract that every store keeps: SQLite, a real PostgreSQL, and the model of it that simulations use."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from time import time
from typing import Any

import pytest

from serai.kernel.errors import UserError
from serai.server.store.base import Append, Row, Store
from serai.server.store.calls import Call, Channel, Details, Habits, Quiet
from serai.server.store.daily import Result
from serai.server.store.people import Device, Passkey, Person
from serai.server.store.postgres import PostgresStore
from serai.server.store.sqlite import SqliteStore
from serai.server.store.tournaments import Rated
from serai.server.table.doc import GivenOrder, SeatDoc
from serai.server.table.standing import Standing
from serai.server.tournaments.doc import Entrant
from serai.server.wire import Chat, Profile
from tests.server.databases import postgres
from tests.server.stored import a_row, a_table, a_tournament, an_append, append
from tests.simulation.faults import Faults
from tests.simulation.ledger import Ledger
from tests.simulation.shared_store import Database, SharedStore

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def postgres_address() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder, postgres(Path(folder)) as address:
        yield address


def a_model() -> SharedStore:
    faults = Faults("none")
    faults.are_over = True
    complaints: list[str] = []
    return SharedStore(Database(Ledger(time, complaints.append)), faults, random.Random(1), time)


@pytest.fixture(params=["sqlite", "postgres", "model"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened: Store
    if request.param == "sqlite":
        opened = SqliteStore(tmp_path / "serai.sqlite")
    elif request.param == "model":
        opened = a_model()
    else:
        opened = await PostgresStore.open(request.getfixturevalue("postgres_address"))
        await opened._pool.execute(
            "TRUNCATE tables, moves, sitters, chat, editions, channels, habits, calls, daily, people, devices,"
            " passkeys, tournaments, entrants, rated"
        )
    yield opened
    await opened.close()


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
    bad = Append("t1", 0, [Row(0, "person", "", None, 1.0)], None, None)  # type: ignore[arg-type]
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
    for number, wanted in enumerate((Standing(1, (0, 2), 5.0), Standing(None, (), 6.5))):
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
    monkeypatch.setattr("serai.server.store.postgres.DEAD_SECONDS", 0.3)
    store = await PostgresStore.open(postgres_address)
    await store._pool.execute("TRUNCATE tables, moves, sitters, processes")
    await store.create(a_table())
    assert await store.due(0.0, "dying", 15.0, 9) == []
    assert await append(store, an_append(0, wake=1e9, keeper="dying"))
    assert await store.due(1.0, "heir", 16.0, 9) == []
    await asyncio.sleep(0.2)
    assert await store.due(1.0, "dying", 16.0, 9) == []
    await asyncio.sleep(0.2)
    assert await store.due(1.0, "heir", 16.0, 9) == [], "it has asked 0.2 seconds ago"
    await asyncio.sleep(0.3)
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
        " DROP TABLE people, devices, passkeys, tournaments, entrants, rated;"
        " ALTER TABLE tables DROP COLUMN standing; ALTER TABLE moves DROP COLUMN checksum;"
        " UPDATE settings SET value = '1' WHERE name = 'layout'"
    )
    await first.close()
    second = await PostgresStore.open(postgres_address)
    await second.keep_edition("amul", "abc", "text")
    assert await second._pool.fetchval("SELECT value FROM settings WHERE name = 'layout'") == "7"
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


# --- notifications ---


def a_call(since: float = 10.0, due: float = 20.0, **more: Any) -> Call:
    plain: dict[str, Any] = {"table": "t1", "seat": 0, "what": "turn", "since": since, "holder": "anna", "due": due}
    return Call(**(plain | more))


async def keep_channels(store: Store, *names: str, holder: str = "anna") -> None:
    for name in names:
        details = Details("de", "key", "secret")
        await store.calls.keep_channel(Channel(name, holder, "hook", f"https://{name}.example", details))


async def test_channels_and_habits_come_back_as_they_were_kept(store: Store) -> None:
    await keep_channels(store, "one", "two")
    await keep_channels(store, "three", holder="ben")
    assert [channel.id for channel in await store.calls.channels("anna")] == ["one", "two"]
    assert await store.calls.channel("three") == Channel(
        "three", "ben", "hook", "https://three.example", Details("de", "key", "secret")
    )
    await store.calls.drop_channel("one")
    assert [channel.id for channel in await store.calls.channels("anna")] == ["two"]
    assert await store.calls.habits("anna") == Habits()
    for until in (400, 420):
        await store.calls.keep_habits("anna", Habits(Quiet(1320, until, "Europe/Berlin")))
    assert await store.calls.habits("anna") == Habits(Quiet(1320, 420, "Europe/Berlin"))


async def test_nothing_is_left_of_somebody_who_is_forgotten(store: Store) -> None:
    await keep_channels(store, "one")
    await keep_channels(store, "two", holder="ben")
    await store.calls.keep_habits("anna", Habits(Quiet(1320, 420, "Europe/Berlin")))
    await store.calls.add(a_call())
    await store.calls.forget("anna")
    assert await store.calls.channels("anna") == []
    assert await store.calls.habits("anna") == Habits()
    assert await store.calls.claim(1000.0, 2000.0, 9, 9) == []
    assert [channel.id for channel in await store.calls.channels("ben")] == ["two"]


async def test_a_call_goes_once_to_each_channel(store: Store) -> None:
    await keep_channels(store, "one", "two")
    await keep_channels(store, "three", holder="ben")
    for _ in range(3):
        await store.calls.add(a_call())
    assert await store.calls.claim(19.0, 99.0, 9, 9) == []
    claimed = await store.calls.claim(20.0, 99.0, 9, 9)
    assert sorted(call.channel for call in claimed) == ["one", "two"]
    assert await store.calls.claim(20.0, 99.0, 9, 9) == []
    await store.calls.settle(claimed[0])
    await store.calls.settle(claimed[1], 30.0, claimed[1].tries)
    await store.calls.add(a_call())  # as after a restart
    again = await store.calls.claim(1000.0, 2000.0, 9, 9)
    assert [(call.channel, call.tries) for call in again] == [(claimed[1].channel, 2)]


async def test_of_many_processes_one_gets_a_call(store: Store) -> None:
    await keep_channels(store, *(f"channel{number}" for number in range(10)))
    await store.calls.add(a_call())
    taken = await asyncio.gather(*(store.calls.claim(20.0, 99.0, 3, 9) for _ in range(12)), return_exceptions=True)
    found = [call.channel for some in taken if isinstance(some, list) for call in some]
    while more := await store.calls.claim(20.0, 99.0, 3, 9):
        found += [call.channel for call in more]
    assert sorted(found) == sorted({*found})
    assert len(found) == 10


async def test_every_receiver_comes_before_the_second_call_of_another(store: Store) -> None:
    await keep_channels(store, "busy", "slow", holder="anna")
    await keep_channels(store, "quick", holder="ben")
    for number in range(5):
        await store.calls.add(a_call(table=f"t{number}", due=10.0 + number))
    await store.calls.add(a_call(table="t9", holder="ben", due=20.0))
    claimed = await store.calls.claim(20.0, 99.0, 9, 2, ["busy.example"])
    assert [call.receiver for call in claimed].count("slow.example") == 2
    assert {call.table for call in claimed if call.receiver == "slow.example"} == {"t0", "t1"}
    assert [(call.table, call.channel) for call in claimed if call.receiver == "quick.example"] == [("t9", "quick")]
    assert len(claimed) == 3, "nothing for a receiver that is busy"
    assert [call.receiver for call in await store.calls.claim(20.0, 99.0, 9, 9, ["busy.example"])] == [
        "slow.example"
    ] * 3


async def test_somebody_with_much_at_a_receiver_leaves_places_to_others_there(store: Store) -> None:
    for who, path in (("anna", "a"), ("ben", "b")):
        await store.calls.keep_channel(Channel(path, who, "hook", f"https://Chat.example:8443/{path}", Details()))
    for number in range(5):
        await store.calls.add(a_call(table=f"t{number}", due=10.0))
    await store.calls.add(a_call(table="t9", holder="ben", due=20.0))
    claimed = await store.calls.claim(20.0, 99.0, 9, 2)
    assert {call.channel for call in claimed} == {"a", "b"}
    assert {call.receiver for call in claimed} == {"chat.example"}


async def test_a_later_decision_takes_the_place_of_an_earlier_one(store: Store) -> None:
    await keep_channels(store, "one")
    await store.calls.add(a_call())
    (earlier,) = await store.calls.claim(20.0, 99.0, 9, 9)
    await store.calls.add(a_call(since=50.0, due=60.0))
    await store.calls.settle(earlier)  # too late to mean anything
    await store.calls.add(a_call(since=40.0, due=1.0))
    (later,) = await store.calls.claim(60.0, 99.0, 9, 9)
    assert (later.since, later.tries) == (50.0, 1)


async def test_running_tables_of_those_who_can_be_called_are_found(store: Store) -> None:
    for name, holder in (("t1", "anna"), ("t2", "ben")):
        seats = [SeatDoc("person", holder, None, holder)]
        await store.create(a_table(name, status="running", seats=seats))
        await append(store, an_append(0, table=name, standing=Standing(1, (0,), 10.0).to_json()))
        await store.save(a_table(name, status="running", seats=seats), 0)
    await keep_channels(store, "one")
    found = await store.calls.waiting()
    assert [(sat.doc.id, sat.standing) for sat in found] == [("t1", Standing(1, (0,), 10.0))]
    one = await store.sat("t1")
    assert one is not None
    assert one.standing == Standing(1, (0,), 10.0)
    assert await store.sat("nowhere") is None


async def test_keys_are_kept_by_name(store: Store) -> None:
    assert await store.secret("first", "vapid") == "first"
    assert await store.secret("second", "vapid") == "first"


async def test_the_last_lines_of_many_tables_are_found_together(store: Store) -> None:
    for table, seat, at in (("t1", 0, 1.0), ("t1", 1, 2.0), ("t2", 2, 3.0), ("t1", 0, 4.0)):
        await store.say(table, Chat("Anna", seat, "…", at))
    assert await store.spoken(["t1", "t2", "t3"], 2) == {"t1": [(0, 4.0), (1, 2.0)], "t2": [(2, 3.0)]}
    assert await store.spoken([], 2) == {}


# --- the daily deal ---


def a_result(holder: str, place: int, points: float, day: str = "2026-11-17") -> Result:
    return Result("amul", day, holder, holder.title(), place, points, f"table-of-{holder}")


async def test_results_of_a_day_are_ranked_and_counted(store: Store) -> None:
    mine = a_result("anna", 2, 50.0)
    for result in (mine, a_result("ben", 1, 40.0), a_result("cleo", 2, 50.0), a_result("dan", 2, 49.5)):
        await store.daily.add(result)
    await store.daily.add(a_result("eve", 1, 90.0, "2026-11-18"))
    assert [result.holder for result in await store.daily.best("amul", "2026-11-17", 9)] == [
        "ben",
        "anna",
        "cleo",
        "dan",
    ]
    assert len(await store.daily.best("amul", "2026-11-17", 2)) == 2
    assert await store.daily.count(mine) == (4, 1, 2)
    assert await store.daily.of("amul", "2026-11-17", "anna") == mine
    assert await store.daily.of("amul", "2026-11-18", "anna") is None


async def test_the_first_result_of_a_player_stays(store: Store) -> None:
    await store.daily.add(a_result("anna", 4, 10.0))
    await store.daily.add(a_result("anna", 1, 90.0))
    assert await store.daily.best("amul", "2026-11-17", 9) == [a_result("anna", 4, 10.0)]
    await store.daily.forget("anna")
    assert await store.daily.best("amul", "2026-11-17", 9) == []


# --- tournaments ---


async def test_of_two_changes_of_a_tournament_one_counts(store: Store) -> None:
    cup = a_tournament("cup", ["anna"])
    await store.tournaments.create(cup)
    stored = await store.tournaments.load("cup")
    assert stored == (cup, 0)
    cup.entrants.append(Entrant("Ben", "ben"))
    assert await store.tournaments.save(cup, 0, 200.0)
    assert not await store.tournaments.save(a_tournament("cup", ["zoe"]), 0, 201.0)
    assert await store.tournaments.load("cup") == (cup, 1)
    assert await store.tournaments.of("ben", 9) == [cup]
    assert await store.tournaments.of("zoe", 9) == [], "what was not written counts for nobody"
    await store.tournaments.forget("ben")
    assert await store.tournaments.of("ben", 9) == []
    assert await store.tournaments.load("nowhere") is None


async def test_old_tournaments_are_deleted_unless_they_are_played(store: Store) -> None:
    await store.tournaments.create(a_tournament("open", ["anna"]))
    await store.tournaments.create(a_tournament("played", ["anna"], status="running"))
    await store.tournaments.discard(99.0)
    assert len(await store.tournaments.of("anna", 9)) == 2
    await store.tournaments.discard(101.0)
    assert [cup.id for cup in await store.tournaments.of("anna", 9)] == ["played"]


async def test_who_was_compared_is_kept_once_and_stays_when_somebody_is_forgotten(store: Store) -> None:
    compared = [
        Rated("cup", deal, 0, board, "amul", 3, holder, holder.title(), board + 1, 10.0 - deal)
        for deal in range(2)
        for board, holder in enumerate(("anna", "ben"))
    ]
    for _ in range(2):
        await store.tournaments.rate(compared)
    assert await store.tournaments.rated("amul", 3) == compared[2:] + compared[:2], "in order of time"
    assert await store.tournaments.rated("amul", 4) == []
    assert await store.tournaments.rated_with("ben") == [("amul", 3)]
    await store.tournaments.rename_rated("ben", "benjamin", is_known=True)
    await store.tournaments.rename_rated("anna", "nobody.1", is_known=False)
    found = {(one.holder, one.name) for one in await store.tournaments.rated("amul", 3)}
    assert found == {("benjamin", "Ben"), ("nobody.1", None)}
    assert await store.tournaments.rated_with("anna") == []


# --- people ---


async def test_what_is_known_of_a_player_comes_back(store: Store) -> None:
    people = store.people
    assert await people.person("anna") == Person(Profile(), None)
    await people.keep_phrase("anna", "digest", 5.0)
    await people.keep_profile("anna", Profile(name="Änne", colour=3, emblem=0))
    assert await people.person("anna") == Person(Profile(name="Änne", colour=3, emblem=0), 5.0)
    assert await people.with_phrase("digest") == "anna"
    await people.keep_phrase("anna", "newer", 6.0)
    assert await people.with_phrase("digest") is None, "only the last phrase counts"
    assert await people.person("anna") == Person(Profile(name="Änne", colour=3, emblem=0), 6.0)
    await people.keep_profile("ben", Profile(name="Ben"))
    await people.keep_profile("cleo", Profile(name="Cleo"))
    await people.forget("anna")
    assert await people.with_phrase("newer") is None
    assert await people.person("anna") == Person(Profile(), None)
    assert await people.person("ben") == Person(Profile(name="Ben"), None)


async def test_a_device_that_was_signed_out_stays_so(store: Store) -> None:
    people = store.people
    assert await people.device("anna", "") is None
    await people.keep_device("anna", "", "Firefox", 1.0)
    await people.keep_device("anna", "phone", "Chrome", 2.0)
    await people.keep_device("ben", "", "Safari", 3.0)
    await people.keep_device("anna", "", "Firefox", 9.0)
    phone = Device("phone", "Chrome", 2.0, 2.0, signed_out=False)
    assert await people.devices("anna") == [Device("", "Firefox", 1.0, 9.0, signed_out=False), phone]
    assert await people.sign_out("anna", "")
    assert not await people.sign_out("anna", "")
    assert not await people.sign_out("ben", "phone")
    await people.keep_device("anna", "", "Firefox", 10.0)
    assert (await people.device("anna", "")) == Device("", "Firefox", 1.0, 10.0, signed_out=True)
    assert await people.devices("anna") == [phone]
    await people.forget("anna")
    assert await people.device("anna", "phone") == Device("phone", "", 2.0, 2.0, signed_out=True)
    assert [device.id for device in await people.devices("ben")] == [""]


async def test_passkeys_belong_to_one_player(store: Store) -> None:
    people = store.people
    key = Passkey("key", "anna", "public", 1, "Firefox", 5.0)
    await people.keep_passkey(key)
    await people.keep_passkey(key._replace(holder="thief"))
    await people.keep_passkey(Passkey("other", "anna", "public", 0, "", 6.0))
    assert await people.passkey("key") == key
    assert [known.id for known in await people.passkeys("anna")] == ["key", "other"]
    assert await people.passkeys("thief") == []
    await people.use_passkey("key", 7)
    assert await people.passkey("key") == key._replace(uses=7)
    assert not await people.drop_passkey("thief", "key")
    assert await people.drop_passkey("anna", "key")
    await people.forget("anna")
    assert await people.passkeys("anna") == []
