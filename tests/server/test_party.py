"""A table of people: everybody sees what the rules say, and what was acknowledged is stored once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from time import time

import pytest

from serai import Table
from serai.server.base.settings import VisitorLimits
from serai.server.store.base import Append, AppendOutcome
from tests.server.party import compare_with_the_rules, party_at
from tests.server.people import Viewer, eventually
from tests.server.serving import ROOMY, Serving, serving

pytestmark = pytest.mark.anyio


def is_next_round(viewer: Viewer) -> bool:
    """Everybody has decided everything once: the table goes on."""
    return bool(viewer.view["round"] > 1)


@pytest.mark.parametrize("players", [3, 8, *(pytest.param(count, marks=pytest.mark.rare) for count in range(4, 8))])
async def test_everybody_sees_what_the_rules_say(server: Serving, players: int) -> None:
    async with party_at(server, players) as party:
        await party.play_on()
        record = await party.browsers[0].get(f"/api/tables/{party.table}/record")
    assert compare_with_the_rules(party, record) > 20 * (players + 1)
    views = [viewer.view["result"] for viewer in (*party.seats, party.spectator)]
    assert views == [record["result"]] * (players + 1)


async def test_the_end_of_a_game_is_stored(server: Serving) -> None:
    async with party_at(server) as party:
        await party.play_on()
        for viewer in (*party.seats, party.spectator):
            await viewer.until(lambda me: me.table["status"] == "over")
        stored = await party.server.store.load(party.table)
        assert stored is not None
        assert stored.doc.result == party.seats[0].view["result"]
        assert await party.server.store.due(time() + 60, "somebody", time() + 120, 10) == []
        answer = await party.seats[0].act({"seat": 0, "do": "offer", "card": 1})
        assert (answer["type"], answer["rule"]) == ("refused", "A8.3")


async def test_the_end_of_a_game_is_entered_by_the_next_process_if_this_one_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server, party_at(server) as party:
        monkeypatch.setattr(party.host, "change", lambda *_, **__: asyncio.sleep(0))
        await party.play_on(until=lambda viewer: "result" in viewer.view)
        result = party.spectator.view["result"]
    async with serving(tmp_path) as server:

        async def is_over() -> bool:
            return (await server.tables.open(party.table)).doc.status == "over"

        await eventually(is_over)
        assert (await server.tables.open(party.table)).doc.result == result


async def test_the_store_has_what_was_acknowledged(server: Serving) -> None:
    async with party_at(server) as party:
        answers = [await party.decide(seat) for seat in range(3)]
        assert [answer["again"] for answer in answers] == [False] * 3
        rows = await party.server.store.rows(party.table)
        assert [row.act for row in rows if row.act] == [answer["id"] for answer in answers]
        assert [(row.version, row.by) for row in rows if row.act] == [(1, "person")] * 3


async def test_a_choice_in_secret_is_shown_to_the_others_a_little_later(server: Serving) -> None:
    async with party_at(server) as party:
        await party.decide(0)
        chosen = party.seats[0].view["legal"][0]["card"]
        await party.seats[0].until(lambda me: me.view["seats"][0]["choice"] == chosen)
        for viewer in (party.seats[1], party.spectator):
            await viewer.until(lambda me: me.view["seats"][0]["chosen"])
            assert "choice" not in viewer.view["seats"][0]


async def test_what_is_refused_is_refused_in_words_and_the_table_goes_on(server: Serving) -> None:
    async with party_at(server) as party:
        legal = party.seats[0].view["legal"][0]
        for move, message in [
            ({**legal, "do": "pick"}, "amul-refuse-not-now"),
            ({**legal, "card": 999_999_999}, "amul-refuse-not-in-hand"),
            ({**legal, "seat": 1}, "server-not-your-seat"),
        ]:
            answer = await party.seats[0].act(move)
            assert (answer["type"], answer["message"]) == ("refused", message)
        answer = await party.seats[0].act(legal, version=0)
        assert answer["message"] == "server-stale"
        assert (await party.decide(0))["type"] == "ack"


async def test_whoever_is_refused_for_ever_stops_nobody(server: Serving) -> None:
    async with party_at(server) as party:
        legal = party.seats[0].view["legal"][0]
        for _ in range(200):
            answer = await party.seats[0].act({**legal, "card": 999})
            assert answer["message"] == "amul-refuse-not-in-hand"
        await party.play_on(is_next_round)


async def test_a_decision_of_the_same_name_counts_once(server: Serving) -> None:
    async with party_at(server) as party:
        viewer = party.seats[0]
        first, other = viewer.view["legal"][:2]
        assert not (await viewer.act(first, act="once"))["again"]
        for move in (first, other):
            assert (await viewer.act(move, act="once"))["again"]
        await viewer.until(lambda me: me.view["seats"][0]["choice"] == first["card"])
        for seat in (1, 2):
            await party.decide(seat)
        await viewer.until(lambda me: me.view["step"] == "pick")
        assert (await viewer.act(viewer.view["legal"][0] if viewer.view["legal"] else first, act="once"))["again"]


async def test_a_choice_can_be_changed(server: Serving) -> None:
    async with party_at(server) as party:
        viewer = party.seats[0]
        first, other = (move["card"] for move in viewer.view["legal"][:2])
        await party.decide(0)
        await party.decide(0, 1)
        await viewer.until(lambda me: me.view["seats"][0]["choice"] == other)
        await asyncio.gather(party.decide(1), party.decide(2))
        await viewer.until(lambda me: me.view["step"] == "pick")
        assert other in [card["card"] for card in viewer.view["market"]]
        assert first in viewer.view["seats"][0]["hand"]


async def test_chat_oddities_and_pings_between_decisions(server: Serving) -> None:
    async with party_at(server) as party:
        viewer = party.seats[0]
        await viewer.send(type="chat", text="hello")
        for listener in (*party.seats, party.spectator):
            await listener.until(lambda me: me.chat)
        await party.seats[1].act(party.seats[1].view["legal"][0])
        await viewer.socket.send('{ "type": "act", "id": "odd", "version": 1, "move": {} }')
        assert (await viewer.until(lambda me: me.answers.get("odd")))["rule"] is None
        await (await viewer.socket.ping())
        await party.decide(0)
        await party.play_on(is_next_round)


async def test_what_cannot_be_stored_is_refused_and_can_be_sent_again(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with party_at(server) as party:

        async def fail(_: object) -> list[AppendOutcome]:
            raise OSError("disk")

        await party.decide(0)
        monkeypatch.setattr(party.server.store, "append", fail)
        move = party.seats[1].view["legal"][0]
        answer = await party.seats[1].act(move, act="lost")
        assert (answer["type"], answer["message"]) == ("refused", "server-not-stored")
        monkeypatch.undo()
        assert (await party.seats[1].act(move, act="lost"))["again"] is False
        await party.play_on()
        record = await party.browsers[0].get(f"/api/tables/{party.table}/record")
        assert Table.replay(record).over
        assert compare_with_the_rules(party, record) > 80


async def test_who_was_overtaken_tries_again(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    async with party_at(server) as party:
        append, asked = party.server.store.append, []

        async def fail_once(appends: Sequence[Append]) -> list[AppendOutcome]:
            asked.append(appends)
            return [False] if len(asked) == 1 else await append(appends)

        await party.decide(0)
        monkeypatch.setattr(party.server.store, "append", fail_once)
        assert (await party.decide(1))["type"] == "ack"
        assert len(asked) == 2
        await party.play_on(is_next_round)


async def test_limits_hold(tmp_path: Path) -> None:
    limits = {name: getattr(ROOMY, name) for name in VisitorLimits.__struct_fields__} | {"acts": (2, 3600.0)}
    async with serving(tmp_path, limits=VisitorLimits(**limits)) as server, party_at(server) as party:
        viewer = party.seats[0]
        answers = [await party.decide(0, choice) for choice in range(3)]
        assert [answer["type"] for answer in answers] == ["ack", "ack", "refused"]
        assert answers[2]["message"] == "server-too-many"
        assert (await party.decide(1))["type"] == "ack"
        await viewer.until(lambda me: me.view["seats"][1]["chosen"])


async def test_what_is_refused_counts_once(tmp_path: Path) -> None:
    limits = {name: getattr(ROOMY, name) for name in VisitorLimits.__struct_fields__} | {"acts": (4, 3600.0)}
    async with serving(tmp_path, limits=VisitorLimits(**limits)) as server, party_at(server) as party:
        legal = party.seats[0].view["legal"][0]
        for _ in range(3):
            answer = await party.seats[0].act({**legal, "card": 999})
            assert answer["message"] == "amul-refuse-not-in-hand"
        assert (await party.decide(0))["type"] == "ack"
        assert (await party.decide(0))["message"] == "server-too-many"


async def test_a_seat_that_was_handed_over_is_shown_nothing_more(server: Serving) -> None:
    async with party_at(server) as party:
        code = (await party.browsers[0].post(f"/api/tables/{party.table}/handover"))["code"]
        thief = server.browser()
        await thief.post("/api/handover", {"code": code})
        old = party.seats[0]
        assert await old.until_closed() == 4409
        assert old.received[-1]["type"] == "closing"
        async with thief.at(party.table) as new:
            await new.started()
            party.seats[0] = new
            await party.play_on(is_next_round)
