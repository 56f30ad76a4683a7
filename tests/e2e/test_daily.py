"""The daily deal in a browser: from plain files without a network, and on a server that compares it with others."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from serai.daily.check import check_daily
from serai.daily.deal import table_of, today
from serai.kernel.rule import INTERPRETED
from serai.records.editions import Editions
from serai.records.replay import read_head
from serai.wasm.built import build, is_built, playable
from tests.daily.played import played
from tests.e2e import looks, play
from tests.e2e.house import House

pytestmark = pytest.mark.skipif(INTERPRETED, reason="an engine is compiled code")

DECIDE: dict[str, Callable[[Page], None]] = {"amul": play.amul_by_mouse, "amulett": play.amulett_by_mouse}


def play_it(page: Page, game: str) -> None:
    """From the page of the deal to the page of its result."""
    page.get_by_role("button", name="Play the deal of the day").click()
    page.wait_for_url(f"**/t/{table_of(game, today(time.time()))}")
    play.play_to_the_end(page, DECIDE[game])


@pytest.mark.parametrize("game", playable())
def test_from_plain_files_without_a_network(visit: Callable[..., Page], game: str) -> None:
    page = visit()
    page.context.set_offline(True)
    page.goto("/")
    tile = page.locator(f'a[href="/daily/{game}"]')
    expect(tile).to_contain_text("Not played yet")
    tile.click()
    play_it(page, game)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    record = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert check_daily(read_head(record, Editions())) == today(time.time()), "cards and bots are those of everybody"
    page.get_by_role("link", name="your result").click()
    expect(page.get_by_text("knows nobody else's result")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Share text and picture").click()
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")
    assert looks.faults(page) == []
    page.goto("/")
    expect(tile).to_contain_text("of 4" if 0 not in record["result"]["winners"] else "won")
    tile.click()
    expect(page.get_by_role("button", name="Share text and picture")).to_be_visible()
    expect(page.get_by_role("button", name="Play the deal of the day")).to_have_count(0)


def test_on_a_server_it_is_compared_with_others(open_page: Callable[..., Page], house: House) -> None:
    game = "amul"
    if not is_built(game):
        build(game)
    day = today(time.time())
    for person in (1, 2):
        record = played(game, day, person, f"Player {person}")
        answer = httpx.post(f"{house.address}/api/daily/{game}/{day}", json=record, trust_env=False)
        assert answer.status_code == 200, answer.text
    page = open_page(f"/daily/{game}")
    expect(page.get_by_role("button", name="Play the deal of the day")).to_be_visible()
    looks.settle(page)
    expect(page.get_by_text("Compared with others")).to_have_count(0)
    play_it(page, game)
    page.get_by_role("link", name="your result").click()
    expect(page.get_by_role("status").filter(has_text="games on this server")).to_contain_text("of 3 games")
    assert looks.faults(page) == []
    page.get_by_role("listitem").filter(has_text="Player 1").get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.goto(f"/daily/{game}/{day}")
    expect(page.get_by_role("status").filter(has_text="games on this server")).to_contain_text("of 3 games")
