"""Learning by playing: whole lessons by keyboard alone and by touch, in a browser that needs no rules for it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from serai.games import FOLDER
from serai.kernel.lesson import SHOWN
from tests.journeys import play
from tests.journeys.axe import faults
from tests.journeys.conftest import PHONE, Open, mostly_amul, mostly_amulett
from tests.journeys.settled import go, settled

GAMES = ("amul", "amulett")
TOLERANCE = 8
"""pixels by which a ring is wider than what it is about"""

BUTTONS = {
    "spell": "Bid 2",
    "income": "Take",
    "exchange": "Bid 2",
    "raise": "Bid 4",
    "pay": "Pay",
    "seventh": "Bid 3",
}
"""what is pressed at the stops of Das Amulett; in Āmul it is always the card that the light falls on"""

GEMS = {"gem": ("white", "orange"), "last": ("white", "brown")}
"""which gems are picked, one after the other"""

LAID_OUT = ("income", "pay")
"""where one button does it, because the sensible cards are laid out"""


def stops_of(game: str) -> list[dict[str, Any]]:
    shown = json.loads((FOLDER / game / "words" / SHOWN).read_text("utf-8"))
    stops: list[dict[str, Any]] = shown["stops"]
    return stops


def counted(page: Page, words: str) -> None:
    expect(page.locator(".teacher .count")).to_have_text(words)


def arrive(page: Page, number: int, stop: dict[str, Any], of: int) -> None:
    """The words have the focus, and what they are about is lit: all of it, but a phone may have no room for all."""
    counted(page, f"{number} of {of}")
    expect(page.locator("#lesson-title")).to_be_focused()
    rings = page.locator(".ring:not(.under)")
    if page.viewport_size != PHONE["viewport"]:
        expect(rings).to_have_count(len(stop["spots"]))
    elif stop["spots"]:
        expect(rings.first).to_be_visible()


COVERED = """tolerance => {
    const words = document.querySelector('.teacher').getBoundingClientRect()
    return [...document.querySelectorAll('.ring:not(.under)')].map((ring) => ring.getBoundingClientRect())
        .filter((box) => Math.min(box.right, words.right) - Math.max(box.left, words.left) >= tolerance
            && Math.min(box.bottom, words.bottom) - Math.max(box.top, words.top) >= tolerance).length
}"""


def words_cover_nothing(page: Page) -> None:
    """Nothing that is meant lies under the words."""
    settled(page)
    assert page.evaluate(COVERED, TOLERANCE) == 0


def go_through(page: Page, game: str, press: Callable[[Locator], None], move: Callable[[Page, str, str], None]) -> None:
    """From the first stop to the last."""
    stops = stops_of(game)
    for number, stop in enumerate(stops, start=1):
        arrive(page, number, stop, len(stops))
        words_cover_nothing(page)
        if stop["move"]:
            move(page, game, stop["id"])
        elif number < len(stops):
            press(page.get_by_role("button", name="Next", exact=True))


def by_key(button: Locator) -> None:
    """Tab leads there from the words, and Enter presses it."""
    page = button.page
    for _ in range(12):
        page.keyboard.press("Tab")
        if button.evaluate("button => button === document.activeElement"):
            page.keyboard.press("Enter")
            return
    raise AssertionError("Tab does not lead there")


def move_by_key(page: Page, game: str, stop: str) -> None:
    by_key(page.get_by_role("button", name="Show me"))
    settled(page)
    if game == "amulett" and stop in GEMS:
        for gem in GEMS[stop]:
            page.locator(f".prompt [data-gem={gem}]").press("Enter")
        page.locator(".prompt .button.primary").press("Enter")
        return
    if game == "amulett" and stop in BUTTONS:
        wanted = page.locator(".prompt .button", has_text=re.compile(BUTTONS[stop])).first
        if wanted.evaluate("button => button === document.activeElement"):
            page.keyboard.press("Enter")
        else:
            by_key(wanted)
        if stop in LAID_OUT:
            return
    else:
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")


@mostly_amul
def test_somebody_with_a_keyboard_learns_a_game_and_plays_on(open_page: Open, game: str) -> None:
    page = open_page("/")
    tile = page.get_by_role("article").nth(GAMES.index(game))
    tile.get_by_role("link", name="Learn in five minutes").press("Enter")
    go_through(page, game, by_key, move_by_key)
    by_key(page.get_by_role("button", name="Keep playing against easy bots"))
    expect(page).to_have_url(re.compile("/t/"))
    expect(play.my_turn(page)).to_be_visible()


def move_by_touch(page: Page, game: str, stop: str) -> None:
    if game == "amul":
        spot = next(each for each in stops_of(game) if each["id"] == stop)["spots"][-1]
        # In a fan the left edge of a card is always in sight.
        page.locator(f"[data-fly={spot}]:visible").first.tap(position={"x": 12, "y": 40})
        page.locator(".prompt .button.primary").tap()
    elif stop in GEMS:
        for gem in GEMS[stop]:
            page.locator(f".prompt [data-gem={gem}]").tap()
    elif stop in BUTTONS:
        page.locator(".prompt .button", has_text=re.compile(BUTTONS[stop])).first.tap()
    else:
        page.locator("[data-anchor=area-C4]").tap()
    if game == "amulett" and stop not in LAID_OUT:
        page.locator(".prompt .button.primary").tap()


@mostly_amulett
def test_somebody_with_a_phone_finds_the_lesson_in_the_rules_and_learns_a_game(open_page: Open, game: str) -> None:
    page = open_page(f"/rules/{game}", **PHONE)
    page.get_by_role("link", name="Learn in five minutes").click()
    expect(page.locator(".teacher")).to_be_visible()
    go_through(page, game, lambda button: button.tap(), move_by_touch)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0
    page.get_by_role("link", name="Rules", exact=True).tap()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()


def learn_from(page: Page, game: str, stop: str) -> None:
    page.evaluate("([game, stop]) => localStorage.setItem(`serai.lesson.${game}`, stop)", [game, stop])
    go(page, f"/learn/{game}")


def test_a_german_learner_leaves_comes_back_chooses_otherwise_and_is_told_the_rule(open_page: Open) -> None:
    """And Back takes back what was done."""
    page = open_page("/learn/amul", locale="de-DE")
    page.get_by_role("button", name="Weiter", exact=True).click()
    page.get_by_role("button", name="Weiter", exact=True).click()
    counted(page, "3 von 19")
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile("/$"))
    tile = page.get_by_role("article").first
    tile.get_by_role("link", name="Weiterlernen").click()
    counted(page, "3 von 19")
    page.get_by_role("button", name="Zurück").click()
    page.get_by_role("button", name="Zurück").click()
    counted(page, "1 von 19")
    page.get_by_role("button", name="Lektion verlassen").click()
    expect(tile.get_by_role("link", name="In fünf Minuten lernen")).to_be_visible()

    learn_from(page, "amul", "reveal")
    cards = play.hand(page)
    hand = cards.all_inner_texts()
    page.locator("[data-fly=card-112]").click()
    page.locator(".prompt .button.primary").click()
    answer = page.locator(".teacher").get_by_role("alert")
    expect(answer).to_contain_text("sofort aus dem Spiel entfernt")
    expect(cards).to_have_text(hand, use_inner_text=True)
    assert faults(page) == []
    page.locator(".teacher").get_by_role("link", name="In den Regeln nachschlagen").press("Enter")
    rule = page.get_by_role("dialog", name="A6.2")
    expect(rule).to_contain_text("Tischsymbol")
    page.keyboard.press("Escape")
    expect(rule).to_be_hidden()
    expect(page.locator(".teacher")).to_be_visible()

    learn_from(page, "amul", "offer")
    page.locator(".hand [data-fly=card-69]").click()
    page.locator(".prompt .button.primary").click()
    counted(page, "8 von 19")
    page.get_by_role("button", name="Zurück").click()
    counted(page, "7 von 19")
    expect(page.locator(".hand [data-fly=card-69]")).to_be_visible()


@pytest.mark.rare
@pytest.mark.parametrize("game", GAMES)
def test_words_cover_nothing_that_they_are_about(open_page: Open, game: str) -> None:
    """On tablets and laptops; the other journeys see a desk and a phone."""
    page = open_page(f"/learn/{game}")
    for width, height in ((1024, 768), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        for number, stop in enumerate(stops_of(game), start=1):
            learn_from(page, game, stop["id"])
            expect(page.locator(".teacher .count")).to_contain_text(f"{number} of")
            if stop["spots"]:
                expect(page.locator(".ring:not(.under)").first).to_be_visible()
            words_cover_nothing(page)
