"""Games of both kinds against bots: by mouse, by keyboard alone, and on a phone by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e import play
from tests.e2e.conftest import BLANK, DESK, PHONE, Open

WAYS = {
    "mouse": (DESK, play.amul_by_mouse, play.amulett_by_mouse),
    "keyboard": (DESK, play.amul_by_keyboard, play.amulett_by_keyboard),
    "touch": (PHONE, play.amul_by_touch, play.amulett_by_touch),
}

BEGINNING = 6
"""decisions: more than a round of Āmul, which asks four kinds of question"""


def whole_games(always: str) -> pytest.MarkDecorator:
    """One way to the end always; `test_other_ways_lead_on` begins with the others, which are long."""
    ways = [pytest.param(way, marks=() if way == always else pytest.mark.rare) for way in WAYS]
    return pytest.mark.parametrize("way", ways)


@whole_games("keyboard")
def test_a_game_of_amul(open_page: Open, way: str) -> None:
    device, decide, _ = WAYS[way]
    page = open_page(BLANK, **device)
    table = play.new_table(page, "amul", 3)
    page.goto(f"/t/{table}")

    play.play_to_the_end(page, decide)

    sheet = page.request.get(f"/api/tables/{table}/score").json()
    totals = page.locator("dialog[open] tfoot tr").first.locator("td")
    expect(totals).to_have_text([str(score) for score in sheet["scores"]])

    # It opens under a hand that may still be on Enter; anew, because the hand at play may have been on Tab.
    page.reload()
    expect(totals).to_have_text([str(score) for score in sheet["scores"]])
    page.keyboard.press("Enter")
    expect(totals).to_have_text([str(score) for score in sheet["scores"]])
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


@whole_games("touch")
def test_a_game_of_das_amulett(open_page: Open, way: str) -> None:
    device, _, decide = WAYS[way]
    page = open_page(BLANK, **device)
    table = play.new_table(page, "amulett", 3)
    page.goto(f"/t/{table}")

    play.play_to_the_end(page, decide)

    result = page.request.get(f"/api/tables/{table}/record").json()["result"]
    winner = page.locator("dialog[open] li.winner").first
    gems = sum(result["gems"][result["winners"][0]].values())
    expect(winner).to_contain_text(f"{gems} gems")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "way"), [("amul", "mouse"), ("amul", "touch"), ("amulett", "mouse"), ("amulett", "keyboard")]
)
def test_other_ways_lead_on(open_page: Open, game: str, way: str) -> None:
    device, amul, amulett = WAYS[way]
    page = open_page(BLANK, **device)
    decide = amul if game == "amul" else amulett
    play.play_a_little(page, play.new_table(page, game, 3), decide, BEGINNING)


def test_play_now_is_one_tap(open_page: Open) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Play now against bots").first.click()
    expect(page.locator(".hand button.card")).to_have_count(6)
