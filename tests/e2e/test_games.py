"""Games of both kinds against bots: by mouse, by keyboard alone, and on a phone by touch."""

from __future__ import annotations

from typing import Any

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


def test_a_sensible_pair_of_spells_is_laid_out(open_page: Open) -> None:
    """M2.7: of four dealt spells two are chosen already, with stones; one press keeps them."""
    page = open_page(BLANK)
    page.goto(f"/t/{play.new_table(page, 'amulett', 3, options={'experienced': True})}")
    expect(page.locator(".dealt .chosen")).to_have_count(2)
    page.locator(".prompt.mine .button.primary").click()
    expect(page.locator(".prompt.mine .dealt")).to_have_count(0)


def test_a_card_is_dragged_to_its_place(open_page: Open) -> None:
    page = open_page(BLANK)
    page.goto(f"/t/{play.new_table(page, 'amul', 3)}")
    card = page.locator(".hand button.card").first
    name = card.locator(".visually-hidden").inner_text().split(".")[0]
    card.drag_to(page.locator(".market"))
    expect(page.get_by_role("log")).to_contain_text(f"You offer {name}.")


def test_an_explained_number(open_finished: Open) -> None:
    """Every number of the pad tells where it comes from, with its rule."""
    page, _ = open_finished("amul", 3)
    cells = page.locator("dialog[open] tbody button")
    explained: list[Any] = []
    for row in range(9):
        cells.nth(row * 3).click()
        explained.append(page.locator("dialog[open] .why").inner_text())
    assert any("A16" in text for text in explained)
    assert "A11.3" in explained[-1]
