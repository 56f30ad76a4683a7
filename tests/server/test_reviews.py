"""Reviews of finished games: made in the background and kept; and games played on from a moment of another."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from serai.records.check import Checker
from serai.server.records import reviews
from tests.server.people import Browser, eventually, is_over
from tests.server.serving import Serving
from tests.server.test_records import played, shown

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "IN_WORLDS", 8)


async def review_of(browser: Browser, table: str, seat: int, asking: str = "") -> dict[str, Any]:
    """Asked for until it is there."""
    found: dict[str, Any] = {}

    async def is_made() -> bool:
        found.update(await browser.get(f"/api/tables/{table}/review?seat={seat}{asking}"))
        assert 0 <= found["done"] <= found["total"]
        return found["review"] is not None

    await eventually(is_made)
    review: dict[str, Any] = found["review"]
    return review


async def test_a_review_is_made_and_kept(server: Serving) -> None:
    browser, table = await shown(server, played("amul"))
    for _ in range(2):  # nothing is set off by looking
        before = await browser.get(f"/api/tables/{table}/review?seat=1&made=true")
        assert (before["done"], before["review"]) == (0, None)
    found = await review_of(browser, table, 1)
    assert (await browser.get(f"/api/tables/{table}/review?seat=1&made=true"))["review"] == found
    assert (found["open"], found["worlds"], [seat["seat"] for seat in found["seats"]]) == (False, 8, [1])
    folder: Path = server.services.settings.data / "reviews"
    kept = folder / f"{table}.1.known.json"
    text = kept.read_bytes()
    at_once = await browser.get(f"/api/tables/{table}/review?seat=1")
    assert at_once["review"] == found
    kept.write_bytes(b"{broken")
    assert await review_of(browser, table, 1) == found
    assert kept.read_bytes() == text, "made again it is the same, to the byte"
    opened = await review_of(browser, table, 1, "&open=true")
    assert opened["open"] is True


async def test_what_cannot_be_reviewed_is_refused(server: Serving) -> None:
    browser, table = await shown(server, played("amul"))
    assert (await browser.get(f"/api/tables/{table}/review?seat=7", 422))["message"] == "server-no-seat"
    running = await browser.post("/api/tables", {"game": "amul", "players": 3, "name": "Ann", "start": True}, 201)
    refused = await browser.get(f"/api/tables/{running['table']['id']}/review?seat=0", 409)
    assert refused["message"] == "server-not-over"


@pytest.mark.parametrize("game", ["amul", "amulett"])
async def test_a_game_is_played_on_from_a_moment_of_another(server: Serving, game: str) -> None:
    record = played(game)
    browser, table = await shown(server, record)
    moments = [number for number, move in enumerate(record["moves"]) if move["seat"] == 1]
    at = moments[len(moments) // 2]
    place: dict[str, Any] = {}
    for _ in range(2):  # as often as wanted
        wanted = {"at": at, "seat": 1, "name": "Ann", "level": "easy"}
        place = await browser.post(f"/api/tables/{table}/branch", wanted, 201)
        assert place["you"]["seat"] == 1
        assert place["table"]["status"] == "running"
        assert place["table"]["branch"] == {"table": table, "at": at}
    branch = place["table"]["id"]
    async with browser.at(branch) as viewer:
        await viewer.started()
        await viewer.play_on(is_over, random.Random(3))
    line = await browser.get(f"/api/tables/{branch}/record")
    assert line["branch"] == {"table": table, "at": at}
    assert line["moves"][:at] == record["moves"][:at]
    assert Checker().fault(line) is None


async def test_nobody_plays_on_from_the_end_or_before_the_beginning(server: Serving) -> None:
    record = played("amul")
    browser, table = await shown(server, record)
    for at in (0, len(record["moves"])):
        refused = await browser.post(f"/api/tables/{table}/branch", {"at": at, "seat": 0, "name": "Ann"}, 422)
        assert refused["message"] == "server-no-moment"
