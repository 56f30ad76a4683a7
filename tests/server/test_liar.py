"""A client that lies: out of turn, for others, twice, with others' cards, with huge numbers. Nothing ever changes."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from serai import Table
from serai.games import GAMES
from tests.server.people import Viewer, is_over
from tests.server.serving import Serving
from tests.server.test_play import bot_has_chosen, two_people

pytestmark = pytest.mark.anyio

HUGE = (2**31, 2**63 - 1, -1, -(2**63), 10**300, 1e308, 0.5, True, None, "1", [1], {"card": 1}, "x" * 3000)


async def refused_without_effect(server: Serving, liar: Viewer, lie: dict[str, Any], **more: Any) -> None:
    host = await server.tables.open(liar.table["id"])
    before = len(await server.store.rows(host.doc.id))
    view = liar.view
    answer = await liar.act(lie, **more)
    assert answer["type"] == "refused", lie
    assert answer["reason"], lie
    assert "\n" not in answer["reason"]
    assert "Traceback" not in answer["reason"]
    assert len(await server.store.rows(host.doc.id)) == before
    assert liar.view == view


async def test_lies_in_a_simultaneous_step(server: Serving) -> None:
    anna, ben, table = await two_people(server)
    async with anna.at(table) as liar, ben.at(table) as other:
        await other.until(bot_has_chosen)
        await liar.until(bot_has_chosen)
        mine, theirs = liar.view["legal"][0], other.view["legal"][0]
        for seat in (1, 2, 3, 99, None, "0", -1, 0.0, [0]):
            await refused_without_effect(server, liar, {**mine, "seat": seat})
        await refused_without_effect(server, liar, {**theirs, "seat": 0})
        await refused_without_effect(server, liar, theirs)
        await refused_without_effect(server, liar, {"seat": None, "do": "setup", "first": 0, "deck": []})
        await refused_without_effect(server, liar, {"seat": 0, "do": "setup", "first": 0, "deck": [1, 2]})
        for verb in ("pick", "play", "effect", "offers", "", None, 7):
            await refused_without_effect(server, liar, {"seat": 0, "do": verb, "card": mine["card"]})
        for card in HUGE:
            await refused_without_effect(server, liar, {**mine, "card": card})
        await refused_without_effect(server, liar, {})
        await refused_without_effect(server, liar, {**mine, "gold": 1000})
        for version in (0, -1, 2**62):
            await refused_without_effect(server, liar, mine, version=version)
        assert (await liar.act(mine))["type"] == "ack"


@pytest.mark.parametrize("game", GAMES)
async def test_every_decision_of_a_game_is_lied_about(server: Serving, game: str) -> None:
    chance = random.Random(4)
    anna, ben, table = await two_people(server, game=game)
    async with anna.at(table) as first, ben.at(table) as second:
        told = await asyncio.gather(lie_and_play(first, chance), lie_and_play(second, chance))
        assert min(told) > 25
        assert first.view["result"] == second.view["result"]
    Table.replay(await anna.get(f"/api/tables/{table}/record"))


async def lie_and_play(liar: Viewer, chance: random.Random) -> int:
    """Before every decision of one's own, a lie about it; how many comes back."""
    told = 0
    while not is_over(liar):
        await liar.until(lambda me: me.is_awaited or is_over(me))
        legal = liar.view["legal"]
        for move in chance.sample(legal, min(1, len(legal))):
            lie = {**move, chance.choice(list(move)): chance.choice(HUGE)}
            answer = await liar.act(lie)
            assert answer["type"] == "refused", lie
            assert "\n" not in answer["reason"]
            told += 1
        if liar.is_awaited:
            await liar.act(chance.choice(liar.view["legal"]))
    return told


async def test_lies_about_a_choice(server: Serving) -> None:
    anna, ben, table = await two_people(server)
    async with anna.at(table) as liar, ben.at(table) as other:
        await other.until(bot_has_chosen)
        await liar.until(bot_has_chosen)
        for choice in (len(liar.view["legal"]), 10**9, -1, "0", 0.5, True, [0]):
            await refused_choice(liar, choice=choice)
        await refused_choice(liar, choice=0, move=liar.view["legal"][0])
        await refused_choice(liar)
        assert len([row for row in await server.store.rows(table) if row.by == "person"]) == 0


async def refused_choice(liar: Viewer, **decision: Any) -> None:
    told = len(liar.received)
    await liar.send(type="act", id="lie", version=liar.view["version"], **decision)
    answer = await liar.until(lambda me: next((m for m in me.received[told:] if m["type"] == "refused"), None))
    assert answer["reason"]


async def test_lies_out_of_turn(server: Serving) -> None:
    anna, ben, table = await two_people(server)
    async with anna.at(table) as first, ben.at(table) as second:
        for seat in (first, second):
            await seat.started()
            await seat.act(seat.view["legal"][0])
        for seat in (first, second):
            await seat.until(lambda me: me.view["step"] == "pick" and me.view["awaited"] in ([0], [1]))
        waiting = first if first.view["awaited"] == [1] else second
        card = waiting.view["market"][0]["card"]
        mine = waiting.you["seat"]
        await refused_without_effect(server, waiting, {"seat": mine, "do": "pick", "card": card})
        await refused_without_effect(server, waiting, {"seat": 1 - mine, "do": "pick", "card": card})


async def test_the_same_decision_twice_at_once(server: Serving) -> None:
    anna, ben, table = await two_people(server)
    async with anna.at(table) as liar, ben.at(table) as other:
        await other.until(bot_has_chosen)
        await liar.started()
        before = len(await server.store.rows(table))
        for _ in range(5):
            await liar.submit(liar.view["legal"][0], act="same")
        for _ in range(5):
            await liar.until(lambda me: me.answers.pop("same", None))
        await other.until(lambda me: me.view["awaited"] == [1])
        assert len(await server.store.rows(table)) == before + 1


async def test_changing_ones_mind_for_ever_is_stopped(server: Serving) -> None:
    anna, _, table = await two_people(server)
    async with anna.at(table) as liar:
        await liar.until(bot_has_chosen)
        answers = [await liar.act(liar.view["legal"][turn % 6]) for turn in range(32)]
        assert [answer["type"] for answer in answers] == ["ack"] * 30 + ["refused"] * 2
        assert answers[-1]["message"] == "server-too-many-changes"


async def test_a_seat_is_not_for_who_knows_only_its_number(server: Serving) -> None:
    _, _, table = await two_people(server, access="public")
    thief = server.browser()
    await thief.get("/api/me")
    path = f"/api/tables/{table}"
    for what in ("leave", "start", "handover", "rematch", "duplicate", "seats/1/stand-in"):
        answer = await thief.post(f"{path}/{what}", status=403)
        assert answer["message"] == "server-not-seated"
    async with thief.at(table) as liar:
        await liar.started()
        for seat in (0, 1, 2):
            answer = await liar.act({"seat": seat, "do": "offer", "card": 1})
            assert answer["message"] == "server-watching"
        assert all("hand" not in seat for seat in liar.view["seats"])
