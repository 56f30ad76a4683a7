"""The page of environment cards: what measures it works, and it tells of the rules as they are."""

from __future__ import annotations

import json

import numpy as np
import pytest

from serai.bots.net_file import rules_hash
from serai.games import find_game
from tools import environment_cards as cards


@pytest.mark.parametrize(("game", "most_moves"), [("amul", 200), ("amulett", 900)])
def test_a_small_measurement_adds_up(game: str, most_moves: int) -> None:
    found = cards.measured(game, 3, deals=16, deals_won=8)
    mean, few, many = found["moves"]
    assert 10 < few <= mean <= many < most_moves
    assert found["choices"] <= mean
    assert 1 < found["branching"][0] < found["branching"][1]
    assert found["courses"] == pytest.approx(found["choices"] * np.log10(found["branching"][0]), rel=0.5)
    held, ordered = found["hidden"]
    assert (held == 0) == (game == "amulett")
    assert held < ordered
    assert sum(place for place, _ in found["seats"]) == pytest.approx(0, abs=0.01)
    assert found["wins"][0][0] > 0.9, "greedy beats random players"


def test_luck_is_the_share_between_deals() -> None:
    chance = np.random.default_rng(1)
    deals = chance.normal(size=(400, 1, 3))
    slips = chance.normal(size=(400, 8, 3))
    assert cards.luck(deals + 0 * slips) == pytest.approx(1)
    assert cards.luck(0 * deals + slips) == pytest.approx(0, abs=0.03)
    assert cards.luck(deals + slips) == pytest.approx(0.5, abs=0.05)


def test_the_page_is_fresh() -> None:
    figures = json.loads(cards.FIGURES.read_text("utf-8"))
    assert cards.PAGE.read_text("utf-8") == cards.page(figures), "run: tools.environment_cards --page"
    now = {game: rules_hash(find_game(game)) for game in cards.FIRST}
    assert figures["rules"] == now, "the rules have changed: remove the file and run tools.environment_cards"
    for game, rows in figures["games"].items():
        found = find_game(game)
        assert [row["players"] for row in rows] == list(range(found.fewest, found.most + 1))
