"""Playing by keyboard: the order of the Tab key, a focus that is kept, keys that read out, and typed commands."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import play
from tests.e2e.conftest import BLANK, PHONE, Open
from tests.e2e.looks import faults
from tests.e2e.moments import chooses_income

CARD = ".hand button.card"
FOCUSED = "document.activeElement?.getAttribute('data-fly')"
IS_SHOWN_AND_HEARD = """words => {
    const shown = document.querySelector('.told')?.textContent;
    return shown?.includes(words) && document.querySelector('[role=log] p:last-of-type').textContent === shown;
}"""
"""At the same time: what is shown goes after a while."""


def sit_down(open_page: Open, game: str = "amul") -> Page:
    page: Page = open_page(BLANK)
    page.goto(f"/t/{play.new_table(page, game, 3)}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    return page


def test_the_hand_comes_before_what_confirms_it(open_page: Open) -> None:
    page = sit_down(open_page)
    assert play.walk_to(page, CARD)
    page.keyboard.press("Enter")
    assert play.walk_to(page, play.CONFIRM)
    page.keyboard.press("Shift+Tab")
    while not page.evaluate("document.activeElement.closest('.hand, .market')"):
        page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.closest('.hand') !== null")


def test_the_focus_is_kept_over_a_reload_and_over_new_views(open_page: Open) -> None:
    page = sit_down(open_page)
    assert play.walk_to(page, CARD)
    page.keyboard.press("ArrowRight")
    card = page.evaluate(FOCUSED)
    page.reload()
    expect(page.locator(f"{CARD}[data-fly='{card}']")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("You offer")
    page.wait_for_function(play.MY_TURN_OR_END)
    page.wait_for_function("() => document.activeElement !== document.body")


@pytest.mark.parametrize(
    ("game", "keys"),
    [
        (
            "amul",
            {
                "h": "Your hand: ",
                "m": "Market: ",
                "a": "Your play area: ",
                "1": "Batu: ",
                "s": "you 0, Batu 0",
                "w": "Choose",
            },
        ),
        ("amulett", {"h": "Your metals: ", "m": "C3", "a": "Spells: ", "1": "Batu: ", "s": "0 gems", "w": "ass"}),
    ],
)
def test_keys_read_out_to_the_eye_and_to_the_ear(open_page: Open, game: str, keys: dict[str, str]) -> None:
    page = sit_down(open_page, game)
    for key, words in {**keys, "e": "."}.items():
        page.keyboard.press(key)
        page.wait_for_function(IS_SHOWN_AND_HEARD, arg=words)
    page.keyboard.press("Escape")
    expect(page.locator(".told")).to_have_count(0)
    # The marks are for the eye alone.
    assert page.evaluate("document.documentElement.hasAttribute('data-keys')")
    assert "text: h" not in page.get_by_role("main").aria_snapshot()


def test_the_keys_are_listed_marked_and_can_be_switched_off(open_page: Open) -> None:
    page = sit_down(open_page)
    marked = "document.documentElement.hasAttribute('data-keys')"
    assert not page.evaluate(marked)
    page.keyboard.press("?")
    listed = page.get_by_role("dialog", name="Keys")
    expect(listed).to_contain_text("read out my hand")
    assert page.evaluate(marked)
    assert faults(page) == []
    listed.get_by_role("button", name="Letter keys are on").click()
    assert not page.evaluate(marked)
    listed.get_by_role("button", name="Close").click()
    expect(listed).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".told")).to_have_count(0)


def test_fingers_are_shown_no_keys(open_page: Open) -> None:
    page = open_page(BLANK, **PHONE)
    page.goto(f"/t/{play.new_table(page, 'amul', 3)}")
    page.locator(CARD).last.tap()
    assert not page.evaluate("document.documentElement.hasAttribute('data-keys')")


def test_a_command_chooses_and_enter_confirms(open_page: Open) -> None:
    page = sit_down(open_page)
    page.keyboard.press("/")
    field = page.get_by_role("textbox", name="Command")
    expect(field).to_be_focused()
    field.fill("t")
    field.press("Enter")
    expect(page.locator("form .lines")).to_contain_text("1: ")
    assert faults(page) == []
    field.fill("1")
    field.press("Enter")
    confirm = page.locator(play.CONFIRM)
    expect(confirm).to_be_focused()
    expect(confirm).to_contain_text("Offer")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("You offer")


def test_the_command_field_takes_the_focus_and_gives_it_back(open_page: Open) -> None:
    """Whoever plays by keyboard always has it somewhere: what is typed must not go there."""
    page = sit_down(open_page)
    assert play.walk_to(page, CARD)
    card = page.evaluate(FOCUSED)
    page.keyboard.press("/")
    expect(page.get_by_role("textbox", name="Command")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(f"{CARD}[data-fly='{card}']")).to_be_focused()


def test_what_is_fetched_when_it_is_first_asked_gets_the_focus(open_page: Open) -> None:
    """Nobody who plays by keyboard begins again at the top of the page."""
    page = sit_down(open_page, "amulett")
    page.keyboard.press("Escape")
    table = page.url.rpartition("/")[2]
    assert play.play_until(page, table, chooses_income)
    expect(page.locator(".prompt .picker")).to_be_visible()
    expect(page.locator(".prompt .actions :focus")).to_have_count(1)


def test_what_is_not_legal_is_refused_in_words(open_page: Open) -> None:
    page = sit_down(open_page, "amulett")
    page.keyboard.press("/")
    field = page.get_by_role("textbox", name="Command")
    field.fill("=99")
    field.press("Enter")
    expect(page.locator(".prompt .refusal").get_by_role("link")).to_have_text(re.compile(r"M\d"))
