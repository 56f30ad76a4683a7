"""Whole games against bots: by mouse, by keyboard alone, and on a phone by touch."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.journeys import play
from tests.journeys.conftest import BLANK, DESK, PHONE, Open
from tests.journeys.settled import go, settled
from tests.server.people import Viewer

Way = tuple[dict[str, Any], play.Decide, play.Decide]


def amulett_by_touch(page: Page) -> None:
    if not play.is_chosen(page):
        page.locator(play.CHOICE).first.tap()
    page.locator(play.CONFIRM).tap()


def amulett_by_keyboard(page: Page) -> None:
    """Walk to a choice, unless something is laid out already; then to the button that says what will happen."""
    if not play.is_chosen(page):
        play.walk_to(page, play.CHOICE)
        page.keyboard.press("Enter")
    play.walk_to(page, play.CONFIRM)
    page.keyboard.press("Enter")


WAYS: dict[str, Way] = {
    "mouse": (DESK, play.amul_by_mouse, play.amulett_by_mouse),
    "keyboard": (DESK, play.amul_by_keyboard, amulett_by_keyboard),
    "touch": (PHONE, play.amul_by_touch, amulett_by_touch),
}
BEGINNING = 6
"""decisions: more than a round of Āmul, which asks four kinds of question"""

LATE = {"amul": 9, "amulett": 5}
"""rounds: the last one of Āmul, and one in which Das Amulett can end"""


def whole_games(always: str) -> pytest.MarkDecorator:
    """One way always, from the first round to the last; whole games, in every way, seldom."""
    ways = [pytest.param(way, True, marks=pytest.mark.rare, id=f"{way}, all of it") for way in WAYS]
    return pytest.mark.parametrize(("way", "whole"), [pytest.param(always, False, id=always), *ways])


def play_through(page: Page, table: str, decide: play.Decide, whole: bool) -> None:
    go(page, f"/t/{table}")
    if not whole:
        begin(page, decide)
        play.play_until(page, table, is_late)
    play.play_to_the_end(page, decide)


def begin(page: Page, decide: play.Decide) -> None:
    for _ in range(BEGINNING):
        settled(page)
        decide(page)
    settled(page)


def is_late(me: Viewer) -> bool:
    return bool(me.is_awaited and me.view["round"] >= LATE[me.view["game"]])


@whole_games("keyboard")
def test_somebody_plays_amul_to_its_end_and_reads_the_score(open_page: Open, way: str, whole: bool) -> None:
    device, decide, _ = WAYS[way]
    page = open_page(BLANK, **device)
    table = play.new_table(page, "amul", 3)
    play_through(page, table, decide, whole)

    sheet = page.request.get(f"/api/tables/{table}/score").json()
    totals = page.locator("dialog[open] tfoot tr").first.locator("td")
    expect(totals).to_have_text([str(score) for score in sheet["scores"]])
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


@whole_games("touch")
def test_somebody_plays_das_amulett_to_its_end_and_meets_the_winner(open_page: Open, way: str, whole: bool) -> None:
    device, _, decide = WAYS[way]
    page = open_page(BLANK, **device)
    table = play.new_table(page, "amulett", 3)
    play_through(page, table, decide, whole)

    result = page.request.get(f"/api/tables/{table}/record").json()["result"]
    gems = sum(result["gems"][result["winners"][0]].values())
    expect(page.locator("dialog[open] .winner-card .points")).to_contain_text(f"{gems} gems")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.rare
@pytest.mark.parametrize(
    ("game", "way"), [("amul", "mouse"), ("amul", "touch"), ("amulett", "mouse"), ("amulett", "keyboard")]
)
def test_somebody_begins_a_game_in_another_way(open_page: Open, game: str, way: str) -> None:
    device, amul, amulett = WAYS[way]
    page = open_page(BLANK, **device)
    table = play.new_table(page, game, 3)
    go(page, f"/t/{table}")
    begin(page, amul if game == "amul" else amulett)
    record = page.request.get(f"/api/tables/{table}").json()
    assert record["table"]["status"] == "running"
    expect(page.locator(".prompt .refusal")).to_have_count(0)
