"""What is seen stays where it is: while a page loads, and when a move changes something else."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import play
from tests.e2e.conftest import BLANK, DESK, PHONE, Open
from tests.e2e.looks import PAGES, PAGES_WITH_AMUL, PAGES_WITH_AMULETT, settle

MOST_JUMP = 0.01
MOST_JUMP_OF_A_MOVE = 0.02
"""As a share of the window; 0.1 counts as good elsewhere."""

NOTE_JUMPS = """
window.jumps = [];
new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
        window.jumps.push([value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 120))]);
}).observe({ type: 'layout-shift', buffered: true });
"""
SLOW_LINE = {"offline": False, "latency": 100, "downloadThroughput": 500_000, "uploadThroughput": 500_000}
AT_REST = "() => document.getAnimations().every(({ playState }) => playState !== 'running')"


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_nothing_jumps(open_page: Open, game: str) -> None:
    """From the first paint of a table to the first decision, what is seen stays where it is."""
    page = open_page(BLANK, first_time=True)
    table = play.new_table(page, game, 4)
    page.add_init_script(NOTE_JUMPS)
    page.goto(f"/t/{table}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    settle(page)
    jumps = page.evaluate("window.jumps")
    assert sum(value for value, *_ in jumps) < MOST_JUMP, jumps


@pytest.mark.parametrize(
    ("device", "pages"),
    [
        pytest.param(DESK, PAGES_WITH_AMUL, id="desk"),
        pytest.param(PHONE, PAGES_WITH_AMULETT, id="phone"),
        pytest.param(DESK, PAGES, id="desk, all", marks=pytest.mark.rare),
        pytest.param(PHONE, PAGES, id="phone, all", marks=pytest.mark.rare),
    ],
)
def test_nothing_is_pushed_away_while_a_page_loads(
    open_page: Open, device: dict[str, Any], pages: Sequence[str]
) -> None:
    """On a slow line everything comes one after the other, and whoever is about to press something does not miss it."""
    page = open_page(BLANK, **device, first_time=True, expect=("404",))
    seats = ["open", "open", "easy"]
    tables = [f"/t/{play.new_table(page, 'amul', 3, start=start, seats=seats)}" for start in (False, True)]
    page.add_init_script(NOTE_JUMPS)
    debugger = page.context.new_cdp_session(page)
    debugger.send("Network.enable")
    debugger.send("Network.setCacheDisabled", {"cacheDisabled": True})
    debugger.send("Network.emulateNetworkConditions", SLOW_LINE)
    jumps = {}
    for path in (*pages, *tables):
        page.goto(path)
        expect(page.locator("main")).to_be_visible()
        settle(page)
        jumps[path] = page.evaluate("window.jumps")
    assert {path: found for path, found in jumps.items() if sum(value for value, *_ in found) >= MOST_JUMP} == {}


HIDE_HISTORY = """
const hidden = new CSSStyleSheet();
hidden.replaceSync('.history { visibility: hidden }');
document.adoptedStyleSheets = [hidden];
"""
HEIGHT_OF_A_LINE = 24
FOLLOW_A_LINE = """
() => {
    const line = [...document.querySelectorAll('.history li li')].at(-1);
    const places = (window.places = []);
    const look = () => {
        places.push(Math.round(line.getBoundingClientRect().top));
        requestAnimationFrame(look);
    };
    look();
}
"""


@pytest.mark.parametrize(
    ("game", "device", "decide"), [("amul", PHONE, play.amul_by_touch), ("amulett", DESK, play.amulett_by_mouse)]
)
def test_what_is_pushed_aside_glides(open_page: Open, game: str, device: dict[str, Any], decide: Any) -> None:
    """Whatever a move changes, the bots' moves after it included, nothing else jumps. The history has its own test."""
    page = open_page(BLANK, **device, reduced_motion="no-preference")
    table = play.new_table(page, game, 4)
    page.add_init_script(NOTE_JUMPS)
    page.add_init_script(HIDE_HISTORY)
    page.goto(f"/t/{table}")
    moves = 5
    for _ in range(moves):
        page.wait_for_function(play.MY_TURN_OR_END)
        page.wait_for_function(AT_REST)
        play.try_to(decide, page)
    page.wait_for_function(play.MY_TURN_OR_END)
    jumps = page.evaluate("window.jumps")
    assert sum(value for value, *_ in jumps) / moves < MOST_JUMP_OF_A_MOVE, jumps


def test_lines_of_the_history_glide(open_page: Open) -> None:
    """They make room for new ones, and are seen on their way; a busy machine may miss that once, but not every time."""
    page = open_page(BLANK, **DESK, reduced_motion="no-preference")
    page.goto(f"/t/{play.new_table(page, 'amulett', 4)}")
    assert any(_is_seen_gliding(page) for _ in range(5))


def _is_seen_gliding(page: Page) -> bool:
    page.wait_for_function(play.MY_TURN_OR_END)
    page.wait_for_function(AT_REST)
    page.locator(".history li li").last.wait_for()
    page.evaluate(FOLLOW_A_LINE)
    play.amulett_by_mouse(page)
    page.wait_for_function("() => window.places.at(-1) > window.places[0] + 20")
    settle(page)
    page.wait_for_function("() => new Set(window.places.slice(-20)).size === 1")
    steps = [later - earlier for earlier, later in pairwise(page.evaluate("window.places"))]
    return any(0 < step < HEIGHT_OF_A_LINE / 2 for step in steps)


HISTORY = ".history .scroll"
SCROLLS = "box => box.scrollHeight > box.clientHeight + 40"


def test_the_history_shows_the_newest_line_unless_somebody_reads_an_older_one(open_page: Open) -> None:
    """A glide that a busy machine has not finished in time is nobody who reads."""
    page = open_page(BLANK, viewport={"width": 1120, "height": 640}, reduced_motion="no-preference")
    page.add_init_script("localStorage.setItem('serai.tempo', 'at-once')")
    page.goto(f"/t/{play.new_table(page, 'amulett', 4)}")
    while not page.locator(HISTORY).evaluate(SCROLLS):
        _decide_with_the_history_at(page, 0)
    _decide_with_the_history_at(page, 9)
    page.wait_for_function(f"() => document.querySelector('{HISTORY}').scrollTop === 0")
    page.locator(HISTORY).hover()
    page.mouse.wheel(0, 60)
    page.wait_for_function(f"() => document.querySelector('{HISTORY}').scrollTop > 0")
    _decide_with_the_history_at(page, 30)
    page.wait_for_function(f"() => document.querySelector('{HISTORY}').scrollTop > 30")


def _decide_with_the_history_at(page: Page, top: int) -> None:
    page.wait_for_function(play.MY_TURN_OR_END)
    page.wait_for_function(AT_REST)
    page.locator(HISTORY).evaluate("(box, top) => (box.scrollTop = top)", top)
    lines = page.locator(".history li li").count()
    play.amulett_by_mouse(page)
    page.wait_for_function("lines => document.querySelectorAll('.history li li').length > lines", arg=lines)
    page.wait_for_function(play.MY_TURN_OR_END)
    page.wait_for_function(AT_REST)
