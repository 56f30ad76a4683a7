"""Company: talk, signs, people who look on, muting, removing, reporting, stand-ins, inviting again; and first looks."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import looks, play
from tests.e2e.conftest import BLANK, PHONE, Open
from tests.e2e.test_me import games

SEATS = ["open", "open", "easy"]


def two_people(open_page: Open, *, started: bool, **settings: Any) -> tuple[Page, Page, str]:
    """Anna, who has made a table, Ben, who sits at it, and its address."""
    anna, ben = open_page(BLANK, **settings), open_page(BLANK, **settings)
    table = play.new_table(anna, "amul", 3, seats=SEATS, start=False, access="public")
    assert ben.request.post(f"/api/tables/{table}/join", data={"name": "Ben"}).ok
    if started:
        assert anna.request.post(f"/api/tables/{table}/start").ok
    for page in (anna, ben):
        page.on("dialog", lambda dialog: dialog.accept())
        page.goto(f"/t/{table}")
    return anna, ben, f"/t/{table}"


def open_chat(page: Page) -> None:
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_role("dialog", name="Chat")).to_be_visible()


def line_of(page: Page, name: str) -> Locator:
    """What somebody has said."""
    return page.get_by_role("dialog", name="Chat").get_by_role("listitem").filter(has_text=name)


def write(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def ben_says(open_page: Open, text: str) -> Page:
    """Anna's page, where she is about to do something about a line."""
    anna, ben, _ = two_people(open_page, started=True)
    for page in (anna, ben):
        open_chat(page)
    write(ben, text)
    anna.get_by_role("button", name="More about what Ben said").click()
    return anna


NOTE_SIGN = """words => new MutationObserver(() => {
    window.isSigned ||= [...document.querySelectorAll('[role=status]')]
        .some((one) => one.textContent.includes(words) && one.checkVisibility());
}).observe(document, { childList: true, subtree: true, characterData: true })"""
"""It stands there for a moment only: a busy machine looks too late."""


def test_a_sign_stands_beside_the_seat_and_in_the_chat(open_page: Open) -> None:
    anna, ben, _ = two_people(open_page, started=True)
    expect(anna.locator(".prompt")).to_be_visible()
    anna.evaluate(NOTE_SIGN, "Well played!")
    open_chat(ben)
    ben.get_by_role("button", name="Well played!").click()
    anna.wait_for_function("() => window.isSigned")
    open_chat(anna)
    expect(line_of(anna, "Ben")).to_contain_text("Well played!")
    anna.keyboard.press("4")  # by its number, and not meant for the table
    expect(line_of(ben, "Anna")).to_contain_text("Thank you!")


def test_who_looks_on_talks_apart(open_page: Open) -> None:
    anna, ben, table = two_people(open_page, started=True)
    clara, dora = open_page(table), open_page(table)
    for page in (clara, dora):
        open_chat(page)
    write(clara, "Ben will pass")
    expect(dora.get_by_text("Ben will pass")).to_be_visible()
    open_chat(ben)
    write(ben, "Hello, everybody")
    expect(clara.get_by_text("Hello, everybody")).to_be_visible()
    open_chat(anna)
    anna.get_by_role("button", name="Spectators").click()
    expect(anna.get_by_text("What spectators say is kept from you")).to_be_visible()
    anna.get_by_role("button", name="People").click()
    expect(anna.get_by_role("heading", name="2 spectators")).to_be_visible()
    expect(anna.get_by_text("Ben will pass")).to_have_count(0)


def test_whom_i_mute_i_do_not_hear(open_page: Open) -> None:
    anna = ben_says(open_page, "La la la")
    anna.get_by_role("button", name="Mute Ben").click()
    expect(anna.get_by_text("La la la")).to_have_count(0)
    expect(anna.get_by_text("One line is hidden")).to_be_visible()
    anna.get_by_role("button", name="People").click()
    anna.get_by_role("button", name="Unmute Ben").click()
    anna.get_by_role("button", name="Table", exact=True).click()
    expect(anna.get_by_text("La la la")).to_be_visible()


def test_a_line_is_reported(open_page: Open) -> None:
    anna = ben_says(open_page, "Something rude")
    anna.get_by_role("button", name="Report").click()
    expect(anna.get_by_role("status").filter(has_text="Reported")).to_be_visible()


def test_the_host_removes_a_person_and_a_spectator(open_page: Open) -> None:
    anna, ben, table = two_people(open_page, started=False, expect=("403",))
    anna.get_by_role("button", name="Remove Ben").click()
    expect(ben.get_by_text("The host has asked you to leave this table")).to_be_visible()
    expect(anna.locator(".seats li").filter(has_text="Ben")).to_have_count(0)
    clara = open_page(table, expect=("403",))
    expect(anna.get_by_text("One spectator")).to_be_visible()
    open_chat(anna)
    anna.get_by_role("button", name="People").click()
    anna.get_by_role("button", name="Remove Spectator").click()
    expect(clara.get_by_text("The host has asked you to leave this table")).to_be_visible()


def test_a_bot_plays_on_for_who_is_away_after_a_while(open_page: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was refused because it was too early is not said any more once it is done."""
    anna, ben, _ = two_people(open_page, started=True, expect=("409",))
    play.amul_by_mouse(anna)
    ben.goto(BLANK)
    ask, too_early = anna.get_by_role("button", name="Let a bot play for Ben"), anna.get_by_role("alert")
    ask.click()
    expect(too_early).to_contain_text("Ben was here a moment ago")
    monkeypatch.setattr("serai.server.table.lobby.GRACE_SECONDS", 0.0)
    ask.click()
    expect(anna.get_by_text("a bot plays")).to_be_visible()
    expect(too_early).to_have_count(0)


def test_people_are_invited_again(open_page: Open) -> None:
    anna, ben, _ = two_people(open_page, started=True)
    anna.goto("/me")
    anna.get_by_label("Ben").check()
    anna.get_by_role("link", name="Invite again").click()
    expect(anna.get_by_text("Seats are kept for")).to_contain_text("Ben")
    anna.get_by_role("button", name="Open the table").click()
    expect(anna.locator(".seats li").filter(has_text="Ben")).to_contain_text("away")
    ben.goto("/")
    expect(games(ben)).to_have_count(2)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_in_company(open_page: Open, device: dict[str, Any]) -> None:
    anna, ben, table = two_people(open_page, started=True, **device)
    open_page(table)
    open_chat(ben)
    write(ben, "Hello")
    open_chat(anna)
    anna.get_by_role("button", name="More about what Ben said").click()
    assert looks.faults(anna) == []
    anna.get_by_role("button", name="People").click()
    expect(anna.get_by_role("heading", name="One spectator")).to_be_visible()
    assert looks.faults(anna) == []


# --- asked once ---


def test_how_i_appear_is_asked_where_i_first_sit_down_and_never_again(open_page: Open) -> None:
    anna = open_page(BLANK)
    table = play.new_table(anna, "amul", 3, seats=SEATS, start=False, access="public")
    guest = open_page(f"/t/{table}")
    guest.get_by_text("Choose a colour and an emblem").click()
    guest.get_by_label("Green").check(force=True)
    guest.get_by_label("Your name").fill("Lukas")
    assert looks.faults(guest) == []
    guest.get_by_role("button", name="Sit down").click()
    mine = guest.locator(".seats li").filter(has_text="Lukas")
    expect(mine.locator("svg").first).to_have_attribute("style", "--seat: var(--seat-3);")
    guest.get_by_role("button", name="Stand up").click()
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    expect(guest.get_by_text("Choose a colour and an emblem")).to_have_count(0)
    guest.goto("/me")
    expect(guest.get_by_label("Green")).to_be_checked()


def test_who_played_alone_is_asked_on_the_way_back(open_page: Open) -> None:
    page = open_page(BLANK)
    play.new_table(page, "amul", 3)
    page.goto("/")
    card = page.get_by_role("form", name="How do you want to appear?")
    assert looks.faults(page) == []
    card.get_by_label("Name").fill("Anna")
    card.get_by_label("Name").press("Enter")
    expect(card).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    looks.settle(page)
    expect(card).to_have_count(0)
