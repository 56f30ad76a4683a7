"""Several browsers at one table: what each may see, and that all of them agree."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e import play
from tests.e2e.conftest import BLANK, Open


def offer_first_card(page: Page) -> str:
    card = page.locator(".hand button.card").first
    key = card.get_attribute("data-fly")
    assert key
    card.click()
    page.locator(".prompt .button.primary").click()
    return key


def test_two_people_and_a_spectator(open_page: Open) -> None:
    host = open_page("/new?game=amul")
    host.get_by_label("Your name").fill("Anna")
    host.get_by_role("group", name="Players").get_by_role("button", name="Less").click()
    host.get_by_label("Seat 3", exact=True).select_option("easy")
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Invite friends", exact=True).input_value()

    friend = open_page(link)
    friend.get_by_label("Your name").fill("Lukas")
    friend.get_by_role("button", name="Sit down").click()
    expect(host.get_by_role("listitem").filter(has_text="Lukas")).to_contain_text("here")
    spectator = open_page(link)
    host.get_by_role("button", name="Start the game").click()

    for page in (host, friend):
        expect(page.locator(".hand button.card")).to_have_count(6)
    expect(spectator.locator(".market")).to_be_visible()
    expect(spectator.locator(".hand")).to_have_count(0)

    secret = offer_first_card(host)
    expect(friend.locator("[data-fly='sealed-0']")).to_be_visible()
    expect(spectator.locator("[data-fly='sealed-0']")).to_be_visible()
    for page in (friend, spectator):
        expect(page.locator(f".market [data-fly='{secret}']")).to_have_count(0)

    offer_first_card(friend)
    for page in (host, friend, spectator):
        expect(page.locator(f"[data-fly='{secret}']")).to_have_count(1)
        expect(page.get_by_text("Anna offers" if page is not host else "You offer").first).to_be_attached()

    host.get_by_role("button", name="Chat").click()
    host.get_by_label("Say something").fill("Well met!")
    host.get_by_role("button", name="Send").click()
    friend.get_by_role("button", name="Chat, 1 new line").click()
    expect(friend.get_by_text("Well met!")).to_be_visible()


def test_two_tabs_of_one_seat_agree(open_page: Open) -> None:
    first = open_page(BLANK)
    # Somebody else has yet to choose, so that the choice stays sealed.
    table = play.new_table(first, "amul", 3, seats=["open", "open", "easy"], start=False, access="public")
    other = open_page(BLANK)
    assert other.request.post(f"/api/tables/{table}/join", data={"name": "Lukas"}).ok
    assert first.request.post(f"/api/tables/{table}/start").ok
    first.goto(f"/t/{table}")
    second = open_page(f"/t/{table}", of=first)

    chosen = offer_first_card(first)
    expect(second.locator(f".hand .sealed[data-fly='{chosen}']")).to_be_visible()
    changed = second.locator(".hand button.card:not(.sealed)").first
    key = changed.get_attribute("data-fly")
    changed.click()
    second.locator(".prompt .button.primary").click()
    expect(first.locator(f".hand .sealed[data-fly='{key}']")).to_be_visible()


def test_a_seat_moves_to_another_device(open_page: Open) -> None:
    old = open_page(BLANK)
    table = play.new_table(old, "amul", 3)
    old.goto(f"/t/{table}")
    expect(old.locator(".hand button.card")).to_have_count(6)
    code = old.request.post(f"/api/tables/{table}/handover").json()["code"]

    new = open_page(f"/move#{code}")
    new.get_by_role("button", name="Take the seat to this device").click()
    expect(new.locator(".hand button.card")).to_have_count(6)
    expect(old.get_by_text("This seat is now played from another device.")).to_be_visible()
