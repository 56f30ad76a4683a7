"""What people do first, in Firefox and in WebKit."""

from __future__ import annotations

import pytest

from serai.kernel.rule import INTERPRETED
from tests.journeys.engines.page import ENTER, ESCAPE, Page

pytestmark = pytest.mark.skipif(INTERPRETED, reason="an engine for the visitor's device is compiled code")

HAPPENED = ".scroll[role=region]"
"""What happened, beside the table."""
ASKED = "() => document.querySelector('.prompt.mine .button:enabled, .card.playable:not(.sealed)') !== null"
CHOICE = ".prompt.mine .actions .button:enabled:not(.icon, .primary)"
CONFIRM = ".prompt.mine .actions .button.primary:enabled"
CARD = ".card.playable:not(.sealed)"


def decide(page: Page, choice: str) -> None:
    """Choose, unless chance has left no choice, confirm, and see that the game goes on to the next decision."""
    before = page.text(HAPPENED)
    if not page.evaluate("confirm => document.querySelector(confirm) !== null", CONFIRM):
        page.click(choice)
    page.click(CONFIRM)
    assert len(page.text(HAPPENED)) > len(before)
    assert page.evaluate(ASKED)


def test_a_stranger_plays_amul_at_once(page: Page) -> None:
    page.open("/")
    page.click("button", "Play now", within="Āmul")
    decide(page, CARD)
    assert "/t/local-" in page.evaluate("() => location.href")


@pytest.mark.rare
def test_a_stranger_reads_german_and_plays_das_amulett_at_once(page: Page) -> None:
    page.open("/")
    page.click("button", "Menu")
    page.click("button", "Deutsch")
    page.type(ESCAPE)
    page.click("button", "Gleich gegen Bots spielen", within="Das Amulett")
    decide(page, CHOICE)
    assert "Verlauf" in page.text()
    assert "/t/local-" in page.evaluate("() => location.href")


@pytest.mark.rare
def test_somebody_opens_a_table_for_friends_and_plays_on_after_a_reload(page: Page) -> None:
    page.open("/")
    page.click("link", "With friends", within="Āmul")
    page.write("Your name", "Anna")
    page.click("button", "Create table")
    page.click("button", "Start the game")
    decide(page, CARD)
    told = page.text(HAPPENED)
    page.reload()
    assert page.text(HAPPENED) == told
    decide(page, CARD)


@pytest.mark.rare
def test_somebody_learns_the_first_steps(page: Page) -> None:
    page.open("/")
    page.click("link", "Learn in five minutes", within="Āmul")
    for step in range(1, 5):
        assert f"{step} of 19" in page.text()
        page.click("button", "Next")
    assert "5 of 19" in page.text()


@pytest.mark.rare
def test_a_family_scores_its_evening_on_the_plain_pad(page: Page) -> None:
    page.open("/score")
    page.click("button", "Less", within="Players")
    for number, name in enumerate(("Anna", "Lukas", "Linda"), 1):
        page.write(f"Name of seat {number}", name)
    for name, numbers in (("Anna", "12"), ("Lukas", "42"), ("Linda", "7")):
        page.click("button", name, within="Whose points to enter")
        page.click("section .line input")
        page.type(f"{numbers}{ENTER}" + f"0{ENTER}" * 9)
    assert "Lukas wins with 42 points." in page.text()
    page.reload()
    assert "Lukas wins with 42 points." in page.text()
