"""A sealed choice survives a reload, a lost connection and a stopped server."""

from __future__ import annotations

from time import monotonic

from playwright.sync_api import Page, WebSocket, expect

from tests.e2e import play
from tests.e2e.conftest import BLANK, Open
from tests.e2e.house import House
from tests.e2e.looks import PATIENCE

LOST = ("Failed to load resource", "WebSocket connection to", "net::ERR")
"""What a browser itself says when the connection is gone."""


def sealed_table(open_page: Open, **more: object) -> tuple[Page, str]:
    """A table where somebody else has yet to choose, and the key of the card chosen."""
    page: Page = open_page(BLANK, **more)
    table = play.new_table(page, "amul", 3, seats=["open", "open", "easy"], start=False, access="public")
    other = open_page(BLANK, expect=LOST)
    assert other.request.post(f"/api/tables/{table}/join", data={"name": "Lukas"}).ok
    assert page.request.post(f"/api/tables/{table}/start").ok
    page.goto(f"/t/{table}")
    card = page.locator(".hand button.card").first
    key = card.get_attribute("data-fly")
    assert key
    card.click()
    page.locator(".prompt .button.primary").click()
    expect(page.locator(f".hand .sealed[data-fly='{key}']")).to_be_visible()
    return page, key


def choose_another(page: Page) -> None:
    card = page.locator(".hand button.card:not(.sealed)").first
    key = card.get_attribute("data-fly")
    card.click()
    page.locator(".prompt .button.primary").click()
    expect(page.locator(f".hand .sealed[data-fly='{key}']")).to_be_visible()


def test_reload(open_page: Open) -> None:
    page, key = sealed_table(open_page)
    page.reload()
    expect(page.locator(f".hand .sealed[data-fly='{key}']")).to_be_visible()
    choose_another(page)


def test_a_lost_connection_heals_by_itself(open_page: Open) -> None:
    page, key = sealed_table(open_page, expect=LOST)
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost.")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("Connection lost.")).to_have_count(0)
    expect(page.locator(f".hand .sealed[data-fly='{key}']")).to_be_visible()
    choose_another(page)


def test_a_move_made_without_a_connection_is_kept(open_page: Open) -> None:
    """It is shown as kept, can be taken back, and goes out by itself."""
    page, _ = sealed_table(open_page, expect=LOST)
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost.")).to_be_visible()
    card = page.locator(".hand button.card:not(.sealed)").last
    key, confirm = card.get_attribute("data-fly"), page.locator(".prompt .button.primary")
    card.click()
    words = confirm.inner_text()
    confirm.click()
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text(f"“{words}” is kept here")
    expect(confirm).to_have_count(0)
    page.get_by_role("button", name="Take it back").click()
    expect(prompt).not_to_contain_text("is kept here")
    card.click()
    confirm.click()
    expect(prompt).to_contain_text(f"“{words}” is kept here")
    page.context.set_offline(False)
    expect(page.locator(f".hand .sealed[data-fly='{key}']")).to_be_visible()
    expect(prompt).not_to_contain_text("is kept here")


def test_a_stopped_server_comes_back(open_page: Open, house: House) -> None:
    page, key = sealed_table(open_page, expect=LOST)
    house.stop()
    expect(page.get_by_text("Connection lost.")).to_be_visible()
    house.start()
    expect(page.get_by_text("Connection lost.")).to_have_count(0)
    expect(page.locator(f".hand .sealed[data-fly='{key}']")).to_be_visible()
    choose_another(page)


NOTE_WORDS = """() => {
  window.noted = [];
  const note = () => document.querySelectorAll('[role=status], [role=alert], .prompt').forEach(
    (part) => window.noted.at(-1) === part.innerText || window.noted.push(part.innerText));
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_a_server_that_is_replaced_is_not_noticed(open_page: Open, house: House) -> None:
    page: Page = open_page(BLANK)
    opened: list[str] = []
    welcomes: list[str | bytes] = []

    def listen(socket: WebSocket) -> None:
        opened.append(socket.url)
        socket.on("framereceived", lambda frame: welcomes.append(frame) if '"welcome"' in str(frame) else None)

    page.on("websocket", listen)
    page.goto(f"/t/{play.new_table(page, 'amul', 3, seats=['open', 'easy', 'easy'])}")
    card = page.locator(".hand button.card").nth(2)
    key = card.get_attribute("data-fly")
    card.click()
    choose = page.locator(".prompt .button.primary")
    words = choose.inner_text()
    page.evaluate(NOTE_WORDS)
    house.replace()
    until = monotonic() + PATIENCE
    while len(welcomes) < 2 and monotonic() < until:
        page.wait_for_timeout(100)
    page.wait_for_timeout(500)  # long enough for words about it
    assert len(opened) == 2
    assert not [noted for noted in page.evaluate("window.noted") if noted and words not in noted]
    assert choose.inner_text() == words
    choose.click()
    expect(page.locator(f".hand button[data-fly='{key}']:not(.sealed)")).to_have_count(0)


def test_whoever_was_too_late_is_told_and_keeps_the_seat(open_page: Open) -> None:
    page: Page = open_page(BLANK)
    seats = ["open", "open", "easy"]
    table = play.new_table(page, "amul", 3, seats=seats, start=False, access="public", seconds=15)
    other = open_page(BLANK)
    assert other.request.post(f"/api/tables/{table}/join", data={"name": "Lukas"}).ok
    for each in (page, other):  # the clock shall not run while they load
        each.goto(f"/t/{table}")
        expect(each.locator(".seats li")).to_have_count(3)
    assert page.request.post(f"/api/tables/{table}/start").ok
    other.locator(".hand button.card").first.click()
    other.locator(".prompt .button.primary").click()
    expect(page.get_by_text("A bot has decided this once for you")).to_be_visible()
    expect(page.get_by_role("button", name="I am back")).to_have_count(0)
    expect(other.get_by_text("a bot plays")).to_have_count(0)
