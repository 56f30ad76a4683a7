"""A score pad on several phones: who may join, who may write, and that nobody looks at others' columns too early."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from serai.games.amulett.companion.ask import printed
from serai.games.amulett.edition.read import load
from serai.server.base import clock
from serai.server.base.refusals import Refuse
from serai.server.base.settings import VisitorLimits
from serai.server.records.evenings import IDLE_SECONDS, Evenings
from serai.server.rows.evening import Evening
from serai.server.store.base import Store
from serai.server.wire import EveningEntry
from tests.server.fake_clock import FakeClock
from tests.server.people import Browser
from tests.server.serving import Serving, serving

pytestmark = pytest.mark.anyio


async def put(browser: Browser, evening: dict[str, Any], seat: int, status: int = 200, **entry: Any) -> Any:
    body = {"code": evening["code"], **entry}
    answer = await browser.http.put(f"/api/evenings/{evening['id']}/seats/{seat}", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


async def look(browser: Browser, evening: dict[str, Any]) -> Any:
    return await browser.get(f"/api/evenings/{evening['id']}?code={evening['code']}")


async def test_columns_unfold_together(server: Serving) -> None:
    people = [server.browser() for _ in range(3)]
    evening = await people[0].post("/api/evenings", {"game": "amul", "seats": 3}, 201)
    for seat, person in enumerate(people[:2]):
        await put(person, evening, seat, name=f"P{seat}", totals={"red": seat + 5}, ready=True)
    for viewer in people:
        seen = await look(viewer, evening)
        assert not seen["open"]
        assert [seat["ready"] for seat in seen["seats"]] == [True, True, False]
        assert [seat["totals"] for seat in seen["seats"] if not seat["mine"] and seat["taken"]] == [None] * (
            2 - sum(seat["mine"] for seat in seen["seats"])
        )
    last = await put(people[2], evening, 2, totals={"red": 9})
    assert last["seats"][0]["totals"] is None, "not ready yet"
    last = await put(people[2], evening, 2, totals={"red": 9}, ready=True)
    assert last["open"]
    assert [seat["totals"] for seat in last["seats"]] == [{"red": 5}, {"red": 6}, {"red": 9}]
    hidden = await put(people[2], evening, 2, totals={"red": 10})
    assert [seat["totals"] for seat in hidden["seats"]] == [None, None, {"red": 10}]


async def test_a_column_belongs_to_one_browser_and_the_host_may_step_in(server: Serving) -> None:
    host, anna, lukas = (server.browser() for _ in range(3))
    evening = await host.post("/api/evenings", {"game": "amul", "seats": 3}, 201)
    await put(anna, evening, 0, totals={"red": 1})
    assert (await put(lukas, evening, 0, 403, totals={"red": 2}))["message"] == "server-evening-taken"
    stepped_in = await put(host, evening, 0, totals={"red": 3})
    assert stepped_in["seats"][0]["mine"]
    assert (await look(anna, evening))["seats"][0]["totals"] is None


async def test_without_the_code_there_is_no_evening(server: Serving) -> None:
    host, thief = server.browser(), server.browser()
    evening = await host.post("/api/evenings", {"game": "amul", "seats": 3}, 201)
    wrong = {**evening, "code": "guess"}
    assert (await put(thief, wrong, 0, 404, totals={}))["message"] == "server-evening-gone"
    await thief.get(f"/api/evenings/{evening['id']}?code=guess", 404)
    await thief.get(f"/api/evenings/nothing?code={evening['code']}", 404)


@pytest.mark.parametrize(
    "entry",
    [
        {"totals": {"red": -1}},
        {"totals": {"red": 1000}},
        {"totals": {f"field {number}": 1 for number in range(21)}},
        {"name": "x" * 25},
        {"more": 1},
    ],
)
async def test_only_small_numbers_are_taken(server: Serving, entry: dict[str, Any]) -> None:
    host = server.browser()
    evening = await host.post("/api/evenings", {"game": "amul", "seats": 3}, 201)
    await put(host, evening, 0, 400, **entry)
    await put(host, evening, 3, 404)


async def test_only_games_with_a_pad_and_tables_that_can_be(server: Serving) -> None:
    for game, seats in (("amulett", 3), ("amul", 2), ("amul", 9), ("chess", 3)):
        answer = await server.browser().http.post("/api/evenings", json={"game": game, "seats": seats})
        assert answer.status_code == 422, answer.text


async def test_nobody_opens_evenings_without_end(tmp_path: Any) -> None:
    async with serving(tmp_path, limits=VisitorLimits(evenings=(2, 60.0))) as server:
        browser = server.browser()
        codes = [
            (await browser.http.post("/api/evenings", json={"game": "amul", "seats": 3})).status_code for _ in range(3)
        ]
        assert codes == [201, 201, 429]


async def opened(evenings: Evenings, network: str = "192.0.2.1") -> Evening:
    return await evenings.open("amul", 3, "host", network)


async def is_there(evenings: Evenings, evening: Evening) -> bool:
    try:
        return await evenings.find(evening.id, evening.code) == evening
    except Refuse:
        return False


async def test_they_are_forgotten(store: Store) -> None:
    evenings, fake = Evenings(store), FakeClock()
    with clock.using(fake):
        first = await opened(evenings)
        fake.advance(IDLE_SECONDS - 1)
        assert await is_there(evenings, first)
        await evenings.enter(first.id, 0, "host", EveningEntry(first.code, "Anna"))
        fake.advance(IDLE_SECONDS - 1)
        assert (await evenings.find(first.id, first.code)).columns[0].name == "Anna"
        fake.advance(2)
        assert not await is_there(evenings, first)
        await opened(evenings)
        assert await store.evenings.load(first.id, 0.0) is None


async def test_nobody_pushes_out_the_evenings_of_others(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.server.records.evenings.MOST_EVENINGS", 5)
    evenings = Evenings(store)
    honest = await opened(evenings)
    crowd = [await opened(evenings, "203.0.113.9") for _ in range(10)]
    assert await is_there(evenings, honest)
    assert sum([await is_there(evenings, one) for one in crowd]) == 4


async def test_a_network_is_stored_without_its_address(store: Store) -> None:
    evening = await opened(Evenings(store))
    found = await store.evenings._ask("SELECT doc, network FROM evenings WHERE id = $1", evening.id)
    assert "192.0.2.1" not in str(found)


async def test_phones_that_write_at_the_same_moment_lose_nothing(store: Store) -> None:
    evenings = [Evenings(store) for _ in range(3)]
    evening = await opened(evenings[0])
    entries = [(f"p{seat}", EveningEntry(evening.code, f"P{seat}")) for seat in range(3)]
    await asyncio.gather(*(process.enter(evening.id, seat, *entries[seat]) for seat, process in enumerate(evenings)))
    assert [column.name for column in (await evenings[0].find(evening.id, evening.code)).columns] == ["P0", "P1", "P2"]


async def test_a_pad_outlives_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host = server.browser()
        evening = await host.post("/api/evenings", {"game": "amul", "seats": 3}, 201)
        await put(host, evening, 0, name="Anna", totals={"red": 7}, ready=True)
        cookies = dict(host.http.cookies)
    async with serving(tmp_path) as server:
        host = server.browser()
        host.http.cookies.update(cookies)
        seat = (await look(host, evening))["seats"][0]
        assert (seat["name"], seat["mine"], seat["totals"]) == ("Anna", True, {"red": 7})


async def test_the_companion_is_answered(server: Serving) -> None:
    browser, known = server.browser(), printed(load())
    answer = await browser.post("/api/companion", {"game": "amulett", "known": known, "act": 1}, 200)
    assert len(answer["known"]) == len(known)
    assert answer["reckoned"]
    for body, status in (
        ({"game": "amulett", "known": known[1:], "act": 1}, 422),
        ({"game": "amulett", "known": [2**40] * len(known), "act": 1}, 422),
        ({"game": "amulett", "known": known, "act": 99}, 422),
        ({"game": "amul", "known": known, "act": 0}, 409),
    ):
        refused = await browser.http.post("/api/companion", json=body)
        assert refused.status_code == status, refused.text
