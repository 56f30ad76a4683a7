"""Sounds and vibration: off until somebody wants them, and a hidden tab says only whose turn it is."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e import play
from tests.e2e.conftest import BLANK, Open
from tests.e2e.looks import settle
from tests.server.people import Viewer

LISTEN = """
window.heard = [];
window.shaken = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (at) {
  window.heard.push(this.frequency.value);
  return start.call(this, at);
};
const brush = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function () { window.heard.push('card'); return brush.call(this); };
navigator.vibrate = () => { window.shaken += 1; return true; };
"""
HIDE = "Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })"


def offer(open_page: Open, *on: str, hidden: bool = False) -> Page:
    """Anna has offered a card; then another person does, and it is her turn again."""
    page: Page = open_page(BLANK)
    page.add_init_script(LISTEN)
    for name in on:
        page.add_init_script(f"localStorage.setItem('serai.{name}', 'on')")
    table = play.new_table(page, "amul", 3, seats=["open", "open", "easy"], start=False, access="public")
    other = open_page(BLANK)
    assert other.request.post(f"/api/tables/{table}/join", data={"name": "Lukas"}).ok
    assert page.request.post(f"/api/tables/{table}/start").ok
    page.goto(f"/t/{table}")
    page.locator(".hand button.card").first.click()
    page.locator(play.CONFIRM).click()
    expect(page.locator(".hand .sealed")).to_be_visible()
    if hidden:
        page.evaluate(HIDE)
    play.play_until(other, table, is_annas_turn)
    expect(page.locator(".prompt.mine")).to_be_visible()
    return page


def is_annas_turn(viewer: Viewer) -> bool:
    return bool(viewer.view and viewer.view["step"] != "offer" and 0 in viewer.view["awaited"])


def test_nothing_is_heard_or_felt_unless_it_is_wanted(open_page: Open) -> None:
    page = offer(open_page)
    settle(page)
    assert page.evaluate("[window.heard, window.shaken]") == [[], 0]


def test_cards_and_my_turn_are_heard_and_my_turn_is_felt(open_page: Open) -> None:
    page = offer(open_page, "sound", "vibration")
    page.wait_for_function("() => window.heard.includes('card') && window.heard.includes(587) && window.shaken > 0")


def test_a_hidden_tab_says_only_whose_turn_it_is(open_page: Open) -> None:
    page = offer(open_page, "sound", hidden=True)
    page.wait_for_function("() => window.heard.includes(587)")
    settle(page)
    assert "card" not in page.evaluate("window.heard")


def test_the_switch_is_in_the_menu_and_remembered(open_page: Open) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Menu").click()
    switch = page.get_by_role("button", name="Sounds")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Sounds")).to_have_attribute("aria-pressed", "true")
