"""The third game in a browser: the client has no folder for it, and draws it from its view and its legal moves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need the playwright package")

from playwright.sync_api import Page, expect

from tests.journeys.axe import faults
from tests.journeys.chromium import PATIENCE_MS, chromium
from tests.journeys.play import amulett_by_mouse, new_table, play_to_the_end
from tests.third_game.conftest import serving
from tests.third_game.household import environment, paths, python
from tests.third_game.newborn import GAME, newborn
from tools import build_web


@pytest.fixture
def page(house: str) -> Iterator[Page]:
    build_web.build()
    with chromium() as browser:
        page = browser.new_page(base_url=house, reduced_motion="reduce", locale="en-GB")
        page.set_default_timeout(PATIENCE_MS)
        yield page


@pytest.fixture
def garden(tmp_path: Path) -> Iterator[str]:
    """The address of a server with a game whose engine is not built."""
    assert python("-m", "serai.wasm", "amul", compiled=True).returncode == 0
    site = newborn(tmp_path)
    with serving(tmp_path / "data", {**environment(), "PYTHONPATH": paths(site), "SERAI_GUESTS": GAME}) as address:
        yield address


def test_a_guest_has_its_title_rules_words_and_options_in_both_languages(garden: str) -> None:
    build_web.build()
    with chromium() as browser:
        page = browser.new_page(base_url=garden, reduced_motion="reduce", locale="de-DE")
        page.set_default_timeout(PATIENCE_MS)
        page.goto(f"/rules/{GAME}")
        expect(page.get_by_role("heading", name="Eine Runde")).to_be_visible()
        expect(page.get_by_text("Ein Preis wird aus dem Beutel gezogen.")).to_be_visible()
        page.goto(f"/new?game={GAME}")
        page.get_by_text("Weitere Einstellungen").click()
        expect(page.get_by_text("Die Zahl der Karten auf jeder Hand")).to_be_visible()
        expect(page.get_by_text("Auf diesem Gerät", exact=True)).to_have_count(0)
        page.get_by_text("Āmul", exact=True).click()
        expect(page.get_by_text("Auf diesem Gerät", exact=True)).to_be_visible()
        table = new_table(page, GAME, 3)
        page.goto(f"/t/{table}")
        expect(page.locator(".prompt.mine")).to_contain_text("Lege eine Karte verdeckt.")
        expect(page.get_by_text("Preise bisher")).to_be_visible()
        for helper in ("hand size", "Format", "format"):
            expect(page.get_by_text(helper, exact=True)).to_have_count(0)


def test_a_whole_game_at_the_plain_table(page: Page) -> None:
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto("/")
    tile = page.get_by_role("article").filter(has_text="Trinkets")
    expect(tile).to_contain_text("2 to 5 players")
    expect(tile.get_by_role("link", name="Learn")).to_have_count(0)
    table = new_table(page, "trinkets", 3, options={"rounds": 3})
    page.goto(f"/t/{table}")
    expect(page.get_by_role("heading", name="Trinkets")).to_be_visible()
    expect(page.locator(".prompt.mine")).to_contain_text("Lay a card face down.")
    page.get_by_role("button", name="Show everything in words").click()
    expect(page.get_by_role("article", name="Anna")).to_contain_text("Only you see this")
    assert faults(page) == []
    play_to_the_end(page, amulett_by_mouse)
    end = page.get_by_role("dialog", name="Result")
    expect(end).to_contain_text("win")
    assert complaints == []


@pytest.mark.rare
def test_a_whole_game_on_the_device(page: Page) -> None:
    """By the engine that follows from its declared rules; its table draws itself there, too, and its review is made."""
    built = python("-m", "serai.wasm", "trinkets", compiled=True)
    assert built.returncode == 0, built.stderr
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto("/new?game=trinkets")
    page.get_by_text("More options").click()
    expect(page.get_by_text("On this device", exact=True)).to_be_visible()
    page.goto("/")
    page.get_by_role("article").filter(has_text="Trinkets").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/local-*")
    expect(page.frame_locator("iframe").get_by_role("button")).to_have_count(6)
    page.get_by_role("button", name="Show everything in words").click()
    play_to_the_end(page, amulett_by_mouse)
    end = page.get_by_role("dialog", name="Result")
    expect(end).to_contain_text("win")
    end.get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", name="Review")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("All decisions")
    assert complaints == []


def test_a_game_draws_its_own_table_in_a_frame_that_reaches_nothing(page: Page) -> None:
    table = new_table(page, "trinkets", 2, options={"rounds": 3})
    page.goto(f"/t/{table}")
    frame = page.frame_locator("iframe")
    cards = frame.get_by_role("button")
    expect(cards).to_have_count(4)
    expect(frame.get_by_role("heading")).to_have_text("trinkets so far")
    expect(page.get_by_role("article", name="Anna")).to_have_count(0)

    [inside] = [one for one in page.frames if "/guest/" in one.url]
    for reach in ("fetch('/api/games')", "parent.document.title", "document.cookie", "localStorage.length"):
        tried = f"async () => {{ try {{ await {reach}; return 'reached' }} catch {{ return 'kept out' }} }}"
        assert inside.evaluate(tried) == "kept out", reach

    first = cards.first.inner_text()
    cards.first.click()
    expect(frame.locator(".chosen")).to_have_text(first)
    cards.first.click()
    expect(page.get_by_role("log").or_(page.locator(".scroll")).first).to_contain_text(f"You lay {first}.")
    expect(frame.get_by_role("button", name=first, exact=True)).to_have_count(0)
    expect(cards).not_to_have_count(0)  # three, or four after a 6 (T3.4)
    assert faults(page) == []

    page.get_by_role("button", name="Show everything in words").click()
    expect(page.get_by_role("article", name="Anna")).to_contain_text("Only you see this")
