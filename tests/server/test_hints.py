"""Hints at a table: to the asker alone, from what the asker may know, and only where they are allowed."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serai.bots.hint import Expected, Hint
from serai.bots.reasons import Why
from serai.bots.sight import Sight
from serai.games import GAMES
from serai.server.base.settings import VisitorLimits
from serai.server.rows.table import TableDoc
from serai.server.work import bot_pool
from tests.server.people import PATIENCE, eventually
from tests.server.serving import Serving, serving
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio

ROW = Expected("wins", 0.5, 0.25, 0.125)
WHY = Why("scores", {"card": 1, "points": 3}, 0.5)


class Adviser:
    """Says the last legal move, when it is let."""

    def __init__(self) -> None:
        self.asked: list[Sight] = []
        self.may_answer = threading.Event()
        self.may_answer.set()

    def __call__(self, sight: Sight) -> Hint:
        self.asked.append(sight)
        assert self.may_answer.wait(PATIENCE)
        return Hint(sight.legal[-1], sight.legal[0], 0.5, 0.25, WHY, (ROW,), 40)


@pytest.fixture
def adviser(monkeypatch: pytest.MonkeyPatch) -> Iterator[Adviser]:
    made = Adviser()
    monkeypatch.setattr(bot_pool, "hint", made)
    yield made
    made.may_answer.set()


async def table_of(server: Serving, **more: Any) -> tuple[Any, str]:
    """Anna against bots; her browser and the table."""
    anna = server.browser()
    return anna, (await anna.make(name="Anna", start=True, **more))["table"]["id"]


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_is_one_of_the_legal_moves(server: Serving, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.bots.hint.INTERPRETED", True)  # else the rules would have to be compiled first
    anna, table = await table_of(server, game=game, options={"experienced": True} if game == "amulett" else {})
    async with anna.at(table) as seat:
        await seat.until(lambda me: me.is_awaited)
        told = await seat.ask_hint()
        assert told["type"] == "hint"
        assert told["version"] == seat.view["version"]
        assert told["move"] in seat.view["legal"]
        assert (told["other"], told["rows"]) == (None, [])


async def test_a_hint_says_why_to_the_asker_alone(server: Serving, adviser: Adviser) -> None:
    anna, ben, table = await two_people(server)
    async with anna.at(table) as asker, ben.at(table) as other, anna.at(table, watch=True) as watcher:
        for viewer in (asker, other, watcher):
            await viewer.started()
        told = await asker.ask_hint()
        assert told == {
            "type": "hint",
            "version": asker.view["version"],
            "move": asker.view["legal"][-1],
            "other": asker.view["legal"][0],
            "win": 0.5,
            "other_win": 0.25,
            "why": msgspec.to_builtins(WHY),
            "rows": [msgspec.to_builtins(ROW)],
            "worlds": 40,
        }
        assert (await other.act(other.view["legal"][0]))["type"] == "ack"
        await watcher.until(lambda me: 1 not in me.view["awaited"])
        assert not other.hints
        assert not watcher.hints
    (sight,) = adviser.asked
    assert sight.seat == 0
    assert sight.view["legal"] == asker.view["legal"]
    assert not sight.position.state.deck.any(), "what nobody knows has no place in a hint"


async def test_hints_can_be_switched_off(server: Serving, adviser: Adviser) -> None:
    anna, table = await table_of(server, hints=False)
    async with anna.at(table) as seat:
        await seat.started()
        assert seat.table["hints"] is False
        assert (await seat.ask_hint())["message"] == "server-hints-off"
    assert not adviser.asked


async def test_a_rematch_keeps_the_switch(server: Serving) -> None:
    for switch in (True, False):
        anna, table = await table_of(server, hints=switch)
        live = await server.tables.open(table)
        live.doc.status = "over"
        again = await anna.post(f"/api/tables/{table}/rematch")
        assert again["table"]["hints"] is switch


def test_tables_stored_before_there_were_hints_have_them() -> None:
    doc = TableDoc(
        id="t",
        game="amul",
        players=3,
        edition="e",
        edition_hash="h",
        options={},
        access="link",
        level="easy",
        seconds=None,
        chat=True,
        seats=[],
        host=None,
        secret="50",  # noqa: S106
        created=0.0,
    )
    stored = msgspec.json.decode(doc.to_json())
    del stored["hints"]
    assert TableDoc.from_json(msgspec.json.encode(stored)).hints


async def test_who_only_watches_gets_none(server: Serving, adviser: Adviser) -> None:
    anna, table = await table_of(server)
    async with anna.at(table, watch=True) as watcher:
        await watcher.started()
        assert (await watcher.ask_hint())["message"] == "server-watching"
    assert not adviser.asked


async def test_who_is_not_asked_gets_none(server: Serving, adviser: Adviser) -> None:
    anna, _, table = await two_people(server)
    async with anna.at(table) as seat:
        await seat.started()
        assert (await seat.ask_hint(version=seat.view["version"] - 1))["message"] == "server-stale"
        assert (await seat.act(seat.view["legal"][0]))["type"] == "ack"
        assert (await seat.ask_hint())["message"] == "server-not-your-turn"
    assert not adviser.asked


async def test_one_hint_at_a_time(server: Serving, adviser: Adviser) -> None:
    adviser.may_answer.clear()
    anna, _, table = await two_people(server)
    async with anna.at(table) as seat, anna.at(table) as again:
        for viewer in (seat, again):
            await viewer.started()
        await seat.send(type="hint", id="first", version=seat.view["version"])
        await eventually(lambda: adviser.asked)
        for viewer in (seat, again):
            assert (await viewer.ask_hint())["message"] == "server-hint-under-way"
        adviser.may_answer.set()
        await seat.until(lambda me: me.hints)
        assert (await again.ask_hint())["type"] == "hint"
    assert len(adviser.asked) == 2


async def test_a_hint_need_not_be_waited_for(server: Serving, adviser: Adviser) -> None:
    adviser.may_answer.clear()
    anna, ben, table = await two_people(server)
    async with anna.at(table) as seat, ben.at(table) as other:
        await asyncio.gather(seat.started(), other.started())
        version = seat.view["version"]
        await seat.send(type="hint", id="first", version=version)
        await eventually(lambda: adviser.asked)
        for viewer in (seat, other):
            assert (await viewer.act(viewer.view["legal"][0]))["type"] == "ack"
        adviser.may_answer.set()  # the bot of the table needs the place where hints are thought of
        await seat.until(lambda me: me.view["version"] > version)
        told = await seat.until(lambda me: me.hints)
        assert told[0]["version"] == version


@pytest.mark.parametrize("fault", [ValueError("no idea"), None])
async def test_who_cannot_be_helped_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception | None
) -> None:
    def fail(sight: Sight) -> Hint:
        if fault is not None:
            raise fault
        threading.Event().wait(1.0)
        return Hint(sight.legal[0])

    monkeypatch.setattr(bot_pool, "hint", fail)
    async with serving(tmp_path, bot_seconds=0.2) as server:
        anna, _, table = await two_people(server)
        async with anna.at(table) as seat:
            await seat.started()
            assert (await seat.ask_hint())["message"] == "server-no-hint"
            assert (await seat.act(seat.view["legal"][0]))["type"] == "ack"


async def test_hints_count_as_decisions_do(tmp_path: Any, adviser: Adviser) -> None:
    async with serving(tmp_path, limits=VisitorLimits(acts=(2, 1000.0))) as server:
        anna, _, table = await two_people(server)
        async with anna.at(table) as seat:
            await seat.started()
            kinds = [(await seat.ask_hint())["type"] for _ in range(3)]
    assert kinds == ["hint", "hint", "refused"]
    assert len(adviser.asked) == 2
