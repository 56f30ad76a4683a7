"""The express lane: whatever happens to a table that is in it, everybody sees what ordinary Python would have shown."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from time import time
from typing import Any

import pytest

from serai import Table
from serai.games.amul.express import MOST_NEWS, SETTING_SIZE
from serai.games.amul.seen.events import MOST_TEXTS as MOST_TALE_TEXTS
from serai.games.amul.seen.redaction import SPECTATOR
from serai.games.amul.seen.view import PAGE
from serai.kernel.express import LONGEST_TALE, MOST_SEATS, MOST_TEXTS
from serai.server.express.booths import Acts
from serai.server.express.lane import Lane
from serai.server.express.reading import ACTS, MOST_ACTS
from serai.server.settings import Limits
from serai.server.store.runs import Encoded
from tests.server.party import compare_with_the_rules, party_at
from tests.server.people import eventually
from tests.server.serving import ROOMY, Serving, serving

pytestmark = pytest.mark.anyio


def test_there_is_room_for_the_longest_tale() -> None:
    """Compiled code does not look."""
    assert MOST_NEWS <= LONGEST_TALE
    assert max(MOST_TALE_TEXTS, MOST_SEATS + 2) <= MOST_TEXTS
    assert PAGE < 1 << 16
    assert (MOST_SEATS, len(Table.new("amul", 3)._position._setting.places)) == (SPECTATOR, SETTING_SIZE)  # type: ignore[attr-defined]


class Watch:
    """What compiled code has done at all tables."""

    def __init__(self, lane: Lane, patch: pytest.MonkeyPatch):
        self.taken = 0
        begin = lane.begin_turn

        def count() -> Encoded:
            encoded = begin()
            self.taken += encoded.moves
            return encoded

        patch.setattr(lane, "begin_turn", count)


@pytest.mark.parametrize("players", range(3, 9))
async def test_everybody_sees_what_the_rules_say(
    server: Serving, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with party_at(server, players) as party:
        watch = Watch(party.lane, monkeypatch)
        await party.play_on()
        record = await party.browsers[0].get(f"/api/tables/{party.table}/record")
    people = [move for move in record["moves"] if move["seat"] is not None]
    # At a large table the lane's memory is full once, and ordinary Python has a turn.
    assert len(people) - 2 * players <= watch.taken <= len(people)
    assert compare_with_the_rules(party, record) > 20 * (players + 1)
    views = [viewer.view["result"] for viewer in (*party.seats, party.spectator)]
    assert views == [record["result"]] * (players + 1)


async def test_a_game_ends_in_the_lane_and_that_is_entered(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    async with party_at(server) as party:
        watch = Watch(party.lane, monkeypatch)
        await party.play_on()
        record = await party.browsers[0].get(f"/api/tables/{party.table}/record")
        assert watch.taken == sum(move["seat"] is not None for move in record["moves"])
        for viewer in (*party.seats, party.spectator):
            await viewer.until(lambda me: me.table["status"] == "over")
        assert not await party.is_in_lane()
        stored = await party.house.store.load(party.table)
        assert stored is not None
        assert stored.doc.result == party.seats[0].view["result"]
        assert await party.house.store.due(time() + 60, "somebody", time() + 120, 10) == []
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
            return (await server.house.open(party.table)).doc.status == "over"

        await eventually(is_over)
        assert (await server.house.open(party.table)).doc.result == result


async def test_the_store_has_what_was_acknowledged(server: Serving) -> None:
    async with party_at(server) as party:
        answers = [await party.decide(seat) for seat in range(3)]
        assert [answer["again"] for answer in answers] == [False] * 3
        assert await party.is_in_lane()
        metrics = (await party.browsers[0].http.get("/metrics")).text
        assert "serai_express_tables 1.0" in metrics
        rows = await party.house.store.rows(party.table)
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
        assert await party.is_in_lane()


async def test_what_is_refused_is_refused_in_words_and_the_table_comes_back(server: Serving) -> None:
    async with party_at(server) as party:
        legal = party.seats[0].view["legal"][0]
        for move, message in [
            ({**legal, "do": "pick"}, "amul-refuse-not-now"),
            ({**legal, "card": 999_999_999}, "amul-refuse-not-in-hand"),
            ({**legal, "seat": 1}, "server-not-your-seat"),
        ]:
            await party.until_in_lane()
            answer = await party.seats[0].act(move)
            assert (answer["type"], answer["message"]) == ("refused", message)
        answer = await party.seats[0].act(legal, version=0)
        assert answer["message"] == "server-stale"
        await party.until_in_lane()
        assert (await party.decide(0))["type"] == "ack"


async def test_whoever_is_refused_for_ever_stops_nobody(server: Serving) -> None:
    """The lane remembers the names of decisions; there are more of them here than it has room for."""
    async with party_at(server) as party:
        legal = party.seats[0].view["legal"][0]
        for _ in range(ACTS + 10):
            answer = await party.seats[0].act({**legal, "card": 999})
            assert answer["message"] == "amul-refuse-not-in-hand"
        assert party.host not in party.lane
        await party.play_on()


async def test_a_game_of_very_many_decisions_stays_outside() -> None:
    acts, decided = Acts(), {(0, f"{number}"): None for number in range(MOST_ACTS - 1)}
    assert acts.note(decided)
    assert acts.note(decided)
    assert not acts.note(decided | {(1, "0"): None})
    assert acts.filled <= MOST_ACTS < ACTS


async def test_a_decision_of_the_same_name_counts_once(server: Serving) -> None:
    async with party_at(server) as party:
        viewer = party.seats[0]
        first, other = viewer.view["legal"][:2]
        assert not (await viewer.act(first, act="once"))["again"]
        for move in (first, other):
            await party.until_in_lane()
            assert (await viewer.act(move, act="once"))["again"]
        await viewer.until(lambda me: me.view["seats"][0]["choice"] == first["card"])
        for seat in (1, 2):
            await party.decide(seat)
        await viewer.until(lambda me: me.view["step"] == "pick")
        await party.until_in_lane()
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


async def test_whatever_else_arrives_takes_the_table_out_of_the_lane_for_a_while(server: Serving) -> None:
    async with party_at(server) as party:
        viewer = party.seats[0]
        await viewer.send(type="chat", text="hello")
        for listener in (*party.seats, party.spectator):
            await listener.until(lambda me: me.chat)
        await party.seats[1].act(party.seats[1].view["legal"][0])
        await party.until_in_lane()
        await viewer.socket.send('{ "type": "act", "id": "odd", "version": 1, "move": {} }')
        assert (await viewer.until(lambda me: me.answers.get("odd")))["rule"] is None
        await (await viewer.socket.ping())
        await party.decide(0)
        await party.play_on()


@pytest.mark.parametrize("fault", [False, OSError("disk")])
async def test_what_cannot_be_stored_is_tried_again_by_ordinary_python(
    server: Serving, fault: bool | Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with party_at(server) as party:
        store: Any = party.house.store
        append, asked = store.append_encoded, []

        async def fail_once(encoded: Encoded) -> bool:
            asked.append(encoded)
            if len(asked) > 1:
                return bool(await append(encoded))
            if isinstance(fault, Exception):
                raise fault
            return False

        await party.decide(0)
        monkeypatch.setattr(store, "append_encoded", fail_once)
        assert (await party.decide(1))["type"] == "ack"
        assert len(asked) == 1
        await party.play_on()
        record = await party.browsers[0].get(f"/api/tables/{party.table}/record")
        assert Table.replay(record).over
        assert len(asked) > 10


async def test_a_fault_in_the_lane_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server, party_at(server) as party:
        await party.decide(0)

        def fail(*_: object) -> None:
            raise RuntimeError("nobody has thought of this")

        monkeypatch.setattr("serai.server.express.lane.enter_all", fail)
        lost = await party.seats[1].submit(party.seats[1].view["legal"][0])
        for viewer in (*party.seats, party.spectator):
            assert await viewer.until_closed() == 1013
        async with AsyncExitStack() as stack:
            party.seats = [await stack.enter_async_context(browser.at(party.table)) for browser in party.browsers]
            party.spectator = await stack.enter_async_context(server.browser().at(party.table))
            for viewer in (*party.seats, party.spectator):
                await viewer.started()
            assert party.seats[0].view["seats"][0]["choice"]
            assert not (await party.seats[1].act(party.seats[1].view["legal"][0], act=lost))["again"]
            await party.play_on()
            assert not await party.is_in_lane()


async def test_limits_hold_in_the_lane(tmp_path: Path) -> None:
    limits = {name: getattr(ROOMY, name) for name in Limits.__struct_fields__} | {"acts": (2, 3600.0)}
    async with serving(tmp_path, limits=Limits(**limits)) as server, party_at(server) as party:
        viewer = party.seats[0]
        answers = [await party.decide(0, choice) for choice in range(3)]
        assert [answer["type"] for answer in answers] == ["ack", "ack", "refused"]
        assert answers[2]["message"] == "server-too-many"
        assert (await party.decide(1))["type"] == "ack"
        await viewer.until(lambda me: me.view["seats"][1]["chosen"])


async def test_what_is_refused_counts_once(tmp_path: Path) -> None:
    limits = {name: getattr(ROOMY, name) for name in Limits.__struct_fields__} | {"acts": (4, 3600.0)}
    async with serving(tmp_path, limits=Limits(**limits)) as server, party_at(server) as party:
        legal = party.seats[0].view["legal"][0]
        for _ in range(3):
            await party.until_in_lane()
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
            await party.play_on()


async def test_it_can_be_switched_off(tmp_path: Path) -> None:
    async with serving(tmp_path, express=False) as server:
        assert not server.house.lanes
