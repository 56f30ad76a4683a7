"""Bad lines: a network that goes away, a server that restarts, somebody who is too late, cards that do not come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.journeys import play
from tests.journeys.conftest import BLANK, DESK, LOST, PHONE, Open
from tests.journeys.house import House
from tests.journeys.pages import PAGES, PAGES_WITH_AMUL, PAGES_WITH_AMULETT
from tests.journeys.settled import go, settled


def sealed(page: Page, key: str | None) -> Any:
    return page.locator(f".hand .sealed[data-fly='{key}']")


def test_a_phone_loses_its_network_during_an_auction_and_comes_back(open_page: Open) -> None:
    """First the cards do not come. A choice made without a network is kept, can be taken back, and is sent later."""
    page, ben = open_page(BLANK, expect=LOST, **PHONE), open_page(BLANK)
    table = play.shared_table(page, ben, "amulett", start_player=0)
    said = {"rule": None, "reason": "", "message": "server-too-many", "arguments": {"limit": "requests", "seconds": 9}}
    page.route("**/api/editions/**", lambda route: route.fulfill(status=429, json=said))
    page.goto(f"/t/{table}")
    expect(page.get_by_role("alert")).to_contain_text("You sent too many requests in a short time.")
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(play.my_turn(page)).to_be_visible()
    settled(page)
    ben.goto(f"/t/{table}")
    prompt, lost = page.locator(".prompt"), page.get_by_text("Connection lost.")
    page.context.set_offline(True)
    expect(lost).to_be_visible()
    prompt.get_by_role("button", name="Pass").click()
    page.locator(play.CONFIRM).click()
    expect(prompt).to_contain_text("Saved on this device: ")
    expect(page.locator(play.CONFIRM)).to_have_count(0)
    page.get_by_role("button", name="Take it back").click()
    expect(prompt).not_to_contain_text("Saved on this device")
    play_again = prompt.get_by_role("button", name="Pass")
    play_again.click()
    page.locator(play.CONFIRM).click()
    expect(prompt).to_contain_text("Saved on this device: ")
    page.context.set_offline(False)
    expect(lost).to_have_count(0)
    expect(prompt).not_to_contain_text("Saved on this device")
    expect(ben.get_by_role("log")).to_contain_text("Anna passes.")


NOTE_WORDS = """() => {
  window.noted = [];
  const note = () => document.querySelectorAll('[role=status], [role=alert], .prompt').forEach(
    (part) => window.noted.at(-1) === part.innerText || window.noted.push(part.innerText));
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_a_player_does_not_notice_that_the_server_is_replaced_and_outlasts_one_that_stops(
    open_page: Open, house: House
) -> None:
    """What was chosen stays chosen, before it is sealed and afterwards."""
    page: Page = open_page(BLANK, expect=LOST)
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))  # noqa: PLW0108 - Playwright takes no built-in
    go(page, f"/t/{play.new_table(page, 'amul', 3, seats=['open', 'easy', 'easy'])}")
    card = play.hand(page).nth(2)
    key = card.get_attribute("data-fly")
    card.click()
    choose = page.locator(play.CONFIRM)
    words = choose.inner_text()
    page.evaluate(NOTE_WORDS)
    with page.expect_websocket() as again:
        house.replace()
    again.value.wait_for_event("framereceived", lambda frame: '"welcome"' in str(frame))
    settled(page)
    assert len(sockets) == 2
    assert not [noted for noted in page.evaluate("window.noted") if noted and words not in noted]
    assert choose.inner_text() == words
    choose.click()
    expect(page.locator(f".hand button[data-fly='{key}']:not(.sealed)")).to_have_count(0)

    go(page, f"/t/{play.shared_table(page, open_page(BLANK))}")  # somebody else still has to choose
    key = play.seal_first_card(page)
    expect(sealed(page, key)).to_be_visible()
    page.reload()
    expect(sealed(page, key)).to_be_visible()
    house.stop()
    expect(page.get_by_text("Connection lost.")).to_be_visible()
    house.start()
    expect(page.get_by_text("Connection lost.")).to_have_count(0)
    expect(sealed(page, key)).to_be_visible()
    another = play.seal_first_card(page)
    expect(sealed(page, another)).to_be_visible()


@pytest.mark.rare
def test_somebody_who_was_too_late_is_told_and_keeps_the_seat(open_page: Open) -> None:
    page, ben = open_page(BLANK), open_page(BLANK)
    table = play.shared_table(page, ben, start=False, seconds=5)
    for each in (page, ben):  # so that the clock does not run while they load
        go(each, f"/t/{table}")
    assert page.request.post(f"/api/tables/{table}/start").ok
    play.seal_first_card(ben)
    expect(page.get_by_text("A bot played this one for you")).to_be_visible()
    expect(page.get_by_role("button", name="I am back")).to_have_count(0)
    expect(ben.get_by_text("a bot plays")).to_have_count(0)


MOST_JUMP = 0.01
"""As a share of the window; 0.1 counts as good elsewhere."""
NOTE_JUMPS = """
window.jumps = [];
new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
        window.jumps.push([value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 120))]);
}).observe({ type: 'layout-shift', buffered: true });
"""
SLOW_LINE = {"offline": False, "latency": 100, "downloadThroughput": 500_000, "uploadThroughput": 500_000}


@pytest.mark.parametrize(
    ("device", "pages"),
    [
        pytest.param(PHONE, PAGES_WITH_AMULETT[:2], id="phone"),
        pytest.param(DESK, PAGES_WITH_AMUL[:8], id="desk", marks=pytest.mark.rare),
        pytest.param(DESK, PAGES, id="desk, all", marks=pytest.mark.rare),
        pytest.param(PHONE, PAGES, id="phone, all", marks=pytest.mark.rare),
    ],
)
def test_a_visitor_on_a_slow_line_sees_nothing_jump(
    open_page: Open, device: dict[str, Any], pages: Sequence[str]
) -> None:
    """Everything comes one after the other, and a player about to press something does not miss it."""
    page = open_page(BLANK, **device, first_time=True, expect=("404",))
    game = "amul" if device == DESK else "amulett"
    tables = [
        f"/t/{play.new_table(page, game, 3, start=start, seats=['open', 'open', 'easy'] if not start else None)}"
        for start in (False, True)
    ]
    page.add_init_script(NOTE_JUMPS)
    debugger = page.context.new_cdp_session(page)
    debugger.send("Network.enable")
    debugger.send("Network.setCacheDisabled", {"cacheDisabled": True})
    debugger.send("Network.emulateNetworkConditions", SLOW_LINE)
    jumps = {}
    for path in (*pages, *tables):
        go(page, path)
        jumps[path] = page.evaluate("window.jumps")
    assert {path: found for path, found in jumps.items() if sum(value for value, *_ in found) >= MOST_JUMP} == {}
