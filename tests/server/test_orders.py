"""Orders in advance: carried out when they are due, once, and seen by nobody but their owner."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from serai import Table
from serai.server.rows.table import GivenOrder
from serai.server.store.base import Append, AppendOutcome, OutcomeUnknown, decode_move
from serai.server.table.game.orders import MOST_ORDERS
from tests.server.people import Browser, Viewer, eventually, is_over
from tests.server.serving import Serving, serving
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio

SLOW: dict[str, Any] = {"seconds": 86_400}


async def ask(who: Browser, method: str, path: str, body: Any = None, status: int = 200) -> Any:
    answer = await who.http.request(method, path, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


async def give(who: Browser, table: str, name: str, kind: str, status: int = 200, **values: Any) -> Any:
    return await ask(who, "PUT", f"/api/tables/{table}/orders/{name}", {"kind": kind, "values": values}, status)


def choices(orders: Any, kind: str, field: str) -> list[str]:
    (form,) = [form for form in orders["forms"] if form["kind"] == kind]
    (line,) = [line for line in form["fields"] if line["id"] == field]
    return [choice["value"] for choice in line["choices"]]


async def in_the_log(server: Serving, table: str) -> list[tuple[str, dict[str, Any]]]:
    """Every row by an order, with its id."""
    return [(row.act, decode_move(row)) for row in await server.store.rows(table) if row.by == "order"]


def given(orders: Any) -> list[str]:
    return [order["id"] for order in orders["given"]]


async def test_what_is_due_at_once_is_carried_out_and_in_the_log(server: Serving) -> None:
    anna, _, table = await two_people(server, **SLOW)
    path = f"/api/tables/{table}/orders"
    async with anna.at(table) as first:
        await first.started()
        offer = choices(await ask(anna, "GET", path), "offer", "cards")
        await give(anna, table, "a", "offer", cards=offer[1:])
        await first.until(lambda me: me.view["seats"][0]["choice"] is not None)
    ((act, move),) = await in_the_log(server, table)
    assert (act, move["seat"], move["do"]) == ("order:a", 0, "offer")
    await eventually(lambda: _has_none(anna, path))
    assert (await give(anna, table, "a", "offer", 409, cards=offer[:1]))["message"] == "server-order-unknown"


async def _has_none(who: Browser, path: str) -> bool:
    return given(await ask(who, "GET", path)) == []


async def test_the_first_card_that_is_still_there_is_picked_when_its_owner_is_away(server: Serving) -> None:
    anna, ben, table = await two_people(server, **SLOW)
    path = f"/api/tables/{table}/orders"
    await give(ben, table, "b", "pick", cards=choices(await ask(ben, "GET", path), "pick", "cards")[:40])
    async with anna.at(table) as first:
        await first.started()
        offer = choices(await ask(ben, "GET", path), "offer", "cards")
        await give(ben, table, "b0", "offer", cards=offer)
        await give(ben, table, "b1", "play", cards=offer)
        # Anna plays alone with the bot; Ben is not there, and nobody waits for him.
        await _play_to_reveal(first)
    await eventually(lambda: _is_logged(server, table, "order:b1"))
    acts = [act for act, _ in await in_the_log(server, table)]
    assert acts == ["order:b0", "order:b", "order:b1"]
    assert {decode_move(row)["seat"] for row in await server.store.rows(table) if row.by == "order"} == {1}
    await eventually(lambda: _has_none(ben, path))


async def _play_to_reveal(first: Viewer) -> None:
    """Somebody makes their own decisions until cards are to be revealed."""
    while first.view["step"] in ("offer", "pick"):
        if first.is_awaited:
            await first.act(first.view["legal"][0])
        else:
            await first.receive()


async def test_what_does_not_fit_is_dropped_and_its_owner_is_asked(server: Serving) -> None:
    anna, ben, table = await two_people(server, **SLOW)
    path = f"/api/tables/{table}/orders"
    async with anna.at(table) as first, ben.at(table) as second:
        await asyncio.gather(first.started(), second.started())
        wished = choices(await ask(ben, "GET", path), "pick", "cards")
        await give(ben, table, "b", "pick", cards=[await _not_to_come(server, table, wished)])
        await second.act(second.view["legal"][0])
        await _play_until(first, second, lambda view: view["step"] == "pick" and view["awaited"] == [1])
        await eventually(lambda: _has_none(ben, path))
        assert (await second.act(second.view["legal"][0]))["type"] == "ack"
    assert await in_the_log(server, table) == []


async def _not_to_come(server: Serving, table: str, wished: list[str]) -> str:
    """A kind of which no card lies in the Market or is in a hand."""
    game = (await (await server.tables.open(table)).stored_game()).table
    hands = [card for seat in range(3) for card in game.view(seat)["seats"][seat]["hand"]]
    market = [lying["card"] for lying in game.view(0)["market"]]
    near = {game.edition.cards[card - 1].kind for card in (*hands, *market)}
    return next(kind for kind in wished if kind not in near)


async def _play_until(first: Viewer, second: Viewer, condition: Any) -> None:
    """The first one plays; the second one only looks."""

    async def play() -> None:
        while True:
            if first.is_awaited:
                await first.act(first.view["legal"][0])
            else:
                await first.receive()

    playing = asyncio.create_task(play())
    await second.until(lambda me: condition(me.view))
    playing.cancel()


async def test_an_auction_is_passed_above_the_limit(server: Serving) -> None:
    anna, ben, table = await two_people(server, game="amulett", **SLOW)
    await give(anna, table, "never", "spell", most=0, then="ask", only="all")
    async with ben.at(table) as second:
        await second.started()
        while not (done := await in_the_log(server, table)):
            if second.is_awaited:
                await second.act(second.view["legal"][0])
            else:
                await second.receive()
    assert done[0][1] == {"seat": 0, "do": "pass"}
    assert given(await ask(anna, "GET", f"/api/tables/{table}/orders")) == ["never"], "it holds for the whole round"


async def test_below_the_limit_its_owner_is_asked(server: Serving) -> None:
    """Three people, because a bot might bid more than Anna has: her order would rightly pass then."""
    anna, ben, carl = (server.browser() for _ in range(3))
    place = await anna.make("amulett", name="Anna", seats=["open", "open", "open"], **SLOW)
    table = place["table"]["id"]
    for name, browser in (("Ben", ben), ("Carl", carl)):
        await browser.post(f"/api/tables/{table}/join", {"name": name, "invite": place["you"]["invite"]}, 200)
    await anna.post(f"/api/tables/{table}/start", status=200)
    await give(anna, table, "limit", "spell", most=40, then="ask", only="all")
    async with anna.at(table) as first, ben.at(table) as second, carl.at(table) as third:
        await asyncio.gather(first.started(), second.started(), third.started())
        others = [asyncio.create_task(_play_low(viewer)) for viewer in (second, third)]
        asked = await _play_low(first, until=lambda view: view["step"] == "bid_spell")
        assert "pass" in {move["do"] for move in asked["legal"]}
        assert (await first.act(asked["legal"][0]))["type"] == "ack"
        for playing in others:
            playing.cancel()
    assert await in_the_log(server, table) == []
    assert given(await ask(anna, "GET", f"/api/tables/{table}/orders")) == ["limit"]


async def _play_low(viewer: Viewer, until: Callable[[Any], bool] = lambda _: False) -> Any:
    """Pass or bid the least, until a decision of one's own is such a one; its view."""
    while True:
        if not viewer.is_awaited:
            await viewer.receive()
        elif until(viewer.view):
            return viewer.view
        else:
            legal = viewer.view["legal"]
            await viewer.act(next((move for move in legal if move["do"] == "pass"), legal[0]))


async def test_nobody_else_notices_an_order(server: Serving) -> None:
    anna, ben, table = await two_people(server, **SLOW)
    path = f"/api/tables/{table}/orders"
    invite = (await ben.get(f"/api/tables/{table}"))["you"]["invite"]
    async with ben.at(table) as second, server.browser().at(table, invite=invite) as third:
        await asyncio.gather(second.started(), third.started())
        await second.until(lambda me: 2 not in me.view["awaited"])
        await third.until(lambda me: 2 not in me.view["awaited"])
        await second.send(type="chat", text="are all here?")  # what was on its way has come before it
        await asyncio.gather(*(viewer.until(lambda me: me.chat) for viewer in (second, third)))
        before, heard = await ben.get("/api/me"), {viewer: len(viewer.received) for viewer in (second, third)}
        wished = choices(await ask(anna, "GET", path), "pick", "cards")[:3]
        await give(anna, table, "secret-name", "pick", cards=wished)
        await give(anna, table, "secret-name", "pick", cards=wished[::-1])
        await ask(anna, "DELETE", f"{path}/secret-name")
        await give(anna, table, "secret-name", "pick", cards=wished)
        await second.send(type="chat", text="anything new?")
        await asyncio.gather(*(viewer.until(lambda me: len(me.chat) == 2) for viewer in (second, third)))
        for viewer in (second, third):
            assert [message["type"] for message in viewer.received[heard[viewer] :]] == ["chat"]
            assert "secret-name" not in json.dumps(viewer.received)
        after = await ben.get("/api/me")
        assert [{**mine, "left": 0, "said": 0} for mine in before["tables"]] == [
            {**mine, "left": 0, "said": 0} for mine in after["tables"]
        ]
        assert given(await ask(ben, "GET", path)) == []
        assert "secret-name" not in json.dumps(await ben.get(f"/api/tables/{table}"))
    stranger = server.browser()
    await ask(stranger, "GET", path, status=404)
    await ask(ben, "DELETE", f"{path}/secret-name", status=404)
    assert given(await ask(anna, "GET", path)) == ["secret-name"]


async def test_orders_survive_a_restart_and_are_not_carried_out_twice(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, ben, table = await two_people(server, **SLOW)
        path = f"/api/tables/{table}/orders"
        offer = choices(await ask(ben, "GET", path), "offer", "cards")
        await give(ben, table, "now", "offer", cards=offer)
        await give(ben, table, "later", "play", cards=offer)
        await eventually(lambda: _is_logged(server, table, "order:now"))
        # A process that died before it had forgotten what it had done.
        live = await server.tables.open(table)
        done = {"kind": "offer", "cards": offer, "round": 1}
        await live.change(lambda doc: _again(doc, done))
    async with serving(tmp_path) as server:
        anna, ben = server.browser(anna), server.browser(ben)
        assert given(await ask(ben, "GET", path)) == ["later"]
        async with anna.at(table) as first, ben.at(table) as second:
            await asyncio.gather(first.started(), second.started())
            await asyncio.gather(_play_to_reveal(first), _play_to_reveal(second))
        await eventually(lambda: _is_logged(server, table, "order:later"))
        assert [act for act, _ in await in_the_log(server, table)] == ["order:now", "order:later"]


def _again(doc: Any, order: dict[str, Any]) -> None:
    doc.seats[1].orders = [GivenOrder("now", order), *(one for one in doc.seats[1].orders if one.id != "now")]


async def _is_logged(server: Serving, table: str, act: str) -> bool:
    return act in [found for found, _ in await in_the_log(server, table)]


@pytest.mark.parametrize("is_written", [True, False])
async def test_where_nobody_can_tell_what_was_stored_an_order_still_counts_once(
    server: Serving, monkeypatch: pytest.MonkeyPatch, is_written: bool
) -> None:
    """Ben's decision makes Anna's order due; the store takes both, or neither, and does not answer."""
    anna, ben, table = await two_people(server, game="amulett", **SLOW)
    await give(anna, table, "never", "spell", most=0, then="ask", only="all")
    append_honestly = server.store.append

    async def say_nothing(appends: Sequence[Append]) -> list[AppendOutcome]:
        if is_written:
            await append_honestly(appends)
        return [OutcomeUnknown("no answer") for _ in appends]

    async with ben.at(table) as second:
        await second.started()
        await second.until(lambda me: me.is_awaited)
        move, version = second.view["legal"][0], second.view["version"]
        with monkeypatch.context() as patch:
            patch.setattr(server.store, "append", say_nothing)
            await second.send(type="act", id="once", version=version, move=move)
            await second.until(lambda me: any(message["type"] == "unknown" for message in me.received))
        assert (await second.act(move, version, act="once"))["again"] is is_written
        while not (done := await in_the_log(server, table)):
            if second.is_awaited:
                await second.act(second.view["legal"][0])
            else:
                await second.receive()
    assert len({act for act, _ in done}) == len(done)
    assert [row.act for row in await server.store.rows(table)].count("once") == 1


async def test_a_game_by_orders_alone_has_a_sound_record(server: Serving) -> None:
    anna = server.browser()
    table = (await anna.make("amulett", name="Anna", seats=["open", "easy", "easy"], start=True, **SLOW))["table"]["id"]
    async with anna.at(table) as first:
        await first.started()
        rounds: set[int] = set()
        while first.view["round"] < 3 and not is_over(first):
            if first.view["round"] not in rounds:
                rounds.add(first.view["round"])
                await give(anna, table, f"s{first.view['round']}", "spell", most=1, then="bid", only="all")
                await give(anna, table, f"g{first.view['round']}", "gem", most=2, then="bid", only="all")
            if first.is_awaited and first.view["step"] not in ("bid", "bid_spell"):
                await first.act(first.view["legal"][0])
            else:
                await first.receive()
    done = await in_the_log(server, table)
    assert {move["do"] for _, move in done} >= {"pass", "bid_spell"}
    assert len({act for act, _ in done}) == len(done), "each has an id of its own"
    assert all(move.get("amount", 0) <= 2 for _, move in done)
    live = await server.tables.open(table)
    record = (await live.stored_game()).table.record()
    assert Table.replay(record).record() == record


@pytest.mark.parametrize(
    ("kind", "values", "message"),
    [
        ("offer", {"cards": []}, "server-order-value"),
        ("offer", {"cards": ["nonsense"]}, "server-order-value"),
        ("offer", {}, "server-order-fields"),
        ("dance", {}, "server-order-kind"),
    ],
)
async def test_what_cannot_be_ordered_is_refused_in_words(
    server: Serving, kind: str, values: dict[str, Any], message: str
) -> None:
    anna, _, table = await two_people(server, **SLOW)
    assert (await give(anna, table, "a", kind, 422, **values))["message"] == message


async def test_orders_are_for_those_who_play_slow_games_that_have_begun(server: Serving) -> None:
    anna, _, quick = await two_people(server, seconds=60)
    assert (await ask(anna, "GET", f"/api/tables/{quick}/orders", status=409))["message"] == "server-order-slow"
    place = await anna.make(name="Anna", seats=["open", "open", "easy"], **SLOW)
    early = await ask(anna, "GET", f"/api/tables/{place['table']['id']}/orders", status=409)
    assert early["message"] == "server-not-running"


async def test_there_are_not_too_many_of_them_and_leaving_forgets_them(server: Serving) -> None:
    anna, _, table = await two_people(server, **SLOW)
    path = f"/api/tables/{table}/orders"
    wished = choices(await ask(anna, "GET", path), "pick", "cards")[:1]
    for number in range(MOST_ORDERS):
        await give(anna, table, f"o{number}", "pick", cards=wished)
    assert (await give(anna, table, "more", "pick", 409, cards=wished))["message"] == "server-order-too-many"
    await anna.post(f"/api/tables/{table}/leave", status=200)
    assert (await server.tables.open(table)).doc.seats[0].orders == []


async def test_an_order_that_was_given_at_another_process_can_be_taken_back(server: Serving) -> None:
    anna, _, table = await two_people(server, **SLOW)
    path = f"/api/tables/{table}/orders"
    wished = choices(await ask(anna, "GET", path), "pick", "cards")[:1]
    seating = (await server.tables.open(table)).seating
    before = seating.doc, seating.revision
    await give(anna, table, "a", "pick", cards=wished)
    seating.doc, seating.revision = before  # as if it had been elsewhere, and the news were still on their way
    await ask(anna, "DELETE", f"{path}/a")
    stored = await server.store.load(table)
    assert stored is not None
    assert stored.doc.seats[0].orders == []


async def test_orders_are_said_in_the_language_of_their_owner(server: Serving) -> None:
    anna, _, table = await two_people(server, **SLOW)
    path = f"/api/tables/{table}/orders"
    wished = choices(await ask(anna, "GET", path), "pick", "cards")[:2]
    await give(anna, table, "a", "pick", cards=wished)
    english, german = await ask(anna, "GET", path), await ask(anna, "GET", f"{path}?language=de")
    assert english["given"][0]["told"].startswith("Round 1: pick the first of these that is still there")
    assert german["given"][0]["told"].startswith("Runde 1: die erste dieser Karten nehmen")
    assert german["given"][0]["values"] == {"cards": wished, "round": 1}
