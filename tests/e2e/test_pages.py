"""Every page: readable by everybody, in both languages and lights, on every width."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import play
from tests.e2e.conftest import PHONE, Open

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
NARROWEST = 360
PAGES = (
    *("/", "/new?game=amul", "/new?game=amulett", "/cards/amul", "/cards/amul/mughal_warlord", "/cards/amulett"),
    *("/cards/amulett/magic_amber", "/score", "/rules/amul", "/rules/amulett", "/replay", "/move#x", "/nowhere"),
)


@pytest.fixture
def finished_game(open_page: Open) -> Any:
    """A page of somebody who has finished a game, and its table."""
    page = open_page("/rules")
    table = play.new_table(page, "amul", 3)
    page.goto(f"/t/{table}")
    play.play_to_the_end(page, play.amul_by_mouse)
    return page, table


def faults(page: Page) -> list[str]:
    """What axe-core finds, one line per rule with the first culprit."""
    page.wait_for_load_state("networkidle")
    # The content security policy forbids foreign scripts, so this one comes in by the debugger's door.
    page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(({ violations }) => violations)")
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:200]} {json.dumps(fault['nodes'][0]['any'][:1])[:300]}"
        for fault in found
    ]


def overflow(page: Page) -> int:
    width: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return width


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(open_page: Open, light: str) -> None:
    page = open_page("/", color_scheme=light, expect=("404",))
    complaints = {}
    for path in PAGES:
        page.goto(path)
        expect(page.locator("main")).to_be_visible()
        complaints[path] = faults(page)
    assert {path: found for path, found in complaints.items() if found} == {}


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("game", ["amul", "amulett"])
@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_at_a_table(open_page: Open, game: str, light: str, device: dict[str, Any]) -> None:
    page = open_page("/rules", color_scheme=light, **device)
    page.goto(f"/t/{play.new_table(page, game, 4)}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Menu").click()
    assert faults(page) == []


def test_axe_finds_nothing_after_a_game(finished_game: tuple[Page, str]) -> None:
    page, table = finished_game
    assert faults(page) == []
    page.goto(f"/replay/{table}?at=40")
    expect(page.get_by_role("slider")).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize("width", [NARROWEST, 720, 1024])
def test_nothing_scrolls_sideways(open_page: Open, width: int) -> None:
    """720 is a desk of 1440 at 200 % zoom."""
    page = open_page("/", viewport={"width": width, "height": 640}, expect=("404",))
    tables = [f"/t/{play.new_table(page, game, players)}" for game, players in (("amul", 8), ("amulett", 6))]
    too_wide = {}
    for path in (*PAGES, *tables):
        page.goto(path)
        expect(page.locator("main")).to_be_visible()
        page.wait_for_load_state("networkidle")
        if overflow(page) > 0:
            too_wide[path] = overflow(page)
    assert too_wide == {}


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_a_thumb_hits_everything(open_page: Open, game: str) -> None:
    """On a phone every button is 44 pixels wide and high, or shows that much of itself under its neighbour."""
    page = open_page("/rules", **PHONE)
    page.goto(f"/t/{play.new_table(page, game, 4)}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    small = page.evaluate(
        """() => [...document.querySelectorAll('main button, main a, header button, header a')]
            .map((element) => [element, element.getBoundingClientRect()])
            .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
            .map(([element, box]) => `${element.className} ${box.width}x${box.height}`)"""
    )
    assert small == []


def test_german_follows_the_browser_and_can_be_switched(open_page: Open) -> None:
    page = open_page("/rules", locale="de-DE")
    page.goto(f"/t/{play.new_table(page, 'amul', 3)}")
    expect(page.locator(".prompt")).to_contain_text("Wähle eine Karte für den Markt.")
    assert page.locator("html").get_attribute("lang") == "de"

    page.get_by_role("button", name="Menü").click()
    page.get_by_role("button", name="English").click()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_contain_text("Choose a card for the Market.")
    page.reload()
    expect(page.locator(".prompt")).to_contain_text("Choose a card for the Market.")


def test_lamplight_is_remembered(open_page: Open) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Lamplight").click()
    page.reload()
    assert page.locator("html").get_attribute("data-theme") == "dark"


def test_what_happens_is_announced(open_page: Open) -> None:
    page = open_page("/rules")
    page.goto(f"/t/{play.new_table(page, 'amul', 3)}")
    play.amul_by_keyboard(page)
    expect(page.get_by_role("log")).to_contain_text("You offer")


def test_a_link_leads_to_a_moment_of_a_replay(finished_game: tuple[Page, str]) -> None:
    page, table = finished_game
    page.goto(f"/replay/{table}?seat=1&at=30")
    expect(page.get_by_role("slider")).to_have_value("30")
    page.get_by_role("button", name="One step on").click()
    assert page.url.endswith("at=31")
    page.get_by_label("Whose knowledge").select_option("Everything open")
    expect(page.get_by_role("slider")).to_have_value("31")


def test_the_score_pad_explains_and_refuses(open_page: Open) -> None:
    page = open_page("/score", expect=("400", "422"))
    for name in ("Carpet", "Carpet", "Lamp", "Oil"):
        page.get_by_role("button", name=name).first.click()
    page.get_by_role("button", name="Count the points").click()
    expect(page.locator("tfoot td").first).to_have_text("14")
    page.get_by_label("Seat 1, Objects: 12 points").click()
    expect(page.locator(".why")).to_contain_text("A16.6")

    for _ in range(3):
        page.get_by_role("button", name="Carpet").first.click()
    page.get_by_role("button", name="Count the points").click()
    expect(page.get_by_role("alert")).to_contain_text("carpet")


def test_the_gallery_is_searched(open_page: Open) -> None:
    page = open_page("/cards/amul")
    page.get_by_role("searchbox").fill("spice")
    expect(page.get_by_role("link", name="Spice Dealer")).to_be_visible()
    expect(page.get_by_role("link", name="Carpet")).to_have_count(0)
    page.get_by_role("link", name="Spice Dealer").click()
    expect(page.get_by_role("heading", name="Spice Dealer")).to_be_visible()
