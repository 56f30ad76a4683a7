"""Taking a move back at a table of several people: what everybody sees, and what comes too late."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from serai import Table
from serai.bots.bot import Budget, Thought
from serai.bots.random_bot import RandomBot
from serai.bots.sight import Sight
from serai.kernel.event_text import standing
from serai.kernel.move_log import withdrawal
from serai.server import wire
from serai.server.clocks.thinking import ThinkingSpan
from serai.server.records.finished import record_of, stand_in_moves
from serai.server.store.base import LogRow, decode_move, encode_move
from serai.server.table.game.live_game import LiveGame
from tests.server.fake_clock import FakeClock
from tests.server.people import PATIENCE, Browser, Viewer, eventually
from tests.server.serving import Serving, serving
from tests.server.stored import a_table

pytestmark = pytest.mark.anyio


async def three_people(server: Serving, **more: Any) -> tuple[list[Browser], str]:
    """A running game of Das Amulett. Anna, in seat 0, begins: everybody bids in turn, openly."""
    people = [server.browser() for _ in range(3)]
    place = await people[0].make("amulett", name="Anna", access="public", start_player=0, **more)
    table = place["table"]["id"]
    for person, name in zip(people[1:], ("Ben", "Cleo"), strict=True):
        await person.post(f"/api/tables/{table}/join", {"name": name}, 200)
    await people[0].post(f"/api/tables/{table}/start", status=200)
    return people, table


async def withdraw(viewer: Viewer, act: str = "", version: int | None = None) -> dict[str, Any]:
    """Take the last move back; the answer comes back."""
    act = act or f"back-{next(viewer._numbers)}"
    viewer.answers.pop(act, None)
    seen = viewer.view["version"] if version is None else version
    await viewer.send(type="act", id=act, version=seen, withdraw=True)
    answer: dict[str, Any] = await viewer.until(lambda me: me.answers.get(act))
    return answer


def may_withdraw(viewer: Viewer) -> bool:
    """As the last message said that can say it."""
    told = [message for message in viewer.received if message["type"] in ("welcome", "update")]
    return bool(told[-1].get("may_withdraw"))


def bid(seat: int, amount: int) -> dict[str, Any]:
    return {"seat": seat, "do": "bid_spell", "amount": amount}


async def test_the_last_move_is_taken_back_before_everybodys_eyes(server: Serving) -> None:
    (anna, ben, cleo), table = await three_people(server)
    async with anna.at(table) as first, ben.at(table) as second, server.browser().at(table) as spectator:
        await asyncio.gather(*(viewer.started() for viewer in (first, second, spectator)))
        before = first.view
        assert (await first.act(bid(0, 2), act="bid"))["type"] == "ack"
        await second.until(lambda me: me.is_awaited)
        await first.until(lambda me: me.view["version"] > before["version"])
        seen = second.view["version"]
        assert (may_withdraw(first), may_withdraw(second)) == (True, False)
        async with anna.at(table) as fresh:  # on another device
            await fresh.started()
            assert may_withdraw(fresh)

        assert (await withdraw(first, "back"))["again"] is False
        for viewer in (first, second, spectator):
            await viewer.until(lambda me: me.view["version"] > seen)
            assert viewer.view["awaited"] == [0]
            assert viewer.view["history"][-1] == {"event": "withdrawn", "seat": 0, "events": 1}
            assert standing(viewer.view["history"]) == standing(before["history"])
            assert not may_withdraw(viewer)
        same = {key: value for key, value in first.view.items() if key not in ("version", "history")}
        assert same == {key: value for key, value in before.items() if key not in ("version", "history")}

        # What was meant for a position that is no more comes too late, and nothing counts twice.
        for viewer, move in ((second, {"seat": 1, "do": "pass"}), (first, bid(0, 1))):
            assert (await viewer.act(move, version=seen))["message"] == "server-stale"
        assert (await first.act(bid(0, 1), version=before["version"]))["message"] == "server-stale"
        assert (await first.act(bid(0, 2), version=before["version"], act="bid"))["again"] is True
        assert (await withdraw(first, "back"))["again"] is True
        assert (await withdraw(first))["message"] == "server-not-withdrawable"
        assert first.view["awaited"] == [0]

        # The game goes on from there; the others' moves stay theirs.
        assert (await first.act(bid(0, 3)))["type"] == "ack"
        await second.until(lambda me: me.is_awaited)
        assert (await withdraw(second))["message"] == "server-not-withdrawable"
        assert (await withdraw(spectator))["message"] == "server-watching"
        assert (await second.act({"seat": 1, "do": "pass"}))["type"] == "ack"
        await first.until(lambda me: 2 in me.view["awaited"])
        assert not may_withdraw(first)
        assert (await withdraw(first))["message"] == "server-not-withdrawable"
        async with ben.at(table) as fresh, cleo.at(table) as third:
            await asyncio.gather(fresh.started(), third.started())
            await second.until(lambda me: me.view == fresh.view)


async def test_a_decision_is_one_thing(server: Serving) -> None:
    (anna, *_), table = await three_people(server)
    async with anna.at(table) as first:
        await first.started()
        for odd in ({"withdraw": True, "choice": 0}, {"withdraw": True, "move": bid(0, 1)}, {"withdraw": False}):
            await first.send(type="act", id="odd", version=first.view["version"], **odd)
            answer = await first.until(lambda me: me.answers.pop("odd", None))
            assert answer["message"] == "server-move-or-choice"
        # A withdrawal cannot be smuggled in as a move, either.
        assert (await first.act(bid(0, 1)))["type"] == "ack"
        await first.until(lambda me: 1 in me.view["awaited"])
        assert (await first.act(withdrawal(0)))["type"] == "refused"
        assert first.view["awaited"] == [1]


async def test_a_restart_forgets_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (anna, ben, _), table = await three_people(server)
        async with anna.at(table) as first:
            await first.started()
            await first.act(bid(0, 2), act="bid")
            await first.until(may_withdraw)
    async with serving(tmp_path) as server:
        anna.address = ben.address = server.browser().address
        async with anna.at(table) as first, ben.at(table) as second:
            await asyncio.gather(first.started(), second.started())
            assert may_withdraw(first)
            assert (await withdraw(first, "back"))["type"] == "ack"
            await second.until(lambda me: me.view["awaited"] == [0])
            told = second.view
    async with serving(tmp_path) as server:
        anna.address = ben.address = server.browser().address
        async with anna.at(table) as first, ben.at(table) as second:
            await asyncio.gather(first.started(), second.started())
            assert second.view == told
            assert (await first.act(bid(0, 2), act="bid"))["again"] is True
            assert (await withdraw(first, "back"))["again"] is True
            assert (await first.act(bid(0, 1)))["type"] == "ack"
        stored = await server.store.load(table)
        assert stored is not None
        rows = await server.store.rows(table)
        assert [decode_move(row) for row in rows[-3:]] == [bid(0, 2), withdrawal(0), bid(0, 1)]
        record = record_of(stored.doc, Table.new("amulett", 3).edition, rows)
        # The record is that of a game without the detour.
        straight = record_of(stored.doc, Table.new("amulett", 3).edition, [*rows[:-3], rows[-1]])
        assert record == straight
        assert record["moves"][-1] == bid(0, 1)


async def test_a_bot_that_thinks_already_gives_way(tmp_path: Path) -> None:
    thinking, awake = threading.Event(), threading.Event()

    class Slow(RandomBot):
        def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:
            thinking.set()
            awake.wait()
            return super().decide(sight, budget)

    try:
        async with serving(tmp_path, lambda _, game: Slow(game), bot_seconds=PATIENCE) as server:
            anna = server.browser()
            place = await anna.make("amulett", name="Anna", start_player=0, start=True)
            async with anna.at(place["table"]["id"]) as first:
                await first.started()
                await first.act(bid(0, 1))
                await eventually(thinking.is_set)
                await first.until(may_withdraw)
                assert (await withdraw(first))["type"] == "ack"
                await first.until(lambda me: me.is_awaited)
                version = first.view["version"]
                awake.set()
                # Its thought is dropped. It thinks anew of what it is asked then, and that is not taken back.
                assert (await first.act(bid(0, 2)))["type"] == "ack"
                await first.until(lambda me: me.view["version"] > version + 1)
                bids = [event for event in first.view["history"] if event["event"] in ("bid_spell", "passed")]
                assert bids[:2] == [{"event": "bid_spell", "seat": 0, "amount": amount} for amount in (1, 2)]
                assert bids[2]["seat"] == 1
                assert not may_withdraw(first)
    finally:
        awake.set()


async def test_time_goes_on_as_if_the_move_had_not_been_made(tmp_path: Path) -> None:
    """Neither a time for each decision nor a budget can be stretched by moving to and fro, nor by a restart."""
    fake = FakeClock()
    async with serving(tmp_path, clock=fake) as server:
        (anna, *_), table = await three_people(server, budget=600, increment=60)
        async with anna.at(table) as first:
            await first.started()
            fake.advance(100)
            await first.act(bid(0, 2))
            await first.until(may_withdraw)
            fake.advance(50)
            assert (await withdraw(first))["type"] == "ack"
            await first.until(lambda me: me.is_awaited)
            assert left(first) == 600 - 150
    async with serving(tmp_path, clock=fake) as server:
        anna.address = server.browser().address
        async with anna.at(table) as first:
            await first.started()
            assert left(first) == 600 - 150
            fake.advance(30)
            await first.act(bid(0, 1))
            await first.until(may_withdraw)
            fake.advance(600)
            assert (await withdraw(first))["message"] == "server-withdrawn-late"


def test_who_follows_and_who_reads_the_log_reckon_alike() -> None:
    edition = Table.new("amulett", 3).edition
    doc = a_table(game="amulett", edition_hash=edition.hash, options={"experienced": False})
    one = LiveGame(doc, edition, [])
    seat = one.table.to_move[0]
    other = LiveGame(doc, edition, one.pending)
    one.settle()
    one.since = other.since = 100.0
    acts = [wire.Act(id="a", version=one.table.version, move=bid(seat, 2))]
    acts.append(wire.Act(id="b", version=one.table.version + 1, withdraw=True))
    acts.append(wire.Act(id="c", version=one.table.version + 2, move=bid(seat, 1)))
    for now, act in zip((130.0, 150.0, 170.0), acts, strict=True):
        one.act(seat, act, now)
        other.follow(one.pending)
        one.settle()
        assert (other.since, other.thinking.spans[seat]) == (one.since, one.thinking.spans[seat])
        assert (other.check, other.table.view(seat)) == (one.check, one.table.view(seat))
    assert one.thinking.spans[seat] == [ThinkingSpan(100.0, 170.0)]


def left(viewer: Viewer) -> float:
    told = [message for message in viewer.received if message["type"] in ("welcome", "update")]
    return float(told[-1]["left"])


def test_a_stand_ins_moves_are_found_behind_a_detour() -> None:
    played = [
        (0, "chance", {"seat": None, "do": "first", "player": 0}),
        (1, "person", bid(0, 1)),
        (2, "person", withdrawal(0)),
        (3, "stand_in", bid(0, 2)),
        (4, "person", bid(1, 3)),
        (5, "stand_in", {"seat": 2, "do": "pass"}),
    ]
    rows = [LogRow(version, by, "", encode_move(move), 0.0) for version, by, move in played]
    assert stand_in_moves(rows) == [2, 4]
