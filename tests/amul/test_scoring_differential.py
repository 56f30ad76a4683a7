"""Our scoring against the naive one, on areas and editions nobody would think of."""

from __future__ import annotations

import random
from typing import Any

import pytest

from serai.games.amul.edition.read import Edition, load
from serai.games.amul.explain import explain
from serai.kernel.errors import UserError
from tests.support.amul_catalogue import Catalogue, catalogue
from tests.support.amul_editions import PowerMaker, catalogue_with, edition_with
from tests.support.amul_scenes import random_game
from tests.support.amul_scores import score
from tests.support.naive_scoring import NaiveScorer

FEW, MANY = 10, 30
"""editions with powers at random: some always, the others where it is rare"""


def some_always(few: int, many: int) -> list[Any]:
    return [*range(few), *(pytest.param(number, marks=pytest.mark.rare) for number in range(few, many))]


def random_areas(draw: random.Random) -> list[list[int]]:
    """Up to 30 cards each to 3 to 8 seats, in any order; sometimes all that are left go to one seat."""
    cards = list(catalogue())
    draw.shuffle(cards)
    areas = []
    for _ in range(draw.randint(3, 8)):
        size = draw.choice((0, draw.randint(0, 5), draw.randint(10, 16), draw.randint(0, 30)))
        areas.append(cards[:size])
        cards = cards[size:]
    if draw.random() < 0.1:
        draw.choice(areas).extend(cards)
    return areas


def assert_same(edition: Edition, cards: Catalogue, areas: list[list[int]]) -> None:
    assert score(areas, edition) == NaiveScorer(cards, areas).result()


@pytest.mark.parametrize("batch", some_always(3, 6))
def test_random_areas(batch: int) -> None:
    draw = random.Random(batch)
    for _ in range(160):
        assert_same(load(), catalogue(), random_areas(draw))


@pytest.mark.parametrize("players", range(3, 9))
def test_odd_areas(players: int) -> None:
    everything = list(catalogue())
    for holder in range(players):
        assert_same(load(), catalogue(), [everything if seat == holder else [] for seat in range(players)])
    assert_same(load(), catalogue(), [[] for _ in range(players)])
    assert_same(load(), catalogue(), [everything[seat::players] for seat in range(players)])


@pytest.mark.parametrize("seed", some_always(FEW, MANY))
def test_random_powers(seed: int) -> None:
    """Editions whose every kind carries powers drawn from all of A16."""
    powers = PowerMaker(seed).edition_powers()
    edition, cards = edition_with(powers), catalogue_with(powers)
    draw = random.Random(seed)
    for _ in range(30):
        assert_same(edition, cards, random_areas(draw))


def test_random_powers_use_the_whole_vocabulary() -> None:
    """Otherwise the test above would promise more than it holds."""
    used = repr([PowerMaker(seed).edition_powers() for seed in range(FEW)])
    words = "flat set each variety scarcity if pair compare order own left right neighbours own_neighbours all others"
    words += " most least >= <= == kinds colours decks positions traits"
    assert [word for word in words.split() if f"'{word}'" not in used] == []


def test_points_that_would_not_fit_are_refused() -> None:
    """99 points for every Market card anywhere: six Gold would score 70,138, more than the sheet can hold."""
    power = {"do": "each", "points": 99, "scope": "all", "select": {"decks": ["market"]}}
    with pytest.raises(UserError, match=r"one player could score \d+ points and only 32767 fit; .* kind gold"):
        score([[], [], []], edition_with({"gold": [power]}))
    assert score([[], [], []], edition_with({"gold": [{**power, "points": 5}]}))["scores"] == [0, 0, 0]


@pytest.mark.parametrize("seed", range(10))
def test_explanations_add_up(seed: int) -> None:
    """Every point of the sheet is explained, and nothing else."""
    powers = PowerMaker(seed).edition_powers() if seed % 2 else {}
    edition = edition_with(powers)
    draw = random.Random(seed)
    for _ in range(10):
        areas = random_areas(draw)
        breakdown = score(areas, edition)["breakdown"]
        for seat, told in enumerate(explain(edition, areas)):
            rows = dict.fromkeys(breakdown[seat], 0)
            for card in told["cards"]:
                assert card["points"] == max(0, sum(why["points"] for why in card["why"]))
                rows[card["row"]] += card["points"]
            rows["arab"], rows["mongol"] = told["arab"]["points"], told["mongol"]["points"]
            assert rows == breakdown[seat]
            assert [card["card"] for card in told["cards"]] == sorted(areas[seat])


@pytest.mark.parametrize("players", range(3, 9))
def test_areas_of_whole_games(players: int) -> None:
    for seed in range(3):
        table = random_game(players, seed, tea=(players + seed) % 9)
        areas = [[entry["card"] for entry in seat["area"]] for seat in table.view(None)["seats"]]
        assert table.result == NaiveScorer(catalogue(), areas).result()
