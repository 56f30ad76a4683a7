"""Playing at a table: whole games, sealed choices, stale and repeated decisions, reconnecting, watching."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest

from serai import Table
from serai.bots.bot import Budget, Thought
from serai.bots.random_bot import RandomBot
from serai.bots.sight import Sight
from serai.games import GAMES
from serai.server.store.base import decode_move
from serai.server.table.live_table import LiveTable
from tests.server.people import PATIENCE, Browser, Viewer, eventually, is_over
from tests.server.serving import Serving, serving

pytestmark = pytest.mark.anyio


async def two_people(server: Serving, **more: Any) -> tuple[Browser, Browser, str]:
    """A running table: Anna in seat 0, Ben in seat 1, a bot in seat 2."""
    anna, ben = server.browser(), server.browser()
    place = await anna.make(name="Anna", seats=["open", "open", "easy"], **more)
    table, invite = place["table"]["id"], place["you"]["invite"]
    await ben.post(f"/api/tables/{table}/join", {"name": "Ben", "invite": invite}, 200)
    await anna.post(f"/api/tables/{table}/start", status=200)
    return anna, ben, table


def sees(view: Any) -> Callable[[Viewer], bool]:
    return lambda viewer: bool(viewer.view == view)


def bot_has_chosen(viewer: Viewer) -> bool:
    return viewer.view is not None and 2 not in viewer.view["awaited"]


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_against_bots_is_checked_by_its_record(server: Serving, game: str) -> None:
    anna = server.browser()
    table = (await anna.make(game, players=4, name="Anna", start=True))["table"]["id"]
    async with anna.at(table) as seat:
        await seat.play_on(is_over, random.Random(1))
        assert seat.view["result"] == seat.table["result"]
    record = await anna.get(f"/api/tables/{table}/record")
    assert Table.replay(record).result == seat.table["result"]
    assert record["names"] == ["Anna", None, None, None]
    assert record["bots"] == [None, "medium", "medium", "medium"]
    assert record["stand_in_moves"] == []


@pytest.mark.parametrize("game", GAMES)
async def test_updates_lead_to_what_a_fresh_look_shows(server: Serving, game: str) -> None:
    anna, ben, table = await two_people(server, game=game, access="public")
    async with anna.at(table) as first, ben.at(table) as second, server.browser().at(table) as spectator:
        chance = random.Random(2)
        for _ in range(15):
            for seat in (first, second):
                await seat.started()
                if seat.is_awaited:
                    await seat.act(chance.choice(seat.view["legal"]))
            for who, long_there in ((anna, first), (ben, second), (server.browser(), spectator)):
                async with who.at(table) as fresh:
                    await fresh.started()
                    await long_there.until(sees(fresh.view))


async def test_a_sealed_choice_can_be_changed_and_nobody_is_told(server: Serving) -> None:
    anna, ben, table = await two_people(server)
    async with anna.at(table) as first, ben.at(table) as second:
        await asyncio.gather(first.until(bot_has_chosen), second.until(bot_has_chosen))
        cards = first.view["legal"]
        await first.act(cards[0])
        await second.until(lambda me: me.view["awaited"] == [1])
        assert second.view["seats"][0]["chosen"]
        assert "choice" not in second.view["seats"][0]
        told = len(second.received)
        assert (await first.act(cards[1]))["type"] == "ack"
        assert (await first.act(cards[2]))["type"] == "ack"
        await first.until(lambda me: me.view["seats"][0]["choice"] == cards[2]["card"])
        # Whatever was sent to Ben before his own answer would have arrived by now.
        assert (await second.act({"seat": 1, "do": "offer", "card": 999}))["type"] == "refused"
        assert [message["type"] for message in second.received[told:]] == ["refused"]
        await second.act(second.view["legal"][0])
        await first.until(lambda me: me.view["step"] == "pick")
        assert {"event": "offered", "seat": 0, "card": cards[2]["card"]} in first.view["history"]


async def test_sealed_choices_are_shown_together_and_the_last_one_at_once(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serai.server.table.viewers.audience.SEALED_SECONDS", 3600.0)
    anna, ben, table = await two_people(server, access="public")
    async with anna.at(table) as first, ben.at(table) as second:
        await asyncio.gather(first.started(), second.started())
        told = len(second.received)
        assert (await first.act(first.view["legal"][0]))["type"] == "ack"
        async with server.browser().at(table) as spectator:
            await spectator.started()
            assert spectator.view["seats"][0]["chosen"]
        await second.act(second.view["legal"][0])
        await second.until(lambda me: me.view["step"] == "pick")
        assert [message["type"] for message in second.received[told:]].count("update") == 1


async def test_who_comes_while_others_are_welcomed_is_welcomed_too(server: Serving) -> None:
    *_, table = await two_people(server, access="public")
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(server.browser().raw(table)) for _ in range(25)]
        for number, socket in enumerate(sockets):
            await socket.send('{"type":"hello"}')
            for _ in range(number % 3):
                await asyncio.sleep(0)
        await asyncio.gather(*(Viewer(socket).started() for socket in sockets))


async def test_a_stale_decision_is_harmless_and_told_so(server: Serving) -> None:
    anna, ben, table = await two_people(server)
    async with anna.at(table) as first, ben.at(table) as second:
        await asyncio.gather(first.started(), second.started())
        then, old = first.view["version"], first.view["legal"][0]
        await first.act(first.view["legal"][1])
        await second.act(second.view["legal"][0])
        await first.until(lambda me: me.view["version"] > then)
        answer = await first.act(old, version=then)
        assert answer == {
            "type": "refused",
            "id": answer["id"],
            "rule": None,
            "reason": "The game has moved on. Look at the table and decide again.",
            "message": "server-stale",
            "arguments": {"version": ANY},
        }
        # A bot may have moved since.
        assert answer["arguments"]["version"] >= first.view["version"]
        ahead = await first.act(old, version=then + 1000)
        assert ahead["message"] == "server-stale"


async def test_a_repeated_decision_counts_once(server: Serving) -> None:
    anna, ben, table = await two_people(server)
    async with anna.at(table) as first, ben.at(table) as second:
        await asyncio.gather(first.started(), second.until(bot_has_chosen))
        move, version = first.view["legal"][0], first.view["version"]
        assert (await first.act(move, act="once"))["again"] is False
        assert (await first.act(move, act="once"))["again"] is True
        await second.act(second.view["legal"][0])
        await first.until(lambda me: me.view["version"] > version)
        # Sent again because its answer was lost on the way, long after it took effect.
        assert await first.act(move, version=version, act="once") == {"type": "ack", "id": "once", "again": True}
        rows = await server.store.rows(table)
        assert [row.act for row in rows].count("once") == 1


async def test_a_refusal_names_the_rule(server: Serving) -> None:
    anna, _, table = await two_people(server)
    async with anna.at(table) as seat:
        await seat.started()
        answer = await seat.act({"seat": 0, "do": "pick", "card": 1})
        assert (answer["type"], answer["rule"], answer["message"]) == ("refused", "A5.1", "amul-refuse-not-now")


async def test_nobody_is_told_when_someone_goes_whose_seat_stays_taken(server: Serving) -> None:
    anna, ben, table = await two_people(server, access="public")
    async with ben.at(table) as second, anna.at(table) as first:
        await first.started()
        await second.started()
        await second.until(lambda me: me.table["seats"][0]["here"])
        for who in (server.browser(), anna):
            async with who.at(table) as another:
                await another.started()
        host = await server.tables.open(table)
        await eventually(lambda: len(host.audience.connections) == 2 and not host._is_busy)
        told = [message for message in second.received if message["type"] == "table"]
        await first.send(type="chat", text="here")
        await second.until(lambda me: me.chat)
        assert [message for message in second.received if message["type"] == "table"] == told


async def test_reconnecting_brings_the_gap_or_a_fresh_view(server: Serving) -> None:
    anna, ben, table = await two_people(server)
    async with ben.at(table) as second:
        await second.until(bot_has_chosen)
        async with anna.at(table) as first:
            await first.started()
            await second.until(lambda me: me.table["seats"][0]["here"])
        await second.until(lambda me: not me.table["seats"][0]["here"])
        await second.act(second.view["legal"][0])
        async with anna.at(table, **{"from": first.revision}) as again:
            again.view = first.view
            welcome = await again.receive()
            assert welcome["view"] is None
            assert len(welcome["updates"]) == 1
            async with anna.at(table, **{"from": "unheard.of"}) as fresh:
                welcome = await fresh.receive()
                assert welcome["updates"] is None
                assert again.view == welcome["view"]
            async with anna.at(table, **{"from": again.revision}) as nothing_new:
                assert (await nothing_new.receive())["updates"] == []


async def test_who_is_gone_before_the_welcome_is_not_here(server: Serving) -> None:
    anna, ben, table = await two_people(server)
    async with ben.at(table) as second:
        await second.started()
        for _ in range(5):
            async with anna.at(table):
                pass  # gone as soon as it has said hello
        await second.act(second.view["legal"][0])
        host = await server.tables.open(table)
        await eventually(lambda: only_one(host))


async def only_one(host: LiveTable) -> bool:
    return len(host.audience.connections) == 1


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_played_by_numbers(server: Serving, game: str) -> None:
    """By someone who does not know what a move of the game looks like."""
    chance, anna = random.Random(5), server.browser()
    table = (await anna.make(game, name="Anna", start=True))["table"]["id"]
    async with anna.at(table) as seat:
        while not is_over(seat):
            await seat.until(lambda me: me.is_awaited or is_over(me))
            if not seat.is_awaited:
                continue
            legal, version = seat.view["legal"], seat.view["version"]
            place = chance.randrange(len(legal))
            act = f"{version}"
            await seat.send(type="act", id=act, version=version, choice=place)
            answer = await answer_to(seat, act)
            if answer["type"] == "refused":  # somebody alone with bots is spared a pass that is no choice
                assert (answer["message"], [move["do"] for move in legal]) == ("server-stale", ["pass"])
                await shown_more_than(seat, version)
                continue
            [row] = [row for row in await server.store.rows(table) if row.act == act]
            assert decode_move(row) == legal[place]
            await shown_more_than(seat, version)


async def answer_to(viewer: Viewer, act: str) -> Any:
    return await viewer.until(lambda me: me.answers.get(act))


async def shown_more_than(viewer: Viewer, version: int) -> None:
    await viewer.until(lambda me: me.view["version"] > version)


async def test_two_tabs_of_one_seat_agree(server: Serving) -> None:
    anna, _, table = await two_people(server)
    async with anna.at(table) as left, anna.at(table) as right:
        await asyncio.gather(left.started(), right.started())
        await left.act(left.view["legal"][1])
        await right.until(lambda me: me.view["seats"][0]["choice"] == left.view["legal"][1]["card"])
        await left.until(lambda me: me.revision == right.revision)
        assert left.view == right.view


async def test_after_a_restart_the_game_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, ben, table = await two_people(server)
        async with anna.at(table) as first, ben.at(table) as second:
            await asyncio.gather(first.until(bot_has_chosen), second.started())
            await first.act(first.view["legal"][3], act="sealed")
            before = await first.until(lambda me: me.view["seats"][0]["choice"] and me.view)
            cookies = [dict(anna.http.cookies), dict(ben.http.cookies)]
    async with serving(tmp_path) as server:
        anna, ben = server.browser(), server.browser()
        anna.http.cookies.update(cookies[0])
        ben.http.cookies.update(cookies[1])
        async with anna.at(table, **{"from": first.revision}) as first, ben.at(table) as second:
            await asyncio.gather(first.started(), second.started())
            assert first.view == before
            assert (await first.act(before["legal"][3], act="sealed"))["again"]
            await asyncio.gather(first.play_on(is_over, random.Random(1)), second.play_on(is_over, random.Random(2)))


async def test_a_stopping_server_asks_to_reconnect_and_keeps_what_it_took(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, _, table = await two_people(server)
        async with anna.at(table) as seat:
            await seat.started()
            act = await seat.submit(seat.view["legal"][0])
            server.stop()
            assert await seat.until_closed() == 1012
    async with serving(tmp_path) as server:
        rows = await server.store.rows(table)
        assert (act in [row.act for row in rows]) or act not in seat.answers


async def test_a_stopping_server_takes_back_its_promise_to_look_after_bots(tmp_path: Path) -> None:
    """Otherwise another process would wait until it has run out."""
    thinking, awake = threading.Event(), threading.Event()

    class Silent(RandomBot):
        def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:
            thinking.set()
            awake.wait()
            return super().decide(sight, budget)

    def promises() -> list[tuple[bool, str | None]]:
        with closing(sqlite3.connect(tmp_path / "serai.sqlite")) as file:
            return [(wake <= time.time(), keeper) for wake, keeper in file.execute("SELECT wake, keeper FROM tables")]

    try:
        async with serving(tmp_path, lambda _, game: Silent(game), bot_seconds=PATIENCE) as server:
            await server.browser().make("amul", players=3, name="Anna", start=True)
            await eventually(thinking.is_set)
        assert promises() == [(True, None)]
    finally:
        awake.set()


async def test_chat_reaches_everybody_and_stays(server: Serving) -> None:
    anna, ben, table = await two_people(server, access="public")
    async with anna.at(table) as first, ben.at(table) as second, server.browser().at(table) as spectator:
        await asyncio.gather(first.welcome(), second.welcome(), spectator.welcome())
        await first.send(type="chat", text="  good \n luck ")
        for seat in (first, second, spectator):
            line = await seat.until(lambda me: me.chat and me.chat[-1])
            assert (line["name"], line["seat"], line["text"]) == ("Anna", 0, "good luck")
        await spectator.send(type="chat", text="psst")
        assert (await spectator.until(lambda me: me.answers.get(None)))["message"] == "server-chat-seated"
        async with ben.at(table) as again:
            await again.welcome()
            assert [line["text"] for line in again.chat] == ["good luck"]


async def test_chat_can_be_off(server: Serving) -> None:
    anna, _, table = await two_people(server, chat=False)
    async with anna.at(table) as seat:
        await seat.welcome()
        await seat.send(type="chat", text="hello?")
        assert (await seat.until(lambda me: me.answers.get(None)))["message"] == "server-chat-off"


async def test_a_spectator_sees_no_hand_and_cannot_play(server: Serving) -> None:
    anna, _, table = await two_people(server, access="public")
    async with server.browser().at(table) as spectator, anna.at(table, watch=True) as watching:
        for viewer in (spectator, watching):
            await viewer.started()
            assert viewer.view["seat"] is None
            assert viewer.view["legal"] == []
            assert all("hand" not in seat for seat in viewer.view["seats"])
            answer = await viewer.act({"seat": 0, "do": "offer", "card": 1})
            assert answer["message"] == "server-watching"
