"""A score pad on several phones: who may join, who may write, and that nobody looks at others' columns too early."""

from __future__ import annotations

from typing import Any

import pytest

from serai.games.amulett.companion.ask import printed
from serai.games.amulett.edition.read import load
from serai.server.base import clock
from serai.server.base.refusals import Refuse
from serai.server.base.settings import Limits
from serai.server.records.evenings import IDLE_SECONDS, MOST_EVENINGS, Evenings
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
    async with serving(tmp_path, limits=Limits(evenings=(2, 60.0))) as server:
        browser = server.browser()
        codes = [
            (await browser.http.post("/api/evenings", json={"game": "amul", "seats": 3})).status_code for _ in range(3)
        ]
        assert codes == [201, 201, 429]


def test_they_are_forgotten() -> None:
    evenings, fake = Evenings(), FakeClock()
    with clock.using(fake):
        first = evenings.open("amul", 3, "host", "192.0.2.1")
        fake.advance(IDLE_SECONDS - 1)
        assert evenings.find(first.id, first.code) is first
        fake.advance(IDLE_SECONDS + 1)
        with pytest.raises(Refuse):
            evenings.find(first.id, first.code)
    kept = [evenings.open("amul", 3, "host", "192.0.2.1") for _ in range(MOST_EVENINGS + 1)]
    with pytest.raises(Refuse):
        evenings.find(kept[0].id, kept[0].code)
    assert evenings.find(kept[-1].id, kept[-1].code) is kept[-1]


def test_nobody_pushes_out_the_evenings_of_others() -> None:
    evenings = Evenings()
    honest = evenings.open("amul", 3, "host", "192.0.2.1")
    crowd = [evenings.open("amul", 3, "host", "203.0.113.9") for _ in range(2 * MOST_EVENINGS)]
    assert evenings.find(honest.id, honest.code) is honest
    assert evenings.find(crowd[-1].id, crowd[-1].code) is crowd[-1]
    with pytest.raises(Refuse):
        evenings.find(crowd[0].id, crowd[0].code)


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
