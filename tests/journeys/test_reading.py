"""Reading: rules, cards, the language and the light; and how small and quick the program itself is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.journeys import play
from tests.journeys.axe import faults
from tests.journeys.conftest import BLANK, LOST, Open, mostly_at_a_desk, needs_no_network
from tests.journeys.pages import PAGES, PAGES_FROM_A_SERVER
from tests.journeys.settled import follow, go, settled

MOST_BYTES = 155_500
FIRST_PAINT_SECONDS = 1.0
DRAWN = "() => [...document.querySelectorAll('figure')].filter((figure) => !figure.querySelector('svg')).length"


def test_a_reader_searches_rules_and_cards_and_icons_name_themselves(open_page: Open) -> None:
    page = open_page("/rules/amul")
    expect(page.get_by_role("heading", name="Order of play")).to_be_visible()
    page.get_by_role("searchbox").fill("letter prowess")
    expect(page.locator("#A9\\.3")).to_be_visible()
    expect(page.locator("#A4\\.1")).to_have_count(0)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_role("status")).to_contain_text("Nothing found.")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Variant: Tea").click()
    expect(page).to_have_url(re.compile("/rules/amul#A13$"))
    expect(page.locator("#A13")).to_be_in_viewport()
    expect(page.get_by_role("searchbox")).to_have_value("")
    for game in ("amul", "amulett"):
        go(page, f"/rules/{game}")
        expect(page.locator("figure").nth(2)).to_be_attached()
        assert page.evaluate(DRAWN) == 0

    german = open_page("/rules/amul#A9.3", locale="de-DE")
    rule = german.locator("#A9\\.3")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    expect(rule.get_by_role("row").filter(has_text="Lukas")).to_contain_text("Arabischer General")
    expect(rule.locator(".picture > svg")).to_have_count(5)
    german.get_by_role("link", name="Das Amulett").click()
    expect(german.locator("#M7\\.6")).to_contain_text("Gewaltige Macht")

    go(page, "/cards/amul")
    page.get_by_role("searchbox").fill("spice")
    expect(page.get_by_role("link", name="Spice Dealer")).to_be_visible()
    expect(page.get_by_role("link", name="Carpet")).to_have_count(0)
    page.get_by_role("link", name="Spice Dealer").click()
    expect(page.get_by_role("heading", name="Spice Dealer")).to_be_visible()
    go(page, "/cards/amul/mughal_warlord")
    bubble = page.locator("[popover]")
    page.locator('use[href="#art-amul-symbols-military"]').first.hover()
    expect(bubble).to_have_text("Military symbol")
    page.mouse.move(0, 500)
    expect(bubble).to_be_hidden()
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(bubble).to_have_text("Menu")


@mostly_at_a_desk
def test_a_player_looks_rules_up_beside_the_table_and_plays_on(open_page: Open, device: dict[str, Any]) -> None:
    """By keyboard, from rule to rule; the focus comes back, and the address stays."""
    page = open_page(BLANK, **device)
    go(page, f"/t/{play.new_table(page, 'amul', 4)}")
    address = page.url
    menu = page.get_by_role("button", name="Menu")
    menu.press("Enter")
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    page.get_by_role("link", name="Rules", exact=True).press("Enter")
    panel = page.get_by_role("dialog", name="Rules")
    expect(panel.get_by_role("heading", name="The aim of the game")).to_be_visible()
    panel.get_by_role("searchbox").fill("A16.13")
    panel.get_by_role("link", name="A16.13").press("Enter")
    rule = page.get_by_role("dialog", name="A16.13")
    expect(rule).to_contain_text("A trader pays")
    rule.get_by_role("link", name="A16.14").press("Enter")
    expect(page.get_by_role("dialog", name="A16.14").get_by_role("heading", name="A16.14")).to_be_focused()
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(menu).to_be_focused()
    expect(page).to_have_url(address)
    expect(play.my_turn(page)).to_be_visible()

    menu.click()
    page.get_by_role("link", name="Cards", exact=True).click()
    panel = page.get_by_role("dialog", name="Cards")
    panel.get_by_role("link", name=re.compile("^Carpet")).click()
    expect(panel.get_by_role("heading", name="Carpet")).to_be_visible()
    panel.get_by_role("link", name="Rules: What cards score").click()
    expect(page.get_by_role("dialog", name="A16.6")).to_contain_text("more the more you have")
    page.get_by_role("button", name="Back").click()
    expect(panel.get_by_role("heading", name="Carpet")).to_be_visible()
    expect(page).to_have_url(address)

    page = open_page(BLANK)
    go(page, f"/t/{play.new_table(page, 'amulett', 3)}")
    page.get_by_role("complementary").get_by_role("link", name="Rules: Spell phase", exact=True).click()
    panel = page.get_by_role("dialog", name="M4.3")
    expect(panel).to_contain_text("You bid at most")
    play.pass_on(page)
    expect(page.locator(".history")).to_contain_text("You pass.")
    expect(panel).to_be_visible()


def test_a_german_visitor_switches_language_and_light_and_plays_by_keyboard(open_page: Open) -> None:
    """Both are remembered, as is the card with the focus, and what happens is announced."""
    page = open_page(BLANK, locale="de-DE")
    go(page, f"/t/{play.new_table(page, 'amul', 3)}")
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text("Wähle eine Karte für den Markt.")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("button", name="Menü").click()
    page.get_by_role("button", name="English").click()
    page.get_by_role("button", name="Lamplight").click()
    page.keyboard.press("Escape")
    expect(prompt).to_contain_text("Choose a card for the Market.")
    page.reload()
    expect(prompt).to_contain_text("Choose a card for the Market.")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    settled(page)
    play.walk_to(page, ".hand button.card")
    page.keyboard.press("ArrowRight")
    card = page.evaluate("document.activeElement?.getAttribute('data-fly')")
    page.reload()
    expect(page.locator(f".hand button.card[data-fly='{card}']")).to_be_focused()
    settled(page)
    play.amul_by_keyboard(page)
    expect(page.get_by_role("log")).to_contain_text("You offer")


@pytest.mark.parametrize(
    "pages", [PAGES_FROM_A_SERVER, pytest.param(PAGES, marks=pytest.mark.rare)], ids=["that need a server", "all"]
)
def test_every_page_can_be_read_by_everybody(open_page: Open, pages: Sequence[str]) -> None:
    page = open_page("/")
    complaints = {}
    for path in pages:
        follow(page, path)
        complaints[path] = faults(page, lamplight=True)
    assert {path: found for path, found in complaints.items() if found} == {}


# --- the program itself --------------------------------------------------------------------------------------------


def test_a_first_visitor_waits_for_little(open_page: Open, built_client: Path) -> None:
    """For everything loaded from the first page to the table, as it travels; fonts apart, and tables of other people,
    which bring the emblems of their games.
    """
    for game in ("Āmul", "Das Amulett"):
        sizes = loaded_until_the_table_of(game, open_page(BLANK, first_time=True))
        assert len(sizes) > 5
        assert sum(sizes) < MOST_BYTES
    index = (built_client / "index.html").read_text("utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=", index), "nothing is inline"


def loaded_until_the_table_of(game: str, page: Page) -> list[int]:
    """Bytes of every piece of the program."""
    page.route("**/api/tables", lambda route: route.fulfill(json=[]))
    go(page, "/")
    page.get_by_role("article").filter(has_text=game).get_by_role("button", name="Play now").dispatch_event("click")
    # without a mouse: what lies under one is explained, which brings more
    expect(page.locator(".prompt")).to_be_visible()
    settled(page)
    sizes: list[int] = page.evaluate(
        """() => performance.getEntriesByType('resource')
            .filter(({ name }) => /\\.(js|css)$/.test(name))
            .map(({ encodedBodySize }) => encodedBodySize)"""
    )
    return sizes


def busy_seconds(debugger: CDPSession) -> float:
    """What the page's own thread has worked since the page was opened."""
    metrics = {metric["name"]: metric["value"] for metric in debugger.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"])


FLOWN = """window.flown = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    window.flown.push(...animation.effect.getKeyframes().flatMap(Object.keys));
    return animation;
};"""


def test_a_player_sees_a_table_quickly_and_cards_fly_smoothly(open_page: Open) -> None:
    """Counted in work of the page itself, not in time on the clock: tests share their machine."""
    page = open_page(BLANK, first_time=True)
    table = play.new_table(page, "amul", 4)
    debugger = page.context.new_cdp_session(page)
    debugger.send("Performance.enable", {"timeDomain": "threadTicks"})
    work = []
    for _ in range(3):
        page.goto(f"/t/{table}")
        play.hand(page).first.wait_for()
        work.append(busy_seconds(debugger))
    assert 0 < min(work) < FIRST_PAINT_SECONDS

    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(FLOWN)
    go(page, f"/t/{table}")
    play.amul_by_mouse(page)
    page.wait_for_function("() => window.flown.includes('transform')")
    timing = {"offset", "computedOffset", "easing", "composite"}  # only what the compositor moves by itself
    assert set(page.evaluate("window.flown")) - timing <= {"transform", "opacity"}


def test_somebody_installs_the_program_and_opens_it_without_a_connection(open_page: Open) -> None:
    page = open_page("/rules/amul", first_time=True, expect=LOST, service_workers="allow")
    manifest = page.request.get(page.locator("link[rel=manifest]").get_attribute("href")).json()
    assert {"name", "short_name", "start_url", "display", "icons"} <= set(manifest)
    sizes = set()
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
        sizes.add(icon["sizes"])
    assert {"192x192", "512x512"} <= sizes
    needs_no_network(page)
    page.context.set_offline(True)
    page.goto("/rules/amulett")
    expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    expect(page.locator("#M7\\.6")).to_contain_text("higher than the highest bid")
    page.goto("/")
    expect(page.get_by_role("main")).to_contain_text("No server is connected")
