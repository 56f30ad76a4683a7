"""What every store keeps of notifications: where they go, what is due, and that one process gets each."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from serai.server.rows.game_status import GameStatus
from serai.server.rows.table import SeatDoc
from serai.server.store.base import Store
from serai.server.store.notifications import Busy, Channel, Details, Habits, Notification, Quiet
from tests.server.stored import a_table, an_append, append

pytestmark = pytest.mark.anyio


def a_notification(since: float = 10.0, due: float = 20.0, **more: Any) -> Notification:
    plain: dict[str, Any] = {"table": "t1", "seat": 0, "what": "turn", "since": since, "holder": "anna", "due": due}
    return Notification(**(plain | more))


async def keep_channels(store: Store, *names: str, holder: str = "anna") -> None:
    for name in names:
        details = Details("de", "key", "secret")
        await store.notifications.keep_channel(Channel(name, holder, "hook", f"https://{name}.example", details))


async def test_channels_and_habits_come_back_as_they_were_kept(store: Store) -> None:
    await keep_channels(store, "one", "two")
    await keep_channels(store, "three", holder="ben")
    assert [channel.id for channel in await store.notifications.channels("anna")] == ["one", "two"]
    assert await store.notifications.channel("three") == Channel(
        "three", "ben", "hook", "https://three.example", Details("de", "key", "secret")
    )
    await store.notifications.drop_channel("one")
    assert [channel.id for channel in await store.notifications.channels("anna")] == ["two"]
    assert await store.notifications.habits("anna") == Habits()
    for until in (400, 420):
        await store.notifications.keep_habits("anna", Habits(Quiet(1320, until, "Europe/Berlin")))
    assert await store.notifications.habits("anna") == Habits(Quiet(1320, 420, "Europe/Berlin"))


async def test_nothing_is_left_of_somebody_who_is_forgotten(store: Store) -> None:
    await keep_channels(store, "one")
    await keep_channels(store, "two", holder="ben")
    await store.notifications.keep_habits("anna", Habits(Quiet(1320, 420, "Europe/Berlin")))
    await store.notifications.add(a_notification())
    await store.notifications.forget("anna")
    assert await store.notifications.channels("anna") == []
    assert await store.notifications.habits("anna") == Habits()
    assert await store.notifications.claim(1000.0, 2000.0, 9, 9) == []
    assert [channel.id for channel in await store.notifications.channels("ben")] == ["two"]


async def test_a_call_goes_once_to_each_channel(store: Store) -> None:
    await keep_channels(store, "one", "two")
    await keep_channels(store, "three", holder="ben")
    for _ in range(3):
        await store.notifications.add(a_notification())
    assert await store.notifications.claim(19.0, 99.0, 9, 9) == []
    claimed = await store.notifications.claim(20.0, 99.0, 9, 9)
    assert sorted(call.channel for call in claimed) == ["one", "two"]
    assert await store.notifications.claim(20.0, 99.0, 9, 9) == []
    await store.notifications.settle(claimed[0])
    await store.notifications.settle(claimed[1], 30.0, claimed[1].tries)
    await store.notifications.add(a_notification())  # as after a restart
    again = await store.notifications.claim(1000.0, 2000.0, 9, 9)
    assert [(call.channel, call.tries) for call in again] == [(claimed[1].channel, 2)]


async def test_of_many_processes_one_gets_a_call(store: Store) -> None:
    await keep_channels(store, *(f"channel{number}" for number in range(10)))
    await store.notifications.add(a_notification())
    taken = await asyncio.gather(
        *(store.notifications.claim(20.0, 99.0, 3, 9) for _ in range(12)), return_exceptions=True
    )
    found = [call.channel for some in taken if isinstance(some, list) for call in some]
    while more := await store.notifications.claim(20.0, 99.0, 3, 9):
        found += [call.channel for call in more]
    assert sorted(found) == sorted({*found})
    assert len(found) == 10


async def test_every_receiver_comes_before_the_second_call_of_another(store: Store) -> None:
    await keep_channels(store, "busy", "slow", holder="anna")
    await keep_channels(store, "quick", holder="ben")
    for number in range(5):
        await store.notifications.add(a_notification(table=f"t{number}", due=10.0 + number))
    await store.notifications.add(a_notification(table="t9", holder="ben", due=20.0))
    claimed = await store.notifications.claim(20.0, 99.0, 9, 2, Busy(["busy.example"]))
    assert [call.receiver for call in claimed].count("slow.example") == 2
    assert {call.table for call in claimed if call.receiver == "slow.example"} == {"t0", "t1"}
    assert [(call.table, call.channel) for call in claimed if call.receiver == "quick.example"] == [("t9", "quick")]
    assert len(claimed) == 3, "nothing for a receiver that is busy"
    assert [call.receiver for call in await store.notifications.claim(20.0, 99.0, 9, 9, Busy(["busy.example"]))] == [
        "slow.example"
    ] * 3


async def test_somebody_with_much_at_a_receiver_leaves_places_to_others_there(store: Store) -> None:
    for who, path in (("anna", "a"), ("ben", "b")):
        await store.notifications.keep_channel(
            Channel(path, who, "hook", f"https://Chat.example:8443/{path}", Details())
        )
    for number in range(5):
        await store.notifications.add(a_notification(table=f"t{number}", due=10.0))
    await store.notifications.add(a_notification(table="t9", holder="ben", due=20.0))
    claimed = await store.notifications.claim(20.0, 99.0, 9, 2)
    assert {call.channel for call in claimed} == {"a", "b"}
    assert {call.receiver for call in claimed} == {"chat.example"}


async def test_a_player_with_many_receivers_leaves_places_to_others(store: Store) -> None:
    await keep_channels(store, *(f"slow{number}" for number in range(5)), "busy", holder="anna")
    await keep_channels(store, "quick", holder="ben")
    await store.notifications.add(a_notification(due=10.0))
    await store.notifications.add(a_notification(table="t9", holder="ben", due=20.0))
    claimed = await store.notifications.claim(20.0, 99.0, 9, 2, Busy(["busy.example"]))
    assert sorted(call.player for call in claimed) == ["anna", "anna", "ben"]
    assert "busy" not in {call.channel for call in claimed}
    assert await store.notifications.claim(20.0, 99.0, 9, 2, Busy(players=["anna"])) == []
    assert len(await store.notifications.claim(20.0, 99.0, 9, 2, Busy(players=["ben"]))) == 2


async def test_a_later_decision_takes_the_place_of_an_earlier_one(store: Store) -> None:
    await keep_channels(store, "one")
    await store.notifications.add(a_notification())
    (earlier,) = await store.notifications.claim(20.0, 99.0, 9, 9)
    await store.notifications.add(a_notification(since=50.0, due=60.0))
    await store.notifications.settle(earlier)  # too late to mean anything
    await store.notifications.add(a_notification(since=40.0, due=1.0))
    (later,) = await store.notifications.claim(60.0, 99.0, 9, 9)
    assert (later.since, later.tries) == (50.0, 1)


async def test_running_tables_of_those_who_can_be_called_are_found(store: Store) -> None:
    for name, holder in (("t1", "anna"), ("t2", "ben")):
        seats = [SeatDoc("person", holder, None, holder)]
        await store.create(a_table(name, status="running", seats=seats))
        await append(store, an_append(0, table=name, standing=GameStatus(1, (0,), 10.0).to_json()))
        await store.save(a_table(name, status="running", seats=seats), 0)
    await keep_channels(store, "one")
    found = await store.notifications.waiting()
    assert [(sat.doc.id, sat.standing) for sat in found] == [("t1", GameStatus(1, (0,), 10.0))]
    one = await store.listed_table("t1")
    assert one is not None
    assert one.standing == GameStatus(1, (0,), 10.0)
    assert await store.listed_table("nowhere") is None
