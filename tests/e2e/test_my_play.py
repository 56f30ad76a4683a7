"""My play: what many finished games come to."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from serai.games import GAMES
from tests.e2e.conftest import Open
from tests.e2e.looks import settle

HEADINGS = {"amul": "Cards revealed most", "amulett": "Gems taken most"}
CHOSEN = {"amul": "play", "amulett": "gem"}


def told(page: Page, title: str) -> dict[str, list[str]]:
    """What a plot tells those who hear it."""
    table = page.get_by_role("table", name=title)
    expect(table).to_have_count(1)
    rows = [row.locator("th, td").all_inner_texts() for row in table.locator("tbody tr").all()]
    return {name: numbers for name, *numbers in rows}


def record_of(page: Page, table: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(page.request.get(f"/api/tables/{table}/record").text())
    return record


@pytest.mark.parametrize("game", GAMES)
def test_places_rows_and_favourites_of_a_game(open_finished: Open, game: str) -> None:
    page, table = open_finished(game, 3)
    record = record_of(page, table)
    result = record["result"]
    page.goto(f"/mine/{game}")
    won = 0 in result["winners"]
    expect(page.get_by_role("main")).to_contain_text("1 game, 1 won." if won else "1 game, none won.")
    places = told(page, "Places")
    assert list(places) == ["Place 1", "Place 2", "Place 3"]
    assert sorted(count for (count,) in places.values()) == ["0", "0", "1"]
    assert places["Place 1"] == ["1" if won else "0"]
    sheet = told(page, "What you had at the end, on average")
    if game == "amul":
        assert sheet["Objects"][0] == str(result["breakdown"][0]["yellow"])
    else:
        assert sheet["Gems"][0] == str(sum(result["gems"][0].values()))
    expect(page.get_by_role("main")).to_contain_text("Have a game reviewed")
    settle(page)  # what was chosen most may come after what was reviewed
    has_chosen = any(move["seat"] == 0 and move["do"] == CHOSEN[game] for move in record["moves"])
    expect(page.get_by_role("heading", name=HEADINGS[game])).to_have_count(int(has_chosen))


def test_a_reviewed_game_says_what_decisions_cost(open_finished: Open) -> None:
    page, table = open_finished("amul", 3)
    page.goto(f"/review/{table}?seat=0")
    expect(page.get_by_role("heading", name="What mattered")).to_be_visible(timeout=300_000)
    costly = page.locator("li.cost").count()
    page.goto("/mine/amul")
    expected = "from the one game that was reviewed" if costly else "Nothing that can be told from chance"
    expect(page.get_by_role("main")).to_contain_text(expected)
