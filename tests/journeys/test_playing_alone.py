"""Playing alone: from the home page to a table of one's own choice, and by ear to its end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from serai.games import GAMES
from tests.journeys import play
from tests.journeys.conftest import BLANK, PHONE, Open
from tests.journeys.kept import kept_tables
from tests.journeys.settled import go, settled
from tests.journeys.site import tile_of

OPTIONS = {"amul": {"tea": 2}, "amulett": {"experienced": True}}
MET = {"amul": ("main", "Tea Trader"), "amulett": (".prompt", "spell")}
"""where a table shows that it is played with these options"""


@pytest.mark.parametrize("device", [PHONE, pytest.param({}, marks=pytest.mark.rare)], ids=["phone", "desk"])
def test_a_stranger_picks_five_players_and_hard_bots_at_home_and_meets_them(
    open_page: Open, device: dict[str, Any]
) -> None:
    """In one game after the other; what is picked for one holds for that one."""
    page = open_page("/", **device)
    first, second = GAMES
    pick(page, first)
    expect(players_of(tile_of(page, second)).get_by_role("status")).not_to_have_text("5")
    pick(page, second)
    for game in GAMES:
        go(page, "/")
        tile = tile_of(page, game)
        expect(players_of(tile).get_by_role("status")).to_have_text("5")
        expect(tile.get_by_role("combobox", name="Bots")).to_have_value("hard")
        tile.locator("summary").click()
        settled(page)
        check_option(tile, game)

        tile.get_by_role("button", name="Play now").click()
        page.wait_for_url("**/t/local-*")
        settled(page)
        expect(page.locator(".seat")).to_have_count(4)
        where, words = MET[game]
        expect(page.locator(where)).to_contain_text(words)
        (kept,) = [each for each in kept_tables(page) if each["table"]["game"] == game]
        assert kept["table"]["options"] == OPTIONS[game]
        assert [seat.get("level") for seat in kept["table"]["seats"]] == [None, *["hard"] * 4]


def pick(page: Page, game: str) -> None:
    tile = tile_of(page, game)
    players = players_of(tile)
    while players.get_by_role("status").inner_text() != "5":
        players.get_by_role("button", name="More").click()
    tile.get_by_role("combobox", name="Bots").select_option("hard")
    tile.locator("summary").click()
    choose_option(tile, game)


def players_of(tile: Locator) -> Locator:
    return tile.get_by_role("group", name="Players", exact=True)


def choose_option(tile: Locator, game: str) -> None:
    if game == "amul":
        tile.get_by_role("group", name="Tea").get_by_role("button", name="More").click()
        tile.get_by_role("group", name="Tea").get_by_role("button", name="More").click()
    else:
        tile.get_by_role("checkbox").check()


def check_option(tile: Locator, game: str) -> None:
    if game == "amul":
        expect(tile.get_by_role("group", name="Tea").get_by_role("status")).to_have_text("2")
    else:
        expect(tile.get_by_role("checkbox")).to_be_checked()


# --- by ear --------------------------------------------------------------------------------------------------------

BUTTON = re.compile(r"""- '?button "(.*?)"(.*)""")
NO_DEED = ("Hint", "Less", "More", "Take nothing", "Take it back")
PLACES = {
    "Choose a card": "Your hand",
    "Pick a card from the Market": "Market",
    "Take a card from the Palace": "Palace",
    "Take a card from the Bazaar": "Bazaar",
}
"""where the prompt of Āmul sends somebody"""


def heard_in(part: Locator) -> tuple[str, list[str]]:
    """What the prompt says, and the names of what can be pressed there."""
    told = part.aria_snapshot()
    return told, [name for name, state in BUTTON.findall(told) if "disabled" not in state and name not in NO_DEED]


def decide_in_amul(page: Page, prompt: Locator) -> None:
    """Enter selects a card of the place that the prompt names, and Enter again plays it."""
    told, _ = heard_in(prompt)
    place = next(place for words, place in PLACES.items() if words in told)
    for card in page.get_by_role("region", name=place, exact=True).get_by_role("button").all():
        card.press("Enter")
        if heard_in(prompt)[1]:
            card.press("Enter")
            return


def decide_in_amulett(page: Page, prompt: Locator) -> None:
    """Select the first choice, unless something is laid out already; the last button is the one that does it."""
    names = heard_in(prompt)[1]
    if prompt.get_by_role("button", name=names[0], exact=True, pressed=False).count():
        prompt.get_by_role("button", name=names[0], exact=True).first.press("Enter")
        settled(page)
        names = heard_in(prompt)[1]
    if names:
        prompt.get_by_role("button", name=names[-1], exact=True).last.press("Enter")


WAYS = {"amul": decide_in_amul, "amulett": decide_in_amulett}


BEGINNING = 6
"""decisions: more than a round of Āmul, which asks four kinds of question"""


def test_somebody_who_sees_nothing_begins_both_games_by_ear(open_page: Open) -> None:
    """Through the accessibility tree alone."""
    page = open_page(BLANK)
    for game, decide in WAYS.items():
        go(page, f"/t/{play.new_table(page, game, 3)}")
        prompt, told = page.get_by_role("region", name="What to do"), page.get_by_role("log")
        for _ in range(BEGINNING):
            before = told.inner_text()
            decide(page, prompt)
            settled(page)
            assert told.inner_text() != before


@pytest.mark.rare
@pytest.mark.parametrize("game", list(WAYS))
def test_somebody_who_sees_nothing_plays_a_whole_game_by_ear(open_page: Open, game: str) -> None:
    page = open_page(BLANK)
    go(page, f"/t/{play.new_table(page, game, 3)}")
    prompt, end = page.get_by_role("region", name="What to do"), page.get_by_role("dialog")
    play.play_to_the_end(page, lambda page: WAYS[game](page, prompt))
    expect(end).to_contain_text("win")
    expect(end.get_by_role("button", name="Play again")).to_be_visible()
